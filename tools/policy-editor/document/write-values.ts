import {isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap} from 'yaml';
import {endOfLine, parsed, replaced, startOfLine} from '../../policies/content/yaml-text';
import type {Field} from '../form/fields';
import {isList, sameShown, type FormValue, type FormValues} from './form-value';
import {readValues} from './read-values';
import {fieldLines, flowList, scalarText, textsOf} from './value-text';
import {writeList} from './write-list';

/** A field's key and value in the front matter. */
type Entry = Pair;

function entryOf(fields: YAMLMap, name: string): Entry | undefined {
  return fields.items.find(({key}) => isScalar(key) && key.value === name);
}

/** Where the lines of a field begin and end. */
function linesOf(yaml: string, {key, value}: Entry): {start: number; end: number} {
  const from = (isScalar(key) ? key.range?.[0] : undefined) ?? 0;
  const to =
    (value as Node | null)?.range?.[1] ?? (isScalar(key) ? key.range?.[1] : undefined) ?? from;
  return {start: startOfLine(yaml, from), end: endOfLine(yaml, Math.max(to, from + 1))};
}

/** A new field stands below the nearest one that comes before it in the schema. */
function placeFor(yaml: string, map: YAMLMap, fields: readonly Field[], field: Field): number {
  const above = fields.slice(0, fields.indexOf(field)).toReversed();
  const neighbour = above.map(({name}) => entryOf(map, name)).find((entry) => entry !== undefined);
  return neighbour ? linesOf(yaml, neighbour).end : 0;
}

/** A scalar's value in its place; an empty one had no place, so its line is written anew. */
function writeScalar(yaml: string, field: Field, entry: Entry, value: string, eol: string): string {
  const node = entry.value;
  const range = isScalar(node) || isSeq(node) ? node.range : undefined;
  if (!range || range[0] === range[1]) {
    const {start, end} = linesOf(yaml, entry);
    return replaced(yaml, start, end, fieldLines(field, value, eol));
  }
  const [start, end] = range;
  // A text in several lines ends with its line; what replaces it stands on one.
  const ending = yaml.slice(start, end).endsWith('\n') ? eol : '';
  const text = scalarText(field, value, isScalar(node) ? node.type : undefined);
  return replaced(yaml, start, end, text + ending);
}

function isEmpty(value: FormValue): boolean {
  return value === '' || (isList(value) && value.length === 0);
}

function writeField(
  yaml: string,
  fields: readonly Field[],
  field: Field,
  before: FormValue | undefined,
  after: FormValue,
  eol: string,
): string {
  const {contents} = parsed(yaml);
  if (!isMap(contents)) {
    throw new Error('The front matter is no list of fields.');
  }
  const entry = entryOf(contents, field.name);
  if (!entry) {
    const at = placeFor(yaml, contents, fields, field);
    return replaced(yaml, at, at, fieldLines(field, after, eol));
  }
  if (isEmpty(after) && !field.required) {
    const {start, end} = linesOf(yaml, entry);
    return replaced(yaml, start, end, '');
  }
  const node = entry.value;
  if (!isList(after)) {
    return writeScalar(yaml, field, entry, typeof after === 'string' ? after : '', eol);
  }
  if (!isSeq<Node>(node) || !isList(before)) {
    const {start, end} = linesOf(yaml, entry);
    return replaced(yaml, start, end, fieldLines(field, after, eol));
  }
  if (field.kind !== 'records' && node.flow === true && node.range) {
    return replaced(yaml, node.range[0], node.range[1], flowList(textsOf(after)));
  }
  const {start, end} = linesOf(yaml, entry);
  return (
    writeList(yaml, {field, node, before, after, eol}) ??
    replaced(yaml, start, end, fieldLines(field, after, eol))
  );
}

/**
 * The front matter with new values. Only what differs from what a form would show is written, value
 * by value; every other byte stays: comments, order, quotes, spaces, line ends.
 *
 * @throws when the front matter is not YAML
 */
export function writeValues(
  yaml: string,
  fields: readonly Field[],
  values: FormValues,
  eol: string,
): string {
  const before = readValues(yaml, fields);
  return fields.reduce((text, field) => {
    const after = values[field.name];
    const old = before[field.name];
    const isShown = old !== undefined;
    if (after === undefined || !isShown || field.kind === 'fixed' || sameShown(old, after)) {
      return text;
    }
    return writeField(text, fields, field, old, after, eol);
  }, yaml);
}
