import {isMap, isScalar, isSeq, Scalar} from 'yaml';
import {endOfLine, parsed, replaced, startOfLine, written} from './yaml-text';

/** A document cut where its front matter ends. `head + yaml + rest` is the document again. */
export interface SplitDocument {
  /** The opening line of three hyphens, with a byte order mark if the file has one. */
  readonly head: string;
  readonly yaml: string;
  /** From the closing line of three hyphens to the end. */
  readonly rest: string;
  /** What comes after the closing line. */
  readonly body: string;
  /** Line ending of the file. */
  readonly eol: '\n' | '\r\n';
}

const PARTS = /^(\uFEFF?---[ \t]*(\r?\n))([\s\S]*?)(^---[ \t]*(?:\r?\n|$))([\s\S]*)$/m;

/** Cuts a document. A text without front matter is all body. */
export function splitDocument(source: string): SplitDocument {
  const match = PARTS.exec(source);
  if (match?.index !== 0) {
    return {head: '', yaml: '', rest: source, body: source, eol: '\n'};
  }
  const [, head = '', eol, yaml = '', closing = '', body = ''] = match;
  return {head, yaml, rest: closing + body, body, eol: eol === '\r\n' ? '\r\n' : '\n'};
}

function setField(yaml: string, key: string, value: string, after: string, eol: string): string {
  const {contents} = parsed(yaml);
  const fields = isMap(contents) ? contents.items : [];
  const find = (name: string) =>
    fields.find((pair) => isScalar(pair.key) && pair.key.value === name)?.value;
  const node = find(key);
  if (isScalar(node) && node.range) {
    const [start, end] = node.range;
    // A text in several lines ends with its line; what replaces it stands on one.
    const ending = yaml.slice(start, end).endsWith('\n') ? eol : '';
    return replaced(yaml, start, end, written(value, node.type) + ending);
  }
  const anchor = find(after) as {range?: [number, number, number] | null} | undefined;
  if (node !== undefined || !anchor?.range) {
    throw new Error(`The front matter has no simple field "${node === undefined ? after : key}".`);
  }
  const at = endOfLine(yaml, anchor.range[1]);
  return replaced(yaml, at, at, `${key}: ${written(value)}${eol}`);
}

/**
 * Sets fields of a document's front matter and leaves every other byte as it is: comments, order,
 * quotes, line endings. A field that is missing is added below `changeType`.
 *
 * @throws when the front matter cannot be read, or a field holds a list
 */
export function setFields(source: string, values: Readonly<Record<string, string>>): string {
  const {head, yaml, rest, eol} = splitDocument(source);
  const changed = Object.entries(values).reduce(
    (text, [key, value]) => setField(text, key, value, 'changeType', eol),
    yaml,
  );
  return head + changed + rest;
}

/**
 * Adds an entry at the top of a list of records, in the list's own indentation.
 *
 * @param fields values as YAML writes them, in their order; a text goes through `yamlText` first
 * @throws when the list is missing, empty or written in brackets
 */
export function prependRecord(
  source: string,
  list: string,
  fields: Readonly<Record<string, string>>,
): string {
  const {head, yaml, rest, eol} = splitDocument(source);
  const node = parsed(yaml).get(list);
  const first = isSeq(node) ? node.items[0] : undefined;
  const start = isMap(first) ? first.range?.[0] : undefined;
  const lineStart = start === undefined ? 0 : startOfLine(yaml, start);
  const bullet = /^( *)-( +)$/.exec(yaml.slice(lineStart, start));
  if (start === undefined || !bullet) {
    throw new Error(`"${list}" is not a list with one record below the other.`);
  }
  const [, indent = '', gap = ' '] = bullet;
  const record = Object.entries(fields)
    .map(([key, value], index) => `${indent}${index === 0 ? '-' : ' '}${gap}${key}: ${value}${eol}`)
    .join('');
  return head + replaced(yaml, lineStart, lineStart, record) + rest;
}

/** A text as YAML writes it on one line. Example: `It's new: read it` gets quotes. */
export function yamlText(value: string): string {
  return written(value);
}

/** As `yamlText`, but always in quotes: a version such as `'4.0'` would otherwise be a number. */
export function quotedText(value: string): string {
  return written(value, Scalar.QUOTE_SINGLE);
}

/** A field's text as the file writes it, brand tokens included; undefined when it is none. */
export function fieldText(source: string, key: string): string | undefined {
  const value: unknown = parsed(splitDocument(source).yaml).get(key);
  return typeof value === 'string' ? value : undefined;
}
