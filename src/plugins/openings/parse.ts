import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {replaceBrandTokens} from '../../data/brand/tokens';
import {problemsFromZod, quoted, type Problem} from '../../data/report';
import {openingFrontMatter, type Opening} from './schema';
import {titleSlug} from './title-slug';

/** A file of `openings/` as it was read. */
export interface OpeningSource {
  /** Path from the repository root. Example: `'openings/bench-joiner.mdx'`. */
  readonly file: string;
  readonly text: string;
}

/** An opening with the rest of its file. */
export interface OpeningDocument {
  readonly file: string;
  readonly opening: Opening;
  /** The advert's text as Markdown, brand tokens still in place. */
  readonly body: string;
}

export interface ParsedOpening {
  /** Absent when the front matter does not match its schema. */
  readonly document?: OpeningDocument;
  readonly problems: readonly Problem[];
}

/** An advert shorter than this says too little to apply for. */
const FEWEST_WORDS = 100;

/** Reads one file: front matter, brand tokens, schema, file name, length of the text. */
export async function parseOpening({file, text}: OpeningSource): Promise<ParsedOpening> {
  let parsed: {frontMatter: unknown; content: string};
  try {
    parsed = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  } catch (error) {
    return {problems: [unreadable(file, error)]};
  }
  const {frontMatter, content: body} = parsed;
  const tokenProblems: Problem[] = [];
  const values = resolved(frontMatter, '', (field, error) =>
    tokenProblems.push(unknownToken(file, field, error)),
  );
  resolved(body, 'text', (field, error) => tokenProblems.push(unknownToken(file, field, error)));

  const result = openingFrontMatter.safeParse(values);
  const problems = [...tokenProblems, ...tooShort(file, body)];
  if (!result.success) {
    return {problems: [...problems, ...problemsFromZod(file, result.error, values)]};
  }
  const opening = {...result.data, slug: titleSlug(result.data.title)};
  return {
    document: {file, opening, body},
    problems: [...problems, ...wrongFileName(file, opening)],
  };
}

/** Front matter with dates as plain strings and brand tokens replaced. */
function resolved(
  value: unknown,
  field: string,
  onUnknownToken: (field: string, error: Error) => void,
): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string') {
    try {
      return replaceBrandTokens(value);
    } catch (error) {
      if (error instanceof Error) onUnknownToken(field, error);
      return value;
    }
  }
  if (Array.isArray(value)) {
    return value.map((inner, index) => resolved(inner, `${field}[${index}]`, onUnknownToken));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      resolved(inner, field === '' ? key : `${field}.${key}`, onUnknownToken),
    ]),
  );
}

function unreadable(file: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return {
    file,
    field: 'front matter',
    expected: 'YAML between two lines of three hyphens',
    found: message.split('\n', 1)[0] ?? '',
    fix: 'Compare with a neighbouring file; put quotes round text that contains a colon or a brace.',
  };
}

function unknownToken(file: string, field: string, error: Error): Problem {
  const [found, expected] = error.message.split(/\.(?= Known tokens)/, 2);
  return {
    file,
    field,
    expected: (expected ?? '').trim(),
    found: found ?? '',
    fix: 'Write one of the known tokens.',
  };
}

function tooShort(file: string, body: string): Problem[] {
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

function wrongFileName(file: string, {title, slug}: Opening): Problem[] {
  const expected = `${slug}.mdx`;
  const found = path.posix.basename(file);
  if (found === expected) return [];
  return [
    {
      file,
      field: 'title',
      expected: `the file to be called ${expected}, after the title ${quoted(title)}`,
      found,
      fix: `Rename the file to ${expected}, or correct the title.`,
    },
  ];
}
