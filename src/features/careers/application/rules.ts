import {brand} from '../../../data/brand/brand';
import {
  type AnyFieldRule,
  type Choice,
  type FileFieldRule,
  sharedRules,
} from '../../site/form/rule';
import type {FormTexts} from '../../site/form/outcome';

/** The choices of the availability field (specification 3, "Job application"). */
export const availabilities: readonly Choice[] = [
  {id: 'full-time', label: 'Full-time'},
  {id: 'part-time', label: 'Part-time'},
  {id: 'weekends', label: 'Weekends only'},
  {id: 'evenings', label: 'Evenings only'},
  {id: 'flexible', label: 'Flexible hours'},
];

/**
 * The fields of the application in order, with the specification's rules and messages (3 and 5; the
 * email message is the contact form's). The form and its validation read this table and no other.
 * Only the page knows which positions are offered: `applicationSchema` adds them.
 */
export const rules = {
  firstName: {
    label: 'First name',
    rule: {kind: 'atLeast', characters: 2},
    message: 'First name must be at least 2 characters.',
    control: 'input',
    type: 'text',
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'Last name',
    rule: {kind: 'atLeast', characters: 2},
    message: 'Last name must be at least 2 characters.',
    control: 'input',
    type: 'text',
    autoComplete: 'family-name',
  },
  email: sharedRules.email,
  phone: sharedRules.phone,
  address: {
    label: 'Address',
    rule: {kind: 'atLeast', characters: 5},
    message: 'Address must be at least 5 characters.',
    control: 'textarea',
    autoComplete: 'street-address',
    hint: 'This tells us whether you can get to work in time for the first shift of the day. Your town and county will do for now.',
  },
  postalCode: {
    label: 'Postcode',
    rule: {kind: 'atLeast', characters: 3},
    message: 'Please enter a valid postal code.',
    control: 'input',
    type: 'text',
    autoComplete: 'postal-code',
    hint: `The first half of your postcode and the next digit will do for now, for example ${brand.address.postcode.slice(0, -2)}.`,
  },
  position: {
    label: 'Position',
    rule: {kind: 'atLeast', characters: 1},
    message: "Please select a position you're interested in.",
    control: 'select',
  },
  availability: {
    label: 'When can you work?',
    rule: {kind: 'oneOf', ids: availabilities.map(({id}) => id)},
    message: 'Please select your availability.',
    control: 'radios',
  },
  experience: {
    label: 'Your experience',
    rule: {kind: 'atLeast', characters: 10},
    message: 'Please provide details about your relevant experience.',
    control: 'textarea',
    hint: 'Relevant experience: where, for how long, and with which licences or tools. Short answers are fine.',
  },
  resume: {
    label: 'CV (resume)',
    rule: {kind: 'file', extensions: ['.pdf', '.doc', '.docx']},
    message: 'Please upload your resume.',
    hint: 'Leave out your date of birth, photograph, nationality, health, religion and family circumstances.',
  },
  workEligibility: {
    label: 'I am eligible to work in the UK.',
    rule: {kind: 'ticked'},
    message: 'You must be eligible to work in the UK.',
    control: 'checkbox',
  },
  dataConsent: {
    label: 'I have read and agree to your data processing policy (the candidate privacy notice).',
    rule: {kind: 'ticked'},
    message: 'You must agree to our data processing policy.',
    control: 'checkbox',
    hint: 'This confirms that you’ve read the notice. You can withdraw your application at any time.',
  },
} as const satisfies Record<string, AnyFieldRule | FileFieldRule>;

export type FieldName = keyof typeof rules;

type TickName = 'workEligibility' | 'dataConsent';

type TextName = Exclude<FieldName, TickName | 'resume'>;

/** An application, trimmed and ready to send. `resume` is the name of the file. */
export type Application = Readonly<Record<TextName | 'resume', string> & Record<TickName, boolean>>;

/** The fields in the order of the form, in the groups that the form shows. */
export const groups = [
  {
    title: 'About you',
    fields: ['firstName', 'lastName', 'email', 'phone', 'address', 'postalCode'],
  },
  {title: 'The job', fields: ['position', 'availability', 'experience']},
  {title: 'Your CV', fields: ['resume']},
  {title: 'Declarations', fields: ['workEligibility', 'dataConsent']},
] as const satisfies readonly {title: string; fields: readonly FieldName[]}[];

export const fieldNames: readonly FieldName[] = groups.flatMap(({fields}) => [...fields]);

export const emptyApplication: Application = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  postalCode: '',
  position: '',
  experience: '',
  availability: '',
  resume: '',
  workEligibility: false,
  dataConsent: false,
};

export const POSITION_CLOSED = 'This position has closed. Please choose another one.';

/** The form's wording; the specification (8) fixes `sent`. */
export const texts: FormTexts = {
  thing: 'application',
  send: 'Submit Application',
  sent: "Your application has been submitted successfully. We'll be in touch soon!",
  failed: 'Failed to send your application. Please try again or contact us directly.',
};
