import {characterCount, isEmailAddress} from './text';

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
