import {brand} from '@site/src/data/brand/brand';
import {divisions} from './divisions';
import {characterCount, isEmailAddress} from './text';

/** What a value must be, once the blanks around it are taken off. */
export type Rule =
  | {readonly kind: 'atLeast'; readonly characters: number}
  | {readonly kind: 'email'}
  | {readonly kind: 'oneOf'; readonly ids: readonly string[]}
  | {readonly kind: 'optional'};

/** A row of the table: everything that form and tests know of a field. */
export interface FieldRule {
  readonly label: string;
  readonly rule: Rule;
  /** Shown when the rule is broken; an optional field has none. */
  readonly message?: string;
  readonly control: 'input' | 'select' | 'textarea';
  /** Of an `input`: gives phones the right keyboard. */
  readonly type?: 'text' | 'email' | 'tel';
  /** Tells the browser what it may fill in (WCAG 1.3.5). */
  readonly autoComplete?: string;
  readonly hint?: string;
}

/**
 * The fields of the enquiry in order, with the specification's rules and messages
 * (sections 3, 5 and 7). Form, validation and tests read this table and no other.
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
  email: {
    label: 'Email',
    rule: {kind: 'email'},
    message: 'Please enter a valid email address.',
    control: 'input',
    type: 'email',
    autoComplete: 'email',
  },
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
  },
  phone: {
    label: 'Phone',
    rule: {kind: 'atLeast', characters: 5},
    message: 'Please enter a valid phone number.',
    control: 'input',
    type: 'tel',
    autoComplete: 'tel',
  },
  message: {
    label: 'Message',
    rule: {kind: 'atLeast', characters: 10},
    message: 'Message must be at least 10 characters.',
    control: 'textarea',
    hint: 'An address, a size and a date help us send the right person.',
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

/** A form nobody has touched. */
export const emptyEnquiry: Enquiry = {
  name: '',
  email: '',
  company: '',
  division: '',
  phone: '',
  message: '',
};

/** Whether a value, trimmed, keeps the rule. */
export function keepsRule(rule: Rule, value: string): boolean {
  const trimmed = value.trim();
  switch (rule.kind) {
    case 'atLeast':
      return characterCount(trimmed) >= rule.characters;
    case 'email':
      return isEmailAddress(trimmed);
    case 'oneOf':
      return rule.ids.includes(trimmed);
    case 'optional':
      return true;
  }
}
