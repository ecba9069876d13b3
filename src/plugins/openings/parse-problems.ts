import path from 'node:path';
import type {ZodError} from 'zod';
import {problemsFromZod, quoted, type Problem} from '../../shared/report';
import {APPLY_PATH, openingPath} from '../../shared/openings/addresses';
import type {AdvertFinding} from './advert';

/** Values that must be unique among openings. Undefined if the field itself is invalid. */
export interface Identity {
  readonly file: string;
  readonly id?: number | undefined;
  readonly title?: string | undefined;
  /** Derived from the title. Example: `'bench-joiner'`. */
  readonly slug?: string | undefined;
  readonly reference?: string | undefined;
}

/** Minimum length of an advert in words. A shorter one tells applicants too little. */
const MIN_WORDS = 100;

/** Reports front matter that isn't valid YAML. */
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

/** Reports an unknown brand token. */
export function unknownToken(file: string, field: string, error: Error): Problem {
  const [found = '', advice = ''] = error.message.split(/(?<=\})\. /, 2);
  return {file, field, expected: 'a known brand token', found, fix: advice};
}

/** Reports a text that is too short. */
export function tooShort(file: string, body: string): Problem[] {
  const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
  if (words >= MIN_WORDS) return [];
  return [
    {
      file,
      field: 'text',
      expected: `at least ${MIN_WORDS} words below the front matter`,
      found: `${words} words`,
      fix: 'Say what the person will do, what you offer and how you choose.',
    },
  ];
}

/** Reports a problem in the text, with its line number in the file. */
export function inText(
  file: string,
  linesAbove: number,
  {line, ...finding}: AdvertFinding,
): Problem {
  return {file, field: `text, line ${linesAbove + line}`, ...finding};
}

/**
 * Converts schema errors to problems. Recognises unquoted text with a colon, which YAML reads as a
 * field and its value.
 */
export function fieldProblems(file: string, error: ZodError, values: unknown): Problem[] {
  return problemsFromZod(file, error, values).map((problem, index) => {
    const issue = error.issues[index];
    const isText = issue?.code === 'invalid_type' && issue.expected === 'string';
    return isText && problem.found.startsWith('{')
      ? {...problem, expected: 'text', fix: 'Put quotes round it: it contains a colon.'}
      : problem;
  });
}

/** Reports a title that would give an opening the address of the application form. */
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

/** Reports a file that isn't named after its title. */
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
