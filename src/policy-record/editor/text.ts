import {diffArrays} from 'diff';
import {Document, isMap, isScalar, isSeq, parseDocument, type Node} from 'yaml';

/** A document in two: its head with both lines of hyphens, and the text below. */
export interface Parts {
  readonly head: string;
  readonly body: string;
}

const HEAD = /^(---[ \t]*\n)([\s\S]*?\n)?(---[ \t]*(?:\n|$))/;

/** Splits a text with `\n` at its line ends. The head is empty where there is none. */
export function partsOf(text: string): Parts {
  const [head = ''] = HEAD.exec(text) ?? [];
  return {head, body: text.slice(head.length)};
}

function parsed(head: string) {
  const [, open = '', yaml = '', close = ''] = HEAD.exec(head) ?? [];
  return {open, yaml, close, document: parseDocument(yaml)};
}

/** The fields of a head; nothing where it cannot be read. */
export function fieldsOf(head: string): Readonly<Record<string, unknown>> | undefined {
  const {document} = parsed(head);
  const isReadable = document.errors.length === 0 && isMap(document.contents);
  return isReadable ? (document.toJS() as Record<string, unknown>) : undefined;
}

/** A field as it is written: in the style that it had, quotes and brackets alike. */
function written(name: string, value: unknown, before: unknown): string {
  const document = new Document({[name]: value});
  const node = document.get(name, true);
  if (isSeq(node) && isSeq(before) && before.flow !== undefined) node.flow = before.flow;
  if (isScalar(node) && isScalar(before) && typeof node.value === typeof before.value) {
    if (before.type !== undefined) node.type = before.type;
  }
  const style = {lineWidth: 0, singleQuote: true, flowCollectionPadding: false};
  return document.toString(style).trimEnd();
}

/**
 * A head with one field changed. Every byte outside that field stays: comments, order, quotes.
 *
 * @param head must be readable
 * @param value nothing takes the field away
 */
export function withField(head: string, name: string, value: unknown): string {
  const {open, yaml, close, document} = parsed(head);
  const pair = isMap(document.contents)
    ? document.contents.items.find(({key}) => isScalar(key) && key.value === name)
    : undefined;
  const before = document.toJS() as Record<string, unknown> | null;
  if (JSON.stringify(before?.[name]) === JSON.stringify(value)) return head;
  if (pair === undefined) return `${open}${yaml}${written(name, value, undefined)}\n${close}`;
  const start = (pair.key as Node).range?.[0] ?? 0;
  const end = (pair.value as Node | null)?.range?.[1] ?? yaml.indexOf('\n', start);
  if (value === undefined) {
    return `${open}${yaml.slice(0, start)}${yaml.slice(end).replace(/^[^\n]*\n/, '')}${close}`;
  }
  // The parser counts the line break after a list as part of it.
  const gap = /\s*$/.exec(yaml.slice(start, end))?.[0] ?? '';
  return `${open}${yaml.slice(0, start)}${written(name, value, pair.value)}${gap}${yaml.slice(end)}${close}`;
}

const MARK = '\uFEFF';
const LINES = /([^\r\n]*)(\r\n|\n|\r|$)/g;

/** A file as the editor gets it: `\n` at the ends of lines, no byte order mark. */
export function editable(source: string): string {
  return source.replace(MARK, '').replaceAll(/\r\n|\r/g, '\n');
}

function linesOf(text: string) {
  return [...text.matchAll(LINES)]
    .map(([, words = '', ending = '']) => ({words, ending}))
    .filter(({words, ending}) => words !== '' || ending !== '');
}

/**
 * An edited text with the bytes of the file it was made from: its mark, and its line ends. Lines
 * that stayed keep their own; new ones get those of the first line.
 */
export function asFile(source: string, edited: string): string {
  const mark = source.startsWith(MARK) ? MARK : '';
  const old = linesOf(source.slice(mark.length));
  const fresh = linesOf(edited.replace(MARK, ''));
  const eol = /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';
  const words = (lines: typeof old) => lines.map((line) => line.words);
  let at = 0;
  const endings = diffArrays(words(old), words(fresh)).flatMap(({added, removed, count}) => {
    if (added) return Array<string>(count).fill(eol);
    at += count;
    return removed ? [] : old.slice(at - count, at).map(({ending}) => ending || eol);
  });
  return (
    mark + fresh.map((line, at) => line.words + (line.ending && (endings[at] ?? eol))).join('')
  );
}
