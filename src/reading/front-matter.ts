import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type Node,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type {ZodError} from 'zod';
import type {ParseFrontMatter} from '@docusaurus/types';
import {replaceBrandTokens} from '../data/brand/tokens';
import {documentSchema} from '../shared/documents/schema';
import {fieldName, problemsFromZod, quoted, type Problem} from '../shared/report';
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
  /** False if the file has no title block, because its fields then look like text. */
  readonly isThere: boolean;
  /** Returns the line of the file on which a value is written, or the group that lacks it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

function bodyBelow(text: string, head: string): string {
  return '\n'.repeat(head.split('\n').length - 1) + text.slice(head.length);
}

/** The title block as it should begin, for reports. */
const TITLE_BLOCK = 'a title block: fields between two lines of three hyphens';

/** A line that was probably meant as three hyphens. */
const LIKE_HYPHENS = /^[\p{Pd}\u2212\s_*=+~.]{1,10}$/u;

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
  const hyphens = 'Write three ordinary hyphens (---) at the start of the line, and nothing else.';
  const isHyphens = line === '---';
  if (isHyphens && lines[first] !== lines[first]?.trimStart()) {
    return {line: first + 1, found: quoted(lines[first]), fix: hyphens};
  }
  if (isHyphens && first === 0) {
    const like = lines.findIndex(
      (each, at) => at > 0 && each.trim() !== '' && LIKE_HYPHENS.test(each),
    );
    if (like !== -1) return {line: like + 1, found: quoted(lines[like]), fix: hyphens};
    const fix = 'Write a line of three hyphens between the fields and the text.';
    return {line: 1, found: 'no second line of three hyphens', fix};
  }
  if (isHyphens) {
    const fix = 'Delete every line above it.';
    return {line: first + 1, found: 'an empty line above the first three hyphens', fix};
  }
  if (LIKE_HYPHENS.test(line)) {
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
  const [, start = '', written = ''] = /^(\s*(?:- )?[\w-]+:\s+|\s*- )(\S.*)$/.exec(line) ?? [];
  const value = written.trim();
  if (/^\{.*[:,]\s.*\}$/.test(value)) return quotedInGroup(value);
  const bare = /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value;
  // A list in one line needs another remedy, and words that are read as written need none.
  const needsQuotes = bare !== value || /^["'@`%&*!{>|?-]|:(?:\s|$)|\s#|^#/.test(value);
  return value !== '' && needsQuotes && !/^\[.*\]$/.test(value)
    ? `Put quotes round the words: ${start.trim()} ${inQuotes(bare)}`
    : undefined;
}

/** Suggests quotes round the words with a colon inside a group in one line: `{a: 1, b: c: d}`. */
function quotedInGroup(group: string): string | undefined {
  const [, name, value] =
    /(?<=[{,]\s*)([\w-]+): ((?!['"[{])[^,{}]*:\s[^,{}]*?)\s*[,}]/.exec(group) ?? [];
  return name === undefined || value === undefined
    ? undefined
    : `Put quotes round the words: ${name}: ${inQuotes(value)}`;
}

/** Suggests a line of the form "field: value" where its first characters are wrong. */
function plainLine(line: string, fields: readonly string[]): string | undefined {
  const [, field, value] = /^([\w-]+)(?::(?=\S)|\s*[=；：]|\s)\s*(\S.*)$/.exec(line) ?? [];
  const [, item] = /^\s*(?:[*•–—]\s*|-(?=\S))(\S.*)$/.exec(line) ?? [];
  if (item !== undefined) return `Write a hyphen and a space in front: - ${item}`;
  return field !== undefined && value !== undefined && fields.includes(field.toLowerCase())
    ? `Write a colon and a space after the name of the field: ${field.toLowerCase()}: ${value}`
    : undefined;
}

/** Matches a line that opens a list or a group and doesn't close it. */
const OPEN_BRACKET = /^\s*(?:- )?(?:[\w-]+:\s+)?[[{](?!.*[\]}])/;

/** Matches a line whose value begins with a quotation mark that the line doesn't close. */
const OPEN_QUOTE = /^\s*(?:- )?(?:[\w-]+:\s+)?(["'])(?!.*\1\s*$)/;

/** Explains an error of the YAML parser. */
function yamlProblem(
  file: string,
  yaml: string,
  {code, linePos}: YAMLError,
  fields: readonly string[],
): Problem {
  const lines = yaml.split('\n');
  const reported = linePos?.[0].line ?? 1;
  // A quotation mark that isn't closed is reported where the front matter ends.
  const opened = lines.slice(0, reported).findLastIndex((each) => OPEN_QUOTE.test(each));
  const bracket = lines.slice(0, reported).findLastIndex((each) => OPEN_BRACKET.test(each));
  const begun = code === 'MISSING_CHAR' && opened !== -1 ? opened : bracket;
  const at = begun === -1 ? reported : begun + 1;
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
  if (bracket !== -1 && begun === bracket) {
    return problem(
      'a closing bracket: ] or }',
      quotedLine(line) ?? 'Write the closing bracket at the end of the list.',
    );
  }
  // The same error is reported for a last line without a colon.
  switch (code === 'MISSING_CHAR' && opened === -1 ? undefined : code) {
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
        plainLine(line, fields) ??
          quotedLine(line) ??
          (/^[\w-]+: /.test(line)
            ? 'Compare the spaces in front with those of the line above.'
            : 'Put two spaces in front if it belongs to the line above; otherwise begin it with the name of a field and a colon.'),
      );
  }
}

/** Finds unquoted values that YAML would cut short. */
function cutValues(
  file: string,
  yaml: string,
  document: Document,
  lineAt: (offset: number) => number,
): Problem[] {
  const problems: Problem[] = [];
  const reporter = (start: number, ancestors: readonly unknown[]) => {
    const keys = ancestors.flatMap((each) =>
      isPair(each) && isScalar(each.key) ? [String(each.key.value)] : [],
    );
    const name = keys.join('.') || 'title block';
    return (expected: string, found: string, fix: string) =>
      problems.push({file, field: name, line: lineAt(start), expected, found, fix});
  };
  const lineOf = (start: number) =>
    yaml.slice(yaml.lastIndexOf('\n', start - 1) + 1).split('\n', 1)[0] ?? '';
  /** Reports words after a comma in a group, which YAML reads as another field. */
  const commas = ({items}: YAMLMap, ancestors: readonly unknown[]) => {
    for (const [index, {key, value}] of items.entries()) {
      const before = items[index - 1];
      const at = isScalar(key) ? key.range?.[0] : undefined;
      const isRest = value === null && isScalar(before?.key) && isScalar(before.value);
      if (!isRest || at === undefined) continue;
      const name = String((before.key as Scalar).value);
      const first = String((before.value as Scalar).value);
      const rest = String((key as Scalar).value);
      const whole = `${first}, ${rest}`;
      const isSum = /^\d+$/.test(first) && /^\d+$/.test(rest);
      reporter(at, [...ancestors, before])(
        isSum ? 'a point in a number' : 'quotes round words with a comma',
        quoted(`${name}: ${whole}`),
        isSum
          ? `Write ${name}: ${first}.${rest}`
          : `Put quotes round the words: ${name}: ${inQuotes(whole)}`,
      );
    }
  };
  visit(document, {
    Alias(_, node, ancestors) {
      const start = node.range?.[0] ?? 0;
      const words = `*${node.source}`;
      const fix = quotedLine(lineOf(start)) ?? 'Put quotes round the whole value.';
      reporter(start, ancestors)('words that don’t begin with *', quoted(words), fix);
    },
    Map(_, node, ancestors) {
      // A brand token without quotes is read as a group.
      const start = node.range?.[0] ?? 0;
      if (node.flow === true && node.items.length > 1) commas(node, ancestors);
      const isToken =
        node.flow === true &&
        node.items.length === 1 &&
        node.items.every(({key, value}) => isScalar(key) && value === null);
      if (!isToken) return;
      const written = lineOf(start).trim();
      const fix = quotedLine(lineOf(start)) ?? 'Put quotes round the whole value.';
      reporter(start, ancestors)(
        'words in quotes, because they begin with a brace',
        quoted(written),
        fix,
      );
    },
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range) return;
      const [start, end] = node.range;
      const report = reporter(start, ancestors);
      const rest = yaml.slice(end).split('\n', 1)[0] ?? '';
      const value = typeof node.value === 'string' ? node.value : '';
      const isWords = node.type === 'PLAIN' && (node.value === null || /[^\d:.-]/.test(value));
      const written =
        node.tag === undefined
          ? yaml.slice(yaml.lastIndexOf('\n', start) + 1, end) + rest
          : lineOf(start);
      const fix = quotedLine(written) ?? 'Put quotes round the whole value.';
      if (isWords && /^\s*#/.test(rest)) {
        const number = /^\s*#(\d+)\s*$/.exec(rest)?.[1];
        report(
          'words without " #", which begins a comment',
          node.value === null ? 'nothing' : `only ${quoted(node.value)}`,
          node.value === null && number !== undefined ? `Delete the #, or p${fix.slice(1)}` : fix,
        );
      } else if (value !== '' && value.trim() === '') {
        report('words', quoted(value), 'Write the words between the quotes.');
      } else if (
        node.anchor !== undefined ||
        (node.tag !== undefined && /^\s*\S+:\s*!/.test(written))
      ) {
        report('words that don’t begin with & or !', quoted(lineOf(start).trim()), fix);
      } else if (node.type === 'PLAIN' && /\n\s*[-*•–]\s/.test(yaml.slice(start, end))) {
        const advice = 'Write each point as an entry of its own, or all of them in one sentence.';
        report('words on one line, without a list below them', quoted(value), advice);
      } else if (node.type === 'PLAIN' && /^[“„«‘][^“”„«»‘]*[”“»’]?$/.test(value)) {
        const without = 'Delete the curly quotes, or type straight ones.';
        report('words without curly quotes round them', quoted(value), without);
      }
    },
  });
  return problems;
}

type OnUnknown = (path: readonly PropertyKey[], message: string) => void;

function valueWithTokens(
  value: unknown,
  path: readonly PropertyKey[],
  onUnknown: OnUnknown,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item, at) => valueWithTokens(item, [...path, at], onUnknown));
  }
  if (typeof value === 'object' && value !== null) return withTokens(value, path, onUnknown);
  if (typeof value !== 'string') return value;
  try {
    return replaceBrandTokens(value);
  } catch (error) {
    onUnknown(path, (error as Error).message);
    return value;
  }
}

/** Replaces brand tokens in fields, and calls a function for each unknown one. */
function withTokens(
  fields: object,
  path: readonly PropertyKey[],
  onUnknown: OnUnknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, item]) => [
      key,
      valueWithTokens(item, [...path, key], onUnknown),
    ]),
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
  if (document.errors.length > 0 || !isMap(document.contents)) return {};
  // A word that begins with an asterisk would refer to another value.
  visit(document, {Alias: (_, {source}) => new Scalar(`*${source}`)});
  return {...(document.toJS() as object)};
}

