import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';
import type {ParseFrontMatter} from '@docusaurus/types';
import {replaceBrandTokens} from '../data/brand/tokens';
import {documentSchema} from '../shared/documents/schema';
import {quoted, type Problem} from '../shared/report';
import {asMeant} from './source';

/** Matches front matter between two lines of three hyphens. */
const HEAD = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** A document in two parts. */
export interface Parts {
  /** Empty if the file has none. */
  readonly frontMatter: Record<string, unknown>;
  /**
   * Markdown below the front matter. The front matter is replaced by as many empty lines, so that
   * lines have the same numbers as in the file.
   */
  readonly body: string;
}

/** The front matter of a document, read for its author. */
export interface Head extends Parts {
  readonly problems: readonly Problem[];
  /** Returns the line of the file on which a value is written, or the group that lacks it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

function bodyBelow(text: string, head: string): string {
  return '\n'.repeat(head.split('\n').length - 1) + text.slice(head.length);
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

/** The title block as it should begin, for reports. */
const TITLE_BLOCK = 'a title block: fields between two lines of three hyphens';

/** Says why a file has no front matter. */
function missingHead(text: string): Pick<Problem, 'found' | 'fix'> & {readonly line: number} {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const line = lines[first]?.trim() ?? '';
  if (first === -1) {
    return {
      line: 1,
      found: 'an empty file',
      fix: 'Copy a document of the same kind, or delete it.',
    };
  }
  const isHyphens = /^---$/.test(line);
  if (isHyphens && first === 0) {
    const fix = 'Write a line of three hyphens between the fields and the text.';
    return {line: 1, found: 'no second line of three hyphens', fix};
  }
  if (isHyphens) {
    const fix = 'Delete everything above it.';
    return {line: first + 1, found: 'an empty line above the first three hyphens', fix};
  }
  if (/^[\p{Pd}\u2212\s_*=+~]{1,10}$/u.test(line)) {
    const fix = 'Write three ordinary hyphens (---). Word turns them into a dash.';
    return {line: first + 1, found: quoted(line), fix};
  }
  const fix = 'Write --- on the first line, and again on a line of its own below the fields.';
  return {line: 1, found: quoted(line), fix};
}

/** Writes a value that YAML reads differently in the quotes that it needs. */
function inQuotes(value: string): string {
  return value.includes("'") ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : `'${value}'`;
}

/** Suggests a line of front matter with quotes round its value. */
function quotedLine(line: string): string | undefined {
  const [, start = '', value = ''] = /^(\s*(?:- )?[\w-]+:\s+|\s*- )(\S.*)$/.exec(line) ?? [];
  // A list or a group in one line, and a value with quotes already, need another remedy.
  const isPlain = value !== '' && !/^(?:\[.*\]|["'])/.test(value);
  return isPlain
    ? `Put quotes round the words: ${start.trim()} ${inQuotes(value.trim())}`
    : undefined;
}

/** Matches a line whose value begins with a quotation mark that the line doesn't close. */
const OPEN_QUOTE = /^\s*(?:- )?(?:[\w-]+:\s+)?(["'])(?!.*\1\s*$)/;

/** Explains an error of the YAML parser. */
function yamlProblem(file: string, yaml: string, {code, linePos}: YAMLError): Problem {
  const lines = yaml.split('\n');
  const reported = linePos?.[0].line ?? 1;
  // A quotation mark that isn't closed is reported where the front matter ends.
  const opened = lines.slice(0, reported).findLastIndex((each) => OPEN_QUOTE.test(each));
  const at = code === 'MISSING_CHAR' && opened !== -1 ? opened + 1 : reported;
  const line = lines[at - 1] ?? '';
  const problem = (expected: string, fix: string): Problem => ({
    file,
    field: 'title block',
    line: at + 1,
    expected,
    found: quoted(line.trim()),
    fix,
  });
  const key = /^\s*([\w-]+):/.exec(line)?.[1] ?? 'the field';
  switch (code) {
    case 'TAB_AS_INDENT':
      return problem('spaces at the start of the line', 'Replace the tab with two spaces.');
    case 'DUPLICATE_KEY':
      return problem('each field once', `Delete one of the two lines that begin with "${key}:".`);
    case 'MISSING_CHAR':
      return problem(
        'a closing quotation mark',
        'Write the closing quotation mark. Inside single quotes, write an apostrophe twice, or use the curly one: ’.',
      );
    case 'BAD_INDENT':
      return problem(
        'lines that belong together with the same number of spaces in front',
        'Move the line to the left or to the right, like its neighbours.',
      );
    default:
      return problem(
        'a line of the form "field: value"',
        quotedLine(line) ??
          'Compare it with another document of the same kind. Put quotes round words that contain a colon or a brace.',
      );
  }
}

/** Finds plain values of which YAML keeps only a part. */
function cutValues(
  file: string,
  yaml: string,
  document: Document,
  lineAt: (offset: number) => number,
): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range) return;
      const [start, end] = node.range;
      const pair = ancestors.at(-1) as {key?: {value?: unknown}} | undefined;
      const name = typeof pair?.key?.value === 'string' ? pair.key.value : 'title block';
      const report = (expected: string, found: string, fix: string) =>
        problems.push({file, field: name, line: lineAt(start), expected, found, fix});
      const rest = yaml.slice(end).split('\n', 1)[0] ?? '';
      const value = typeof node.value === 'string' ? node.value : '';
      const isWords = node.type === 'PLAIN' && (node.value === null || /[^\d:.-]/.test(value));
      const written = yaml.slice(yaml.lastIndexOf('\n', start) + 1, end) + rest;
      const fix = quotedLine(written) ?? 'Put quotes round the whole value.';
      if (isWords && /^\s*#/.test(rest)) {
        report('words without " #", which begins a comment', `only ${quoted(node.value)}`, fix);
      } else if (
        node.anchor !== undefined ||
        (node.tag !== undefined && /^\s*\S+:\s*!/.test(written))
      ) {
        report('words that don’t begin with & or !', `only ${quoted(node.value)}`, fix);
      } else if (node.type === 'PLAIN' && /^[“„«].*[”“»]$/.test(value)) {
        const without = 'Delete the curly quotes, or type straight ones.';
        report('words without curly quotes round them', quoted(value), without);
      }
    },
  });
  return problems;
}

