import * as z from 'zod/mini';
import type {Problem} from '@site/src/components/form/ErrorSummary';

/** Messages by field, as `react-hook-form` keeps them. */
type Errors<Name extends string> = Partial<Record<Name, {readonly message?: string}>>;

/** What is wrong, in the order of the form, with the ids of the controls. */
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

/**
 * A text of the form. What the schema lets through is trimmed and ready to send. No choice among
 * radio buttons is no text, and told by the same message.
 */
export function textField({rule, message}: FieldRule) {
  return z.string(message).check(
    z.trim(),
    z.refine((value) => keepsRule(rule, value), message),
  );
}

/** A box that has to be ticked. */
export function tickedField({message}: {readonly message: string}) {
  return z.boolean(message).check(z.refine((ticked) => ticked, message));
}

/** Anything that leaves a trace on the page: no blank, no lone right-to-left mark. */
const seen = /[^\s\p{Cf}\p{Cc}]/u;

/**
 * Length in characters as people count them: an emoji or a rare ideograph is one, although
 * JavaScript stores two; an accent that is stored apart from its letter is not counted; marks at
 * the edges that show nothing do not count.
 */
export function characterCount(text: string): number {
  const characters = Array.from(text.normalize('NFC'));
  const isSeen = (character: string) => seen.test(character);
  const first = characters.findIndex(isSeen);
  return first === -1 ? 0 : characters.findLastIndex(isSeen) - first + 1;
}

const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u;
const hostLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const topLabel = /\p{L}/u;

function isLocalPart(text: string): boolean {
  return text.length <= 64 && localPart.test(text) && !/^\.|\.\.|\.$/.test(text);
}

function isHost(text: string): boolean {
  const labels = text.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && hostLabel.test(label)) &&
    characterCount(top) >= 2 &&
    topLabel.test(top)
  );
}

/**
 * Whether a text has the form of an email address that a stranger can answer: at most 254
 * characters, one `@`, a host with a dot. Letters of every script pass; quoted local parts and
 * bare IP addresses, which are typing mistakes far more often than addresses, do not.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) {
    return false;
  }
  const parts = text.split('@');
  const [local = '', host = ''] = parts;
  return parts.length === 2 && isLocalPart(local) && isHost(host);
}

/** What a text must be, once the blanks around it are taken off. */
export type TextRule =
  | {readonly kind: 'atLeast'; readonly characters: number}
  | {readonly kind: 'email'}
  | {readonly kind: 'oneOf'; readonly ids: readonly string[]}
  | {readonly kind: 'optional'};

/** The box must be ticked. */
interface TickRule {
  readonly kind: 'ticked';
}

/** What every field has. */
interface Row {
  readonly label: string;
  /** Shown when the rule is broken; an optional field has none. */
  readonly message?: string;
  readonly hint?: string;
}

/** A row of a form's table: everything that form and tests know of a field. */
export interface FieldRule<Kind extends TextRule | TickRule = TextRule> extends Row {
  readonly rule: Kind;
  readonly control: 'input' | 'select' | 'textarea' | 'radios' | 'checkbox';
  /** Of an `input`: gives phones the right keyboard. */
  readonly type?: 'text' | 'email' | 'tel';
  /** Tells the browser what it may fill in (WCAG 1.3.5). */
  readonly autoComplete?: string;
}

/** A row of the table for a field that is typed, chosen or ticked. */
export type AnyFieldRule = FieldRule<TextRule | TickRule>;

/** The fields that both forms ask for alike (specification, section 5). */
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

/** A row of the table for a file. */
export interface FileFieldRule extends Row {
  readonly rule: {
    readonly kind: 'file';
    /** Endings of the names of the files that are taken. Example: `'.pdf'`. */
    readonly extensions: readonly string[];
  };
}

/** One choice of a field. */
export interface Choice {
  /** What is sent. */
  readonly id: string;
  /** What the visitor chooses. */
  readonly label: string;
}

/** Whether a text, trimmed, keeps the rule. */
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
