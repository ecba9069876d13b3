import type {core, ZodError} from 'zod';
import {nearest} from '../data/nearest';
import {counted} from './counted';
import {MONTHS} from './dates';

/** A problem in the content, in terms that help its author to correct it. */
export interface Problem {
  /** Path from the repository root. Example: `'openings/bench-joiner.mdx'`. */
  readonly file: string;
  /** Place in the file. Example: `'requirements[2]'`. */
  readonly field: string;
  /** Line of the file, counted from 1. */
  readonly line?: number;
  readonly expected: string;
  readonly found: string;
  readonly fix: string;
}

/** Mistakes of authors. Its message is the whole report. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
  }
}

/** Maximum length of a quoted value. Authors only need to recognise the value. */
const MAX_QUOTED_LENGTH = 80;

/**
 * Formats all problems as one text, each once, grouped by file and sorted by line; empty if there
 * are none.
 *
 * @example
 * ```
 * 1 problem in 1 file:
 *
 * openings/bench-joiner.mdx
 *   company
 *     expected  one of "construction", "bespoke", "facilities"
 *     found     "design"
 *     fix       Write one of the expected values.
 * ```
 */
export function formatProblems(all: readonly Problem[]): string {
  if (all.length === 0) return '';
  const problems = distinct(all);
  const files = [...new Set(problems.map((problem) => problem.file))];
  const heading = `${counted(problems.length, 'problem')} in ${counted(files.length, 'file')}:`;
  const blocks = files.map((file) =>
    [file, ...problems.filter((problem) => problem.file === file).map(formatProblem)].join('\n'),
  );
  return [heading, ...blocks].join('\n\n');
}

/**
 * Converts schema errors to problems. `value` is the parsed value, which the report quotes. The
 * message of a custom rule (`refine`, `custom`) becomes the expected value, and the rule can set
 * the fix in `params: {fix: '…'}`.
 *
 * @param lineOf returns the line of the file on which a value is written
 * @param known names of all fields, to suggest one for a name that is misspelt
 */
export function problemsFromZod(
  file: string,
  error: ZodError,
  value: unknown,
  lineOf: (path: readonly PropertyKey[]) => number | undefined = () => undefined,
  known: readonly string[] = [],
): Problem[] {
  // Zod also checks the size of a value of the wrong type; reporting the type is enough.
  const mistyped = new Set(
    error.issues.filter(({code}) => code === 'invalid_type').map(({path}) => fieldName(path)),
  );
  const issues = error.issues.filter(
    ({code, path}) => code === 'invalid_type' || !mistyped.has(fieldName(path)),
  );
  const at = (path: readonly PropertyKey[]) => {
    const line = lineOf(path);
    return {file, field: fieldName(path), ...(line !== undefined && {line})};
  };
  const problems = issues.flatMap((issue): Problem[] => {
    const found = valueAt(value, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const group = Object.keys(found ?? {});
      const missing = issues.flatMap(({path}) =>
        path.length === issue.path.length + 1 && valueAt(value, path) === undefined
          ? [String(path.at(-1))]
          : [],
      );
      const isGroup = issue.path.length > 0;
      const candidates = [...missing, ...(isGroup ? [] : known)];
      // The only missing field of a group is the one that was meant by its only unknown one.
      const only =
        isGroup && missing.length === 1 && issue.keys.length === 1 ? missing[0] : undefined;
      return issue.keys.map((key) => ({
        ...at([...issue.path, key]),
        found: quoted(valueAt(found, [key])),
        ...unknownField(
          only ?? key,
          candidates.filter((each) => !group.includes(each)),
        ),
      }));
    }
    // YAML reads an empty field (`title:`) as null.
    return [{...at(issue.path), found: quoted(found ?? undefined), ...advice(issue, found)}];
  });
  return withoutMisspelt(problems);
}

/** Advice for a field that nothing reads: the name that was probably meant. */
export function unknownField(
  name: string,
  candidates: readonly string[],
): Pick<Problem, 'expected' | 'fix'> {
  const meant = nearest(name.trim().toLowerCase(), candidates);
  return {
    expected: 'only fields that have an effect',
    fix: meant === undefined ? 'Remove the field.' : `Did you mean ${meant}? Otherwise remove it.`,
  };
}

/** Removes reports of missing fields whose misspelt names are reported. */
export function withoutMisspelt(problems: readonly Problem[]): Problem[] {
  return problems.filter(
    ({field, found}) =>
      found !== 'nothing' ||
      !problems.some((other) => {
        const group = /^(?:.*\.)?(?=[^.]*$)/.exec(other.field)?.[0] ?? '';
        const meant = /^Did you mean (\S+)\? Otherwise remove it\.$/.exec(other.fix)?.[1];
        return meant !== undefined && field === group + meant;
      }),
  );
}

