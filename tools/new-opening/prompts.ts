import * as clack from '@clack/prompts';
import type {ZodType} from 'zod';
import {problemsFromZod} from '../../src/data/report';

/** The person pressed Ctrl-C or Escape. */
export class Stopped extends Error {}

function given<Value>(answer: Value | typeof clack.CANCEL_SYMBOL): Value {
  if (answer === clack.CANCEL_SYMBOL) throw new Stopped('Stopped. Nothing was written.');
  return answer;
}

/** What is wrong with a value, in one line; undefined when nothing is. */
export function objection(schema: ZodType, value: unknown): string | undefined {
  const {error} = schema.safeParse(value);
  const [problem] = error === undefined ? [] : problemsFromZod('', error, value);
  return problem && `Expected ${problem.expected}. ${problem.fix}`;
}

interface TextQuestion {
  readonly message: string;
  readonly schema: ZodType;
  /** Stands in the line, to be taken or changed. */
  readonly initial?: string | undefined;
  readonly example?: string;
  /** An empty line means that there is nothing to say. */
  readonly optional?: boolean;
  /** What the schema of one field cannot know. */
  readonly object?: (value: string) => string | undefined;
}

/** One line of text; undefined when it is optional and left empty. */
export async function askText(question: TextQuestion): Promise<string | undefined> {
  const {message, schema, initial, example, optional = false, object} = question;
  const answer = given(
    await clack.text({
      message: optional ? `${message} (may be left empty)` : message,
      ...(initial !== undefined && {initialValue: initial}),
      ...(example !== undefined && {placeholder: example}),
      validate: (typed = '') => {
        const value = typed.trim();
        if (optional && value === '') return undefined;
        return objection(schema, value) ?? object?.(value);
      },
    }),
  ).trim();
  return answer === '' ? undefined : answer;
}

/** A line that must not stay empty. */
export async function askRequired(question: Omit<TextQuestion, 'optional'>): Promise<string> {
  return (await askText(question)) ?? '';
}

/** A number. Commas and a pound sign are understood. */
export async function askNumber(message: string, initial?: number): Promise<number> {
  const numberOf = (typed = '') => Number(typed.replaceAll(/[£,\s]/g, '') || Number.NaN);
  const answer = given(
    await clack.text({
      message,
      ...(initial !== undefined && {initialValue: String(initial)}),
      validate: (typed) => (numberOf(typed) > 0 ? undefined : 'Expected a number above 0.'),
    }),
  );
  return numberOf(answer);
}

/** Paragraphs and lists. An empty line in between is part of the text. */
export async function askParagraphs(message: string, initial?: string): Promise<string> {
  return given(
    await clack.multiline({
      message: `${message}\n(Tab and Enter when it is finished; lists begin with a hyphen and a blank)`,
      showSubmit: true,
      ...(initial !== undefined && {initialValue: initial}),
      validate: (typed = '') => (typed.trim() === '' ? 'Expected a few sentences.' : undefined),
    }),
  ).trim();
}

/** One of some values. */
export async function askChoice<Value extends string>(
  message: string,
  labels: Readonly<Record<Value, string>>,
  initial?: Value,
): Promise<Value> {
  const options = Object.entries<string>(labels).map(([value, label]) => ({value, label}));
  const answer = given(
    await clack.select<string>({
      message,
      options,
      ...(initial !== undefined && {initialValue: initial}),
    }),
  );
  const chosen = (Object.keys(labels) as Value[]).find((value) => value === answer);
  if (chosen === undefined) throw new Error(`${answer} was not among the choices.`);
  return chosen;
}

export async function askYes(message: string, initial = true): Promise<boolean> {
  return given(await clack.confirm({message, initialValue: initial}));
}
