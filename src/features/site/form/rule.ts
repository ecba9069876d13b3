import {characterCount} from '../../../shared/character-count';
import * as z from 'zod/mini';
import type {Problem} from '@site/src/components/form/ErrorSummary';

/** Messages by field, as `react-hook-form` keeps them. */
type Errors<Name extends string> = Partial<Record<Name, {readonly message?: string}>>;

/** Lists the errors in the order of the form, with the ids of the controls. */
export function problemsOf<Name extends string>(
  fieldNames: readonly Name[],
  errors: Errors<Name>,
  controlId: (name: Name) => string,
): Problem[] {
  return fieldNames.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{id: controlId(name), message}];
  });
}

/** The schema of a text field; trims the value. Refuses null: no radio button is chosen. */
export function textField({rule, message}: FieldRule) {
  return z.string(message).check(
    z.trim(),
    z.refine((value) => keepsRule(rule, value), message),
  );
}

/** The schema of a box that has to be ticked. */
export function checkboxField({message}: {readonly message: string}) {
  return z.boolean(message).check(z.refine((ticked) => ticked, message));
}

const localPart = /^(?!\.|.*\.\.|.*\.$)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;
const hostLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether text looks like an email address that a stranger can answer: at most 254 characters, one
 * `@`, a host with a dot. Letters of every script pass. Quoted local parts and bare IP addresses
 * don't: they are typing mistakes far more often than addresses.
 */
export function isEmailAddress(text: string): boolean {
  // Checked first, because a pattern may be slow on long text.
  if (text.length > 254) return false;
  const [local = '', host = '', ...others] = text.split('@');
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  return (
    others.length === 0 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => hostLabel.test(label)) &&
    characterCount(top) >= 2 &&
    /\p{L}/u.test(top)
  );
}

/** Rules for trimmed text. */
export type TextRule =
  | {readonly kind: 'atLeast'; readonly characters: number}
  | {readonly kind: 'email'}
  | {readonly kind: 'oneOf'; readonly ids: readonly string[]}
  | {readonly kind: 'optional'};

/** The box must be ticked. */
interface TickRule {
  readonly kind: 'ticked';
}

interface Row {
  readonly label: string;
  /** Shown when the rule is broken; an optional field has none. */
  readonly message?: string;
  readonly hint?: string;
}

/** A row of a form's table: everything that the form and its tests know about a field. */
export interface FieldRule<Kind extends TextRule | TickRule = TextRule> extends Row {
  readonly rule: Kind;
  readonly control: 'input' | 'select' | 'textarea' | 'radios' | 'checkbox';
  /** Type of an `input`, which gives phones the right keyboard. */
  readonly type?: 'text' | 'email' | 'tel';
  /** Lets the browser fill in the field (WCAG 1.3.5). */
  readonly autoComplete?: string;
}

export type AnyFieldRule = FieldRule<TextRule | TickRule>;

export interface FileFieldRule extends Row {
  readonly rule: {
    readonly kind: 'file';
    /** Endings of the file names that are accepted. Example: `'.pdf'`. */
    readonly extensions: readonly string[];
  };
}

export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** The fields that both forms share (specification 5). */
export const sharedRules = {
  email: {
    label: 'Email',
    rule: {kind: 'email'},
    message: 'Please enter a valid email address.',
    control: 'input',
    type: 'email',
    autoComplete: 'email',
  },
  phone: {
    label: 'Phone',
    rule: {kind: 'atLeast', characters: 5},
    message: 'Please enter a valid phone number.',
    control: 'input',
    type: 'tel',
    autoComplete: 'tel',
  },
} as const satisfies Record<string, FieldRule>;

/** Whether text obeys the rule once it is trimmed. */
export function keepsRule(rule: TextRule, value: string): boolean {
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
