import type {core, ZodError} from 'zod';

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
 * Formats all problems as one text, each once, grouped by file; empty if there are none.
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
  const heading = `${pluralise(problems.length, 'problem')} in ${pluralise(files.length, 'file')}:`;
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
 */
export function problemsFromZod(
  file: string,
  error: ZodError,
  value: unknown,
  lineOf: (path: readonly PropertyKey[]) => number | undefined = () => undefined,
): Problem[] {
  // Zod also checks the size of a value of the wrong type; reporting the type is enough.
  const mistyped = new Set(
    error.issues.filter(({code}) => code === 'invalid_type').map(({path}) => fieldName(path)),
  );
  const issues = error.issues.filter(
    ({code, path}) => code === 'invalid_type' || !mistyped.has(fieldName(path)),
  );
  return issues.map((issue) => {
    const found = valueAt(value, issue.path);
    const line = lineOf(issue.path);
    // YAML reads an empty field (`title:`) as null.
    return {
      file,
      field: fieldName(issue.path),
      ...(line !== undefined && {line}),
      found: quoted(found ?? undefined),
      ...advice(issue, found),
    };
  });
}

/** Quotes a value for a report: as JSON, truncated if long, or `nothing` if missing. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString();
  const text = JSON.stringify(value);
  return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text;
}

/** Formats a path for authors. Example: `['locations', 0, 'town']` becomes `locations[0].town`. */
function fieldName(path: readonly PropertyKey[]): string {
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

const AS_EXPECTED = 'Change it to what is expected.';

/** Explains Zod's types to authors of front matter, with the fix for each. */
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
      return {expected, fix: remedy('Write one of the expected values.')};
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
    case 'unrecognized_keys':
      return {
        expected: `no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`,
        fix: 'Correct the name of the field, or remove it.',
      };
    case 'invalid_format':
    case 'custom':
      return {expected: plainExpectation(issue), fix: remedy(ownRemedy(issue) ?? AS_EXPECTED)};
    default:
      return {expected: plainExpectation(issue), fix: remedy(AS_EXPECTED)};
  }
}

/** Removes repetitions: several checks may find the same problem. */
export function distinct(problems: readonly Problem[]): Problem[] {
  const key = ({file, field, line, found}: Problem) => JSON.stringify([file, field, line, found]);
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()];
}

function formatProblem({field, line, expected, found, fix}: Problem): string {
  return [
    `  ${field}${line === undefined ? '' : `, line ${line}`}`,
    `    expected  ${expected}`,
    `    found     ${found}`,
    `    fix       ${fix}`,
  ].join('\n');
}

function ownRemedy(issue: core.$ZodIssue): string | undefined {
  const fix: unknown = issue.code === 'custom' ? issue.params?.fix : undefined;
  return typeof fix === 'string' ? fix : undefined;
}

const units: Record<string, string> = {string: 'character', array: 'entry', set: 'entry'};

function amount(limit: number | bigint, origin: string): string {
  const unit = units[origin];
  return unit === undefined ? String(limit) : pluralise(Number(limit), unit);
}

function unknownType(type: string): Pick<Problem, 'expected' | 'fix'> {
  const expected = /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
  return {expected, fix: `Write ${expected}.`};
}

/** Returns the fix for a value that YAML read differently from what its author meant. */
function fixOfType(expected: string, found: unknown): string | undefined {
  if (found === null) return 'Write a value after the colon.';
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

function pluralise(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