/**
 * Reads the front matter of a document and reports what is wrong with its form, each problem with
 * the line of the file. Docusaurus's own parser isn't used: it reads 30 February as 2 March, and
 * after one failure it returns the same text as empty.
 *
 * @param file path from the repository root, for the report
 * @param text the decoded text of the file
 * @param fields names of all fields, to recognise one that is written without a colon
 */
export function readHead(file: string, text: string, fields: readonly string[]): Head {
  const {head, yaml, document, lineAt} = parseHead(text);
  if (head === undefined) {
    const problem = {file, field: 'title block', expected: TITLE_BLOCK, ...missingHead(text)};
    return {
      frontMatter: {},
      body: text,
      problems: [problem],
      isThere: false,
      lineOf: () => undefined,
    };
  }
  const below = bodyBelow(text, head);
  if (EARLY_END.test(below)) {
    const problem = {
      file,
      field: 'title block',
      line: head.trimEnd().split('\n').length,
      expected: 'no line of hyphens between the fields',
      found: '"---"',
      fix: 'Delete it. The second line of hyphens belongs below the last field.',
    };
    return {
      frontMatter: {},
      body: text,
      problems: [problem],
      isThere: false,
      lineOf: () => undefined,
    };
  }
  const {body, again} = withoutSecondHead(below);
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
  if (document.errors.length > 0) {
    // After the first mistake, only those are certain that a line shows on its own.
    const problems = document.errors
      .map((error) => yamlProblem(file, yaml, error, fields))
      .filter(
        ({line, fix}, at, all) =>
          at === 0 ||
          (/^(?:Put quotes|Write a colon|Write a hyphen)/.test(fix) &&
            all.findIndex((other) => other.line === line) === at),
      );
    return {frontMatter: {}, body, problems, isThere: true, lineOf};
  }
  const problems = cutValues(file, yaml, document, lineAt);
  if (document.contents !== null && !isMap(document.contents)) {
    const written = yaml.trim().split('\n', 1)[0] ?? '';
    problems.push({
      file,
      field: 'title block',
      line: 2,
      expected: 'a line of the form "field: value"',
      found: quoted(written),
      fix: plainLine(written, fields) ?? 'Begin each line with the name of a field and a colon.',
    });
  }
  if (again !== undefined) {
    problems.push({
      file,
      field: 'title block',
      line: again,
      expected: 'one title block, at the top',
      found: 'another title block',
      fix: 'Delete it, and what was copied with it.',
    });
  }
  const frontMatter = withTokens(fieldsOf(document), [], (path, message) => {
    problems.push({
      file,
      field: fieldName(path),
      line: lineOf(path) ?? 2,
      ...unknownToken(message),
    });
  });
  return {frontMatter, body, problems, isThere: true, lineOf};
}

