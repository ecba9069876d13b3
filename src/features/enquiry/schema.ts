import * as z from 'zod/mini';
import {keepsRule, rules, type Enquiry, type FieldRule} from './rules';

function field({rule, message}: FieldRule) {
  return z.string().check(
    z.trim(),
    z.refine((value) => keepsRule(rule, value), message),
  );
}

/** The table of rules as a schema. What it lets through is trimmed and ready to send. */
export const enquirySchema = z.object({
  name: field(rules.name),
  email: field(rules.email),
  company: field(rules.company),
  division: field(rules.division),
  phone: field(rules.phone),
  message: field(rules.message),
} satisfies Record<keyof Enquiry, unknown>);
