import * as z from 'zod/mini';
import {textField} from '../form/field-schema';
import {rules, type Enquiry} from './rules';

/** The table of rules as a schema. What it lets through is trimmed and ready to send. */
export const enquirySchema = z.object({
  name: textField(rules.name),
  email: textField(rules.email),
  company: textField(rules.company),
  division: textField(rules.division),
  phone: textField(rules.phone),
  message: textField(rules.message),
} satisfies Record<keyof Enquiry, unknown>);
