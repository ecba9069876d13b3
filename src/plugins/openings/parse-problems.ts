import path from 'node:path';
import type {ZodError} from 'zod';
import {problemsFromZod, quoted, type Problem} from '../../shared/report';
import {APPLY_PATH, openingPath} from '../../shared/openings/addresses';
import type {AdvertFinding} from './advert';

/** The values that must be unique. Undefined where the field itself is faulty. */
export interface Identity {
  readonly file: string;
  readonly id?: number | undefined;
  readonly title?: string | undefined;
  /** Derived from the title. Example: `'bench-joiner'`. */
  readonly slug?: string | undefined;
  readonly reference?: string | undefined;
}

/** An advert shorter than this says too little to apply for. */
const FEWEST_WORDS = 100;

/** The front matter is not valid YAML. */
export function unreadable(file: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return {
    file,
    field: 'front matter',
    expected: 'YAML between two lines of three hyphens',
    found: message.split('\n', 1)[0] ?? '',
    fix: 'Compare it with another file in the folder. Put quotes round text that contains a colon or a brace.',
  };
}

/** A brand token that does not exist. */
export function unknownToken(file: string, field: string, error: Error): Problem {
  const [found = '', advice = ''] = error.message.split(/(?<=\})\. /, 2);
  return {file, field, expected: 'a known brand token', found, fix: advice};
}

/** The text says too little. */
export function tooShort(file: string, body: string): Problem[] {
  const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
  if (words >= FEWEST_WORDS) return [];
  return [
    {
      file,
      field: 'text',
      expected: `at least ${FEWEST_WORDS} words below the front matter`,
      found: `${words} words`,
      fix: 'Say what the person will do, what you offer and how you choose.',
    },
  ];
}

/** Something in the text, by its line in the file. */
export function inText(
  file: string,
  linesAbove: number,
  {line, ...finding}: AdvertFinding,
): Problem {
  return {file, field: `text, line ${linesAbove + line}`, ...finding};
}

/** What the schema found. YAML reads an unquoted text with a colon as a field and its value. */
export function fieldProblems(file: string, error: ZodError, values: unknown): Problem[] {
  return problemsFromZod(file, error, values).map((problem, index) => {
    const issue = error.issues[index];
    const isText = issue?.code === 'invalid_type' && issue.expected === 'string';
    return isText && problem.found.startsWith('{')
      ? {...problem, expected: 'text', fix: 'Put quotes round it: it contains a colon.'}
      : problem;
  });
}

/** The application form has its own address among those of the openings. */
export function reserved({file, title, slug}: Identity): Problem[] {
  if (slug === undefined || openingPath(slug) !== APPLY_PATH) return [];
  return [
    {
      file,
      field: 'title',
      expected: `a title whose address is not ${APPLY_PATH}, where the application form is`,
      found: quoted(title),
      fix: 'Make the title more specific.',
    },
  ];
}

/** The file is not named after its title. */
export function wrongFileName({file, title, slug}: Identity): Problem[] {
  if (slug === undefined) return [];
  const expected = `${slug}.mdx`;
  const found = path.posix.basename(file);
  if (found === expected) return [];
  return [
    {
      file,
      field: 'title',
      expected: `the file to be called ${expected}, after the title ${quoted(title)}`,
      found,
      fix: `Check the spelling of the title. If it is right, rename the file to ${expected}.`,
    },
  ];
}
