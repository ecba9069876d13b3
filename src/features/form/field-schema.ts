import * as z from 'zod/mini';
import {keepsRule, type FieldRule} from './rule';

/**
 * A text of the form. What the schema lets through is trimmed and ready to send. No choice among
 * radio buttons is no text, and told by the same message.
 */
export function textField({rule, message}: FieldRule) {
  return z.string(message).check(
    z.trim(),
    z.refine((value) => keepsRule(rule, value), message),
  );
}

/** A box that has to be ticked. */
export function tickedField({message}: {readonly message: string}) {
  return z.boolean(message).check(z.refine((ticked) => ticked, message));
}