/** Matches a text that begins with fields and a line of three hyphens. */
const EARLY_END = /^\s*(?:[\w-]+:(?: .*)?\n(?:[ \t#-](?!--).*\n)*)+---[ \t]*\n/;

/** Matches a title block inside a text: lines of fields between two lines of three hyphens. */
const SECOND_HEAD = /^---\n(?:[\w-]+:.*\n(?:[ \t#-].*\n)*)+---[ \t]*$/m;

/** Removes a title block from a text, and returns the line on which it begins. */
function withoutSecondHead(text: string): {readonly body: string; readonly again?: number} {
  const {index, 0: block = ''} = SECOND_HEAD.exec(text) ?? {};
  if (index === undefined) return {body: text};
  const above = text.slice(0, index);
  const body = above + block.replaceAll(/[^\n]/g, '') + text.slice(index + block.length);
  return {body, again: above.split('\n').length};
}

/**
 * Converts errors of a schema to problems of a title block, each with its line. What the block
 * itself is reported for isn't reported again.
 */
export function schemaProblems(
  file: string,
  error: ZodError | undefined,
  {frontMatter, problems, lineOf}: Pick<Head, 'frontMatter' | 'problems' | 'lineOf'>,
  known: readonly string[] = [],
): Problem[] {
  const reported = new Set(problems.map(({line}) => line));
  return error === undefined
    ? []
    : problemsFromZod(file, error, frontMatter, lineOf, known).filter(
        ({line}) => line === undefined || !reported.has(line),
      );
}

/** Turns the name of a field into its path. Example: `related[0]` becomes `['related', 0]`. */
function pathOf(field: string): (string | number)[] {
  return field
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Adds the line to problems of the front matter. */
export function withLines(problems: readonly Problem[], {lineOf}: Pick<Head, 'lineOf'>): Problem[] {
  return problems.map((problem) => {
    const line = problem.line ?? lineOf(pathOf(problem.field));
    return line === undefined ? problem : {...problem, line};
  });
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

function throwMessage(_: unknown, message: string): never {
  throw new Error(message);
}

/**
 * Splits a document and replaces brand tokens such as `{brand.name}` in the front matter.
 *
 * @throws also when a token is unknown; the message lists the known ones
 */
export function readDocument(source: string): Parts {
  const {frontMatter, body} = splitDocument(source);
  return {frontMatter: withTokens(frontMatter, [], throwMessage), body};
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
