import type {ParseFrontMatter} from '@docusaurus/types';
import {parse} from 'yaml';
import type {Problem} from '../shared/report';
import {replaceBrandTokens} from '../data/brand/tokens';

/** Matches front matter between two lines of three hyphens. */
const FILE = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

interface Parts {
  /** Empty if the file has none. */
  readonly frontMatter: Record<string, unknown>;
  /** Markdown below the front matter, without empty lines at either end. */
  readonly content: string;
}

/**
 * Splits a document into front matter and text. Docusaurus's own parser isn't used: it reads 30
 * February as 2 March, and after one failure it returns the same text as empty.
 *
 * @throws YAMLParseError, with line and column, when the front matter isn't YAML
 */
export function splitDocument(source: string): Parts {
  const [head = '', yaml = ''] = FILE.exec(source) ?? [];
  const frontMatter: unknown = parse(yaml);
  return {
    frontMatter: typeof frontMatter === 'object' && frontMatter !== null ? {...frontMatter} : {},
    content: source.slice(head.length).trim(),
  };
}

function replaceTokensIn(value: unknown): unknown {
  if (typeof value === 'string') return replaceBrandTokens(value);
  if (Array.isArray(value)) return value.map(replaceTokensIn);
  return typeof value === 'object' && value !== null ? replaceTokensInFields(value) : value;
}

function replaceTokensInFields(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, replaceTokensIn(value)]),
  );
}

/**
 * Splits a document and replaces brand tokens such as `{brand.name}` in the front matter.
 *
 * @throws also when a token is unknown; the message lists the known ones
 */
export function readDocument(source: string): Parts {
  const {frontMatter, content} = splitDocument(source);
  return {frontMatter: replaceTokensInFields(frontMatter), content};
}

/**
 * Turns an error of a parser (bad YAML, bad MDX, unknown token) into a problem with the file's
 * name.
 */
export function unreadable(
  problem: Pick<Problem, 'file' | 'field' | 'expected'>,
  error: unknown,
): Problem {
  return {
    ...problem,
    found: error instanceof Error ? error.message : String(error),
    fix: 'Correct the line named in the message. To see how it should look, open another document of the same kind.',
  };
}

/** Called by Docusaurus for each document. */
export const parseFrontMatter: ParseFrontMatter = ({fileContent}) => {
  try {
    return Promise.resolve(readDocument(fileContent));
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
};