/** Quotes a value for a report: as JSON, truncated if long, or `nothing` if missing. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString();
  const text = JSON.stringify(value);
  return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text;
}

/** Formats a path for authors. Example: `['locations', 0, 'town']` becomes `locations[0].town`. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.reduce<string>(
    (written, key) =>
      typeof key === 'number' ? `${written}[${key}]` : `${written}.${String(key)}`,
    '',
  );
  return name.replace(/^\./, '') || '(the whole entry)';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

const AS_EXPECTED = 'Write it in that form.';
const A_DAY = 'Write a day that exists: the year, the month and the day, e.g. 2026-04-01.';

/** Names Zod's types in an author's words, with the fix for each. */
const TYPES: Readonly<Record<string, Pick<Problem, 'expected' | 'fix'>>> = {
  string: {expected: 'text', fix: 'Write text here, in quotes if it contains a colon.'},
  number: {
    expected: 'a number',
    fix: 'Write the number in figures alone, without quotes, signs or units.',
  },
  int: {
    expected: 'a whole number',
    fix: 'Write the number in figures alone, without quotes or a decimal point.',
  },
  boolean: {expected: 'true or false', fix: 'Write true or false, without quotes.'},
  array: {expected: 'a list', fix: 'Write each entry on its own line, after a hyphen.'},
  object: {
    expected: 'a group of fields',
    fix: 'Write each of its fields on an indented line, as name: value.',
  },
};

const LENGTHEN: Readonly<Record<string, string>> = {string: 'Write more.', array: 'Add entries.'};
const SHORTEN: Readonly<Record<string, string>> = {
  string: 'Shorten it.',
  array: 'Remove entries.',
};

/** Expected values for formats without a message in the schema; Zod only says what is wrong. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'one email address, such as name@example.com',
  url: 'an address that begins with https://',
};

/** Returns the expected value in plain words if Zod's message is too technical. */
function plainExpectation(issue: core.$ZodIssue): string {
  if (issue.code === 'invalid_format' && issue.message.startsWith('Invalid ')) {
    return FORMATS[issue.format] ?? issue.message;
  }
  const choices = /^Invalid discriminator value\. Expected (.+)$/.exec(issue.message)?.[1];
  return choices === undefined
    ? issue.message
    : `one of ${choices.replaceAll("'", '"').replaceAll(' | ', ', ')}`;
}

/** Returns the expected value and the fix for an issue. */
function advice(issue: core.$ZodIssue, found: unknown): Pick<Problem, 'expected' | 'fix'> {
  const remedy = (otherwise: string) =>
    found === undefined ? 'Add the field; it is required.' : otherwise;

  switch (issue.code) {
    case 'invalid_type': {
      const {expected, fix} = TYPES[issue.expected] ?? unknownType(issue.expected);
      return {expected, fix: remedy(fixOfType(issue.expected, found) ?? fix)};
    }
    case 'invalid_value': {
      const values = issue.values.map((each) => quoted(each)).join(', ');
      const expected = issue.values.length > 1 ? `one of ${values}` : values;
      const meant = nearest(String(found).toLowerCase(), issue.values.map(String));
      const fix =
        meant === undefined ? 'Write one of the expected values.' : `Did you mean ${meant}?`;
      return {expected, fix: remedy(found === null ? 'Write a value after the colon.' : fix)};
    }
    case 'too_small':
      return {
        expected: `${limitWords(issue, 'at least', 'more than')} ${amount(issue.minimum, issue.origin)}`,
        fix: LENGTHEN[issue.origin] ?? 'Write a higher number.',
      };
    case 'too_big':
      return {
        expected: `${limitWords(issue, 'at most', 'less than')} ${amount(issue.maximum, issue.origin)}`,
        fix: SHORTEN[issue.origin] ?? 'Write a lower number.',
      };
    case 'invalid_format':
    case 'custom': {
      const expected = plainExpectation(issue);
      const meant = typeof found === 'string' ? meantBy(found, issue, expected) : undefined;
      const fix = meant === undefined ? ownRemedy(issue) : `Write ${meant}.`;
      return {expected, fix: remedy(fix ?? (expected.includes('YYYY') ? A_DAY : AS_EXPECTED))};
    }
    default:
      return {expected: plainExpectation(issue), fix: remedy(AS_EXPECTED)};
  }
}

/**
 * Removes repetitions, because several checks may find the same problem, and sorts the problems of
 * each file by line. Problems without a line come first: they are about the file or a missing field.
 */
export function distinct(problems: readonly Problem[]): Problem[] {
  const key = ({file, field, line, found}: Problem) => JSON.stringify([file, field, line, found]);
  const once = [...new Map(problems.map((problem) => [key(problem), problem])).values()];
  const files = [...new Set(once.map(({file}) => file))];
  return files.flatMap((file) =>
    once
      .filter((problem) => problem.file === file)
      .sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  );
}

function formatProblem({field, line, expected, found, fix}: Problem): string {
  return [
    `  ${field}${line === undefined ? '' : `, line ${line}`}`,
    `    expected  ${expected}`,
    `    found     ${found}`,
    `    fix       ${fix}`,
  ].join('\n');
}

