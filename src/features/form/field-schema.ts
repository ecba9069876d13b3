import * as z from 'zod/mini';
import {keepsRule, type FieldRule} from './rule';

/** A text of the form. What the schema lets through is trimmed and ready to send. */
export function textField({rule, message}: FieldRule) {
  return z.string().check(
    z.trim(),
    z.refine((value) => keepsRule(rule, value), message),
  );
}

/** A box that has to be ticked. */
export function tickedField({message}: {readonly message: string}) {
  return z.boolean().check(z.refine((ticked) => ticked, message));
}
