import * as z from 'zod/mini';
import {textField, tickedField} from '../form/field-schema';
import type {CvChoice} from './cv-choice';
import {isOpen, positionOf, type Position} from './positions';
import {rules} from './rules';
import {texts} from './texts';
import type {Values} from './values';

function cvProblem(choice: CvChoice): string | undefined {
  switch (choice.state) {
    case 'none':
      return rules.resume.message;
    case 'refused':
      return choice.message;
    // The form waits for the end of a check before it validates.
    case 'checking':
    case 'accepted':
      return undefined;
  }
}

const cvField = z.custom<CvChoice>().check(({value, issues}) => {
  const message = cvProblem(value);
  if (message !== undefined) {
    issues.push({code: 'custom', message, input: value});
  }
});

/**
 * The table of rules as a schema, for a page that offers these positions. What it lets through is
 * trimmed and ready to send. A position that has closed by the time it is sent is refused.
 */
export function applicationSchema(positions: readonly Position[], now: () => number = Date.now) {
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
    resume: cvField,
    workEligibility: tickedField(rules.workEligibility),
    dataConsent: tickedField(rules.dataConsent),
  } satisfies Record<keyof Values, unknown>);
}
