import {brand} from '@site/src/data/brand/brand';
import {entityOf} from '@site/src/data/companies/companies';
import {divisions as recipients} from '@site/src/data/contact/divisions';
import * as z from 'zod/mini';
import type {FormTexts} from '../../site/form/outcome';
import {type FieldRule, sharedRules, textField} from '../../site/form/rule';

/** One choice of the division field (specification 3, "Contact enquiry"). */
export interface Division {
  /** The value that is sent. Example: `'exg-design'`. */
  readonly id: string;
  readonly label: string;
  /** Name of the company that will answer. */
  readonly company: string;
  /** Email address for writing without the form. */
  readonly email: string;
}

/** The id that the form sends for a company of the group, or for the group itself. */
export function divisionId(company: string): string {
  return `${brand.prefix}-${company}`;
}

/** The choices of the division field, in the order of the specification. */
export const divisions: readonly Division[] = recipients.map(({company, mailbox}) => ({
  id: divisionId(company),
  label: company === 'group' ? 'General Inquiry' : entityOf(company).name,
  company: entityOf(company).name,
  email: brand.email[mailbox],
}));

/** Returns the choice with this id; `undefined` for anything else that a link may contain. */
export function divisionOf(id: unknown): Division | undefined {
  return divisions.find((division) => division.id === id);
}

/**
 * The fields of the enquiry in order, with the specification's rules and messages (3, 5 and 7). The
 * form and its validation read this table and no other.
 */
export const rules = {
  name: {
    label: 'Name',
    rule: {kind: 'atLeast', characters: 2},
    message: 'Name must be at least 2 characters.',
    control: 'input',
    type: 'text',
    autoComplete: 'name',
  },
  email: sharedRules.email,
  company: {
    label: 'Company',
    rule: {kind: 'optional'},
    control: 'input',
    type: 'text',
    autoComplete: 'organization',
  },
  division: {
    label: `Which ${brand.shortName} company do you want to contact?`,
    rule: {kind: 'oneOf', ids: divisions.map(({id}) => id)},
    message: `Please select which ${brand.shortName} company you want to contact.`,
    control: 'select',
    hint: 'Not sure which? Choose General Inquiry and reception will pass your message to the right people.',
  },
  phone: sharedRules.phone,
  message: {
    label: 'Message',
    rule: {kind: 'atLeast', characters: 10},
    message: 'Message must be at least 10 characters.',
    control: 'textarea',
    hint: 'Include the address, the rough size of the job and when you need it, so we can send the right person.',
  },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof rules;

export type Enquiry = Record<FieldName, string>;

export const fieldNames: readonly FieldName[] = [
  'name',
  'email',
  'company',
  'division',
  'phone',
  'message',
];

export const emptyEnquiry: Enquiry = {
  name: '',
  email: '',
  company: '',
  division: '',
  phone: '',
  message: '',
};

/** The table of rules as a schema. Its result is trimmed and ready to send. */
export const enquirySchema = z.object({
  name: textField(rules.name),
  email: textField(rules.email),
  company: textField(rules.company),
  division: textField(rules.division),
  phone: textField(rules.phone),
  message: textField(rules.message),
} satisfies Record<FieldName, unknown>);

/** The form's wording; the specification (8) fixes `sent` and `failed`. */
export const texts: FormTexts = {
  thing: 'message',
  send: 'Send Message',
  sent: "Your message has been sent successfully. We'll be in touch soon!",
  failed: 'Failed to send your message. Please try again or contact us directly.',
};
