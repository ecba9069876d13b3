import {isMap, isScalar, isSeq, type Node, type YAMLSeq} from 'yaml';
import {endOfLine, replaced, startOfLine} from '../../policies/content/yaml-text';
import type {Field} from '../form/fields';
import {isRecord, sameShown, type FormValue} from './form-value';
import {entryText, scalarText} from './value-text';

/** A list of the front matter, and what it shall hold. */
interface ListChange {
  readonly field: Field;
  readonly node: YAMLSeq<Node>;
  readonly before: readonly FormValue[];
  readonly after: readonly FormValue[];
  readonly eol: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Where an entry's lines begin, and how it is indented; undefined when it shares its line. */
function layoutOf(yaml: string, item: Node | undefined) {
  const start = item?.range?.[0];
  if (start === undefined) return undefined;
  const line = startOfLine(yaml, start);
  const bullet = /^( *)-( +)$/.exec(yaml.slice(line, start));
  return bullet && {line, indent: bullet[1] ?? '', gap: bullet[2] ?? ' '};
}

/** The edits inside one entry, or undefined when the entry must be written anew. */
function editsInside(
  yaml: string,
  {field, eol}: ListChange,
  item: Node | undefined,
  value: FormValue,
): Edit[] | undefined {
  const scalarEdit = (node: unknown, part: Field, text: FormValue): Edit | undefined => {
    if (!(isScalar(node) || isSeq(node)) || !node.range || typeof text !== 'string') return;
    const [start, end] = node.range;
    const ending = yaml.slice(start, end).endsWith('\n') ? eol : '';
    const before = isScalar(node) ? node.type : undefined;
    return start === end ? undefined : {start, end, by: scalarText(part, text, before) + ending};
  };
  if (field.kind !== 'records') {
    const edit = scalarEdit(item, {...field, kind: 'text', longest: undefined}, value);
    return edit && [edit];
  }
  if (!isMap(item) || !isRecord(value)) return undefined;
  const edits: Edit[] = [];
  for (const part of field.fields) {
    const node = item.get(part.name, true);
    const wanted = value[part.name] ?? '';
    if (sameShown(shownOf(node), wanted)) continue;
    const edit = scalarEdit(node, part, wanted);
    if (!edit) return undefined;
    edits.push(edit);
  }
  return edits;
}

/** As `read-values.ts` shows what stands in a record: a text, or numbers with commas. */
function shownOf(node: unknown): string | undefined {
  if (isScalar(node)) return typeof node.value === 'string' ? node.value : (node.source ?? '');
  if (!isSeq(node)) return undefined;
  return node.items.map((item) => (isScalar(item) ? String(item.value) : '')).join(', ');
}

/** Entries at both ends that stay; between them entries are changed, added and removed. */
function staying({before, after}: ListChange): {head: number; tail: number} {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && sameShown(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && sameShown(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  return {head, tail};
}

/**
 * The front matter with another content of one list; entries that stay are not touched.
 *
 * @returns undefined when the list must be written anew: it is empty, or stands in brackets
 */
export function writeList(yaml: string, change: ListChange): string | undefined {
  const {field, node, before, after, eol} = change;
  const layouts = node.items.map((item) => layoutOf(yaml, item));
  const [first] = layouts;
  if (after.length === 0 || !first || layouts.some((layout) => !layout)) {
    return undefined;
  }
  const ends = [...layouts.slice(1).map((layout) => layout?.line ?? 0), endOfList(yaml, node)];
  const layout = {indent: first.indent, gap: first.gap, eol};
  const {head, tail} = staying(change);
  const edits: Edit[] = [];
  for (let at = head; at < before.length - tail; at += 1) {
    const start = layouts[at]?.line ?? 0;
    const end = ends[at] ?? start;
    const value = at < after.length - tail ? after[at] : undefined;
    if (value === undefined) {
      edits.push({start, end, by: ''});
    } else if (!sameShown(before[at], value)) {
      const inside = editsInside(yaml, change, node.items[at], value);
      edits.push(...(inside ?? [{start, end, by: entryText(field, value, layout)}]));
    }
  }
  const added = after.slice(Math.max(head, before.length - tail), after.length - tail);
  const at = ends[before.length - tail - 1] ?? first.line;
  edits.push({start: at, end: at, by: added.map((v) => entryText(field, v, layout)).join('')});
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, {start, end, by}) => replaced(text, start, end, by), yaml);
}

function endOfList(yaml: string, node: YAMLSeq<Node>): number {
  const last = node.items.at(-1)?.range?.[1] ?? node.range?.[1] ?? yaml.length;
  return endOfLine(yaml, last);
}
