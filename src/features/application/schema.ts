import * as z from 'zod/mini';
import {textField, tickedField} from '../form/field-schema';
import {extensionOf, tooLarge} from './cv';
import {isOpen, positionOf, type Position} from './positions';
import {rules} from './rules';
import {texts} from './texts';
import type {Values} from './values';

/** The CV: a file with one of the specification's extensions, as large as its delivery carries. */
function cvField(fileLimit: number | undefined) {
  return z.custom<Values['resume']>().check(({value: files, issues}) => {
    const file = files?.[0];
    if (file === undefined || extensionOf(file.name) === undefined) {
      issues.push({code: 'custom', message: rules.resume.message, input: files});
    } else if (fileLimit !== undefined && file.size > fileLimit) {
      issues.push({code: 'custom', message: tooLarge(file, fileLimit), input: files});
    }
  });
}

interface Offer {
  /** What may be applied for. */
  readonly positions: readonly Position[];
  /** Largest CV in bytes; nothing where nothing is delivered. */
  readonly fileLimit?: number | undefined;
  /** Milliseconds since 1970. Passed by tests. */
  readonly now?: () => number;
}

/**
 * The table of rules as a schema, for a page that offers these positions. What it lets through is
 * trimmed and ready to send. A position that has closed by the time it is sent is refused.
 */
export function applicationSchema({positions, fileLimit, now = Date.now}: Offer) {
  const find = (id: string) => positionOf(positions, id);
  return z.object({
    firstName: textField(rules.firstName),
    lastName: textField(rules.lastName),
    email: textField(rules.email),
    phone: textField(rules.phone),
    address: textField(rules.address),
    postalCode: textField(rules.postalCode),
    position: textField(rules.position).check(
      z.refine((id) => find(id) !== undefined, rules.position.message),
      z.refine((id) => {
        const position = find(id);
        return position === undefined || isOpen(position, now());
      }, texts.closed),
    ),
    availability: textField(rules.availability),
    experience: textField(rules.experience),
    resume: cvField(fileLimit),
    workEligibility: tickedField(rules.workEligibility),
    dataConsent: tickedField(rules.dataConsent),
  } satisfies Record<keyof Values, unknown>);
}