/** Returns the value that was probably meant, in the form that is expected. */
function meantBy(
  written: string,
  issue: core.$ZodIssueInvalidStringFormat | core.$ZodIssueCustom,
  expected: string,
): string | undefined {
  const moment = expected.includes('YYYY-MM-DDTHH:mm') ? momentMeant(written) : undefined;
  if (moment !== undefined) return moment;
  if (/YYYY-MM-DD(?!T)/.test(expected)) return dayMeant(written);
  if (issue.code === 'custom') return undefined;
  if (issue.format === 'url') {
    const address = written.trim().replace(/^(?:https?:\/\/)?(?=[\w-]+(?:\.[\w-]+)+)/i, 'https://');
    return address !== written && URL.canParse(address) ? address : undefined;
  }
  if (issue.format === 'email') return /^mailto:(\S+@\S+)$/i.exec(written.trim())?.[1];
  const {pattern} = issue;
  if (typeof pattern !== 'string') return undefined;
  const form = new RegExp(pattern.replace(/^\/|\/\w*$/g, ''));
  const capitals = written.trim().toUpperCase();
  return [capitals, capitals.replaceAll(/[\s_]+/g, '-')].find((each) => form.test(each));
}

/** Reads a day as people in Britain write it. Examples: `2/11/2026`, `2nd November 2026`. */
function dayMeant(written: string): string | undefined {
  const [, ...iso] =
    /^\D*(\d{4})[\s/.\p{Pd}]?(\d\d?)[\s/.\p{Pd}]?(\d\d?)(?!\d)/u.exec(written) ?? [];
  const [, date, word, year] =
    /(?<!\d)(\d\d?)(?:st|nd|rd|th)?[\s/.-]+(?:of )?(\d\d?|[a-z]{3,9})[\s/.,-]+(\d{4}|\d\d)(?!\d)/i.exec(
      written,
    ) ?? [];
  const [, first, day, last] =
    /([a-z]{3,9})\.? (\d\d?)(?:st|nd|rd|th)?,? (\d{4})/i.exec(written) ?? [];
  const [y = '', m = '', d = ''] =
    iso.length > 0 ? iso : [year ?? last, word ?? first, date ?? day];
  const named = MONTHS.findIndex((month) =>
    month.toLowerCase().startsWith(m.slice(0, 3).toLowerCase()),
  );
  const month = /^\d/.test(m) ? m : String(named + 1);
  const meant = [y.padStart(4, '20'), month.padStart(2, '0'), d.padStart(2, '0')].join('-');
  const time = Date.parse(`${meant}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(meant) ? meant : undefined;
}

/** Reads a day and a time as people in Britain write them. Example: `29/1/2027 5pm`. */
function momentMeant(written: string): string | undefined {
  const day = dayMeant(written);
  const [, hour, minutes = '00', half] =
    /(?<![\d/.-])(\d\d?)(?:[:.](\d\d))?(?:[:.]\d\d)?\s*(am|pm)\b/i.exec(written) ??
    /(?<=[T\s,])(\d\d?)[:.](\d\d)(?:[:.]\d\d)?\s*$/i.exec(written) ??
    [];
  if (day === undefined || hour === undefined) return undefined;
  const isPm = half?.toLowerCase() === 'pm';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isPm ? 12 : 0);
  return hours > 23 ? undefined : `${day}T${String(hours).padStart(2, '0')}:${minutes}`;
}

function ownRemedy(issue: core.$ZodIssue): string | undefined {
  const fix: unknown = issue.code === 'custom' ? issue.params?.fix : undefined;
  return typeof fix === 'string' ? fix : undefined;
}

const units: Record<string, string> = {string: 'character', array: 'entry', set: 'entry'};

function amount(limit: number | bigint, origin: string): string {
  const unit = units[origin];
  return unit === undefined ? String(limit) : counted(Number(limit), unit);
}

function unknownType(type: string): Pick<Problem, 'expected' | 'fix'> {
  const expected = /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
  return {expected, fix: `Write ${expected}.`};
}

/** Returns the fix for a value that YAML read differently from what its author meant. */
function fixOfType(expected: string, found: unknown): string | undefined {
  if (found === null) return 'Write a value after the colon.';
  if ((expected === 'number' || expected === 'int') && typeof found === 'string') {
    const [, sum = '', thousand] =
      /^\s*£?\s*(\d+(?:,\d{3})*(?:\.\d+)?)\s*(k?)\s*$/i.exec(found) ?? [];
    const plain = sum.replaceAll(',', '');
    return sum === '' ? undefined : `Write ${thousand ? Number(plain) * 1000 : plain}.`;
  }
  if (expected !== 'string' || Array.isArray(found)) return undefined;
  return typeof found === 'object' && !(found instanceof Date)
    ? 'Put quotes round it: it contains a colon.'
    : 'Put quotes round it, so that it is read as text.';
}

interface Limit {
  readonly exact?: boolean;
  readonly inclusive?: boolean;
}

function limitWords({exact, inclusive}: Limit, including: string, excluding: string): string {
  if (exact) return 'exactly';
  return inclusive === false ? excluding : including;
}