/** Replaces brand tokens in the front matter, and reports unknown ones. */
function withTokens(
  value: unknown,
  path: readonly (string | number)[],
  onUnknown: (path: readonly (string | number)[], message: string) => void,
): unknown {
  if (typeof value === 'string') {
    try {
      return replaceBrandTokens(value);
    } catch (error) {
      onUnknown(path, (error as Error).message);
      return value;
    }
  }
  if (Array.isArray(value))
    return value.map((item, at) => withTokens(item, [...path, at], onUnknown));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withTokens(item, [...path, key], onUnknown)]),
  );
}

/** Splits the message of an unknown token, which ends in its remedy. */
export function unknownToken(message: string): Pick<Problem, 'expected' | 'found' | 'fix'> {
  const [, found = message, fix = ''] = /(\{[^}]*\})\.? ?(.*)$/.exec(message) ?? [];
  return {expected: 'a known brand token', found, fix};
}

function parseHead(text: string) {
  const [head, yaml = ''] = HEAD.exec(text) ?? [];
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines, prettyErrors: true});
  return {head, yaml, document, lineAt: (offset: number) => lines.linePos(offset).line + 1};
}

function fieldsOf(document: Document): Record<string, unknown> {
  const fields: unknown = document.errors.length === 0 ? document.toJS() : {};
  return typeof fields === 'object' && fields !== null ? {...fields} : {};
}

/**
 * Reads the front matter of a document and reports what is wrong with its form, each problem with
 * the line of the file. Docusaurus's own parser isn't used: it reads 30 February as 2 March, and
 * after one failure it returns the same text as empty.
 *
 * @param file path from the repository root, for the report
 * @param text the decoded text of the file
 */
export function readHead(file: string, text: string): Head {
  const {head, yaml, document, lineAt} = parseHead(text);
  if (head === undefined) {
    const problem = {file, field: 'title block', expected: TITLE_BLOCK, ...missingHead(text)};
    return {frontMatter: {}, body: text, problems: [problem], lineOf: () => undefined};
  }
  const body = bodyBelow(text, head);
  const [error] = document.errors;
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    let node: unknown = document.contents;
    let offset: number | undefined;
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
        if (pair === undefined) break;
        offset = (pair.key as Node).range?.[0];
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        offset = (node as Node | undefined)?.range?.[0] ?? offset;
      }
    }
    return offset === undefined ? undefined : lineAt(offset);
  };
  if (error !== undefined) {
    return {frontMatter: {}, body, problems: [yamlProblem(file, yaml, error)], lineOf};
  }
  const problems = cutValues(file, yaml, document, lineAt);
  const frontMatter = withTokens(fieldsOf(document), [], (path, message) => {
    const line = lineOf(path);
    const field = path.map((key, at) =>
      typeof key === 'number' ? `[${key}]` : at ? `.${key}` : key,
    );
    problems.push({
      file,
      field: field.join(''),
      ...(line !== undefined && {line}),
      ...unknownToken(message),
    });
  });
  return {frontMatter: frontMatter as Record<string, unknown>, body, problems, lineOf};
}

/** Returns the text below the front matter. @see Parts */
export function bodyOf(source: string): string {
  const text = asMeant(source);
  const [head = ''] = HEAD.exec(text) ?? [];
  return bodyBelow(text, head);
}

/**
 * Splits a document into front matter and text.
 *
 * @throws YAMLParseError when the front matter isn't YAML
 */
export function splitDocument(source: string): Parts {
  const {document} = parseHead(asMeant(source));
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return {frontMatter: fieldsOf(document), body: bodyOf(source)};
}

/**
 * Splits a document and replaces brand tokens such as `{brand.name}` in the front matter.
 *
 * @throws also when a token is unknown; the message lists the known ones
 */
export function readDocument(source: string): Parts {
  const {frontMatter, body} = splitDocument(source);
  return {frontMatter: replaceTokensInFields(frontMatter), body};
}

/**
 * Called by Docusaurus for each document. A document of `docs/` with a mistake in its front matter
 * has no fields, because Docusaurus would stop at the first one with a report of its own; the
 * documents plugin reports all of them.
 */
export const parseFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const isEdited = !filePath.includes('versioned_docs');
  let read: Parts;
  try {
    read = readDocument(fileContent);
  } catch {
    return Promise.resolve({frontMatter: {}, content: ''});
  }
  const {frontMatter, body: content} = read;
  const isWrong = isEdited && !documentSchema.safeParse(frontMatter).success;
  return Promise.resolve({frontMatter: isWrong ? {} : frontMatter, content});
};
