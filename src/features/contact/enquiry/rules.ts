import {brand} from '@site/src/data/brand/brand';
import {entities, type EntityId} from '@site/src/data/companies/companies';
import {contact} from '@site/src/data/contact/contact';
import type {Reason} from '../../site/form/answer';
import {type FieldRule, sharedRules} from '../../site/form/rule';

/** One choice of the division field (specification 3, "Contact enquiry"). */
export interface Division {
  /** What is sent. Example: `'exg-design'`. */
  readonly id: string;
  /** What the visitor chooses. */
  readonly label: string;
  /** Who will answer. */
  readonly company: string;
  /** Where to write without the form. */
  readonly email: string;
}

/** The id that the form sends for a company of the group, or for the group itself. */
export function divisionId(company: EntityId): string {
  return `${brand.prefix}-${company}`;
}

/** The choices of the division field, in the order of the specification. */
export const divisions: readonly Division[] = contact.divisions.map(
  ({company, label, mailbox}) => ({
    id: divisionId(company),
    label: company === 'group' ? label : entities[company].name,
    company: entities[company].name,
    email: brand.email[mailbox],
  }),
);

/** The choice of this id; `undefined` for anything else, however it was come by. */
export function divisionOf(id: unknown): Division | undefined {
  return divisions.find((division) => division.id === id);
}

/**
 * The fields of the enquiry in order, with the specification's rules and messages
 * (sections 3, 5 and 7). Form and validation read this table and no other.
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

/** Name of a field, as it is sent. */
export type FieldName = keyof typeof rules;

/** What the visitor typed, or what is sent: by field. */
export type Enquiry = Record<FieldName, string>;

/** The fields in the order of the form. */
export const fieldNames: readonly FieldName[] = [
  'name',
  'email',
  'company',
  'division',
  'phone',
  'message',
];

/** A form no one has touched. */
export const emptyEnquiry: Enquiry = {
  name: '',
  email: '',
  company: '',
  division: '',
  phone: '',
  message: '',
};

/** The specification's texts (section 8), and what this form adds to them. */
export const texts = {
  sent: "Your message has been sent successfully. We'll be in touch soon!",
  failed: 'Failed to send your message. Please try again or contact us directly.',
  send: 'Send Message',
  sending: 'Sending...',
  underWay: 'Your message is on its way.',
  chooseDivision: 'Choose a company',
} as const;

/** Explains each failure to the visitor and says what to do. */
export const explanations: Record<Reason, string> = {
  unconfigured: 'This form isn’t connected to our mailbox yet, so nothing was sent.',
  refused: 'Our mail service didn’t accept your message.',
  tooLong: 'Your message is too long to send. Please shorten it, or email it to us.',
  busy: 'Our mail service is busy. Please try again in a minute.',
  broken: 'Our mail service isn’t working at the moment. Please try again later, or email us.',
  intercepted: 'Your network blocked your message. You may need to sign in to the Wi-Fi first.',
  late: 'We didn’t get a reply within 20 seconds, so your message may not have arrived. It’s safe to send it again.',
  unreachable:
    'Your browser couldn’t reach our mail service. You may be offline, or a browser add-on may be blocking it.',
  suspected:
    'A hidden field was filled in, so we didn’t send your message. A browser add-on often causes this. Please try again.',
};
