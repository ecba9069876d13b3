import {characterCount} from '../../../shared/character-count';
import * as z from 'zod/mini';

/** Matches a character that nobody sees. */
const unseen = /^[\s\p{Cf}\p{Cc}]$/u;

/**
 * Removes spaces and invisible marks from both ends of an address or a number, where copying leaves
 * them. In names and messages such marks direct the text and form letters, so they stay.
 */
export function withoutUnseen(text: string): string {
  const characters = Array.from(text);
  const isSeen = (character: string) => !unseen.test(character);
  const last = characters.findLastIndex(isSeen);
  return last < 0 ? '' : characters.slice(characters.findIndex(isSeen), last + 1).join('');
}

/**
 * Returns the address in a copied or dictated text: `Ann <ann@example.com>`,
 * `mailto:ann@example.com?subject=Hello`, `“ann@example.com”`, `ann @ example.com`, or one with
 * invisible marks or full-width letters. Returns anything else trimmed.
 */
export function emailAddress(text: string): string {
  const copied = withoutUnseen(text);
  // Patterns may be slow on long text.
  if (copied.length > 500) return copied;
  const plain = copied
    .normalize('NFKC')
    // Some scripts need joiners in a name.
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(/\s*@\s*/g, '@')
    .replaceAll('\u3002', '.')
    // Word processors and some keyboards curl the apostrophe of O'Brien.
    .replace(/(?<=\p{L})[’‘ʼ](?=\p{L})/gu, "'");
  const found =
    /^(?:[^<>@]*<)?\s*["'“‘]*(?:mailto:)?([^\s<>?,;:"“‘]+@[^\s<>?,;:"'”’]*[^\s<>?,;:"'”’.])(?:\?\S*)?[>.,;"'”’]*$/iu.exec(
      plain,
    );
  return found?.[1] ?? copied;
}

/** Returns a value as it is checked and sent. */
function clean({rule, type}: FieldRule, value: string): string {
  if (rule.kind === 'email') return emailAddress(value);
  return type === 'tel' ? withoutUnseen(value) : value.trim();
}

/** The schema of a text field; cleans the value. Refuses null: no radio button is chosen. */
export function textField(field: FieldRule) {
  const {rule, message} = field;
  return z.string(message).check(
    z.overwrite((value) => clean(field, value)),
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
  switch (rule.kind) {
    case 'atLeast':
      return characterCount(value) >= rule.characters;
    case 'email':
      return isEmailAddress(emailAddress(value));
    case 'oneOf':
      return rule.ids.includes(value.trim());
    case 'optional':
      return true;
  }
}
