import {isMap, isScalar, isSeq, type Node, type YAMLMap} from 'yaml';
import {parsed} from '../../policies/content/yaml-text';
import type {Field} from '../form/fields';
import type {FormValue, FormValues} from './form-value';

/** A scalar as the file writes it: `4.0` without quotes stays `4.0`, though YAML reads a 4. */
function textOf(node: unknown): string | undefined {
  if (node === undefined || node === null) return '';
  if (!isScalar(node)) return undefined;
  if (typeof node.value === 'string') return node.value;
  // The YAML of a file always has its source; only made-up nodes have none.
  return node.source ?? '';
}

function allOrNothing(values: readonly (FormValue | undefined)[]): FormValue[] | undefined {
  const found = values.filter((value) => value !== undefined);
  return found.length === values.length ? found : undefined;
}

/** Numbers of a list on one line, with commas. */
function numbersOf(texts: readonly (string | undefined)[]): string | undefined {
  return texts.includes(undefined) ? undefined : texts.join(', ');
}

function recordOf(map: YAMLMap, fields: readonly Field[]): FormValues | undefined {
  const names = fields.map(({name}) => name);
  const known = map.items.every(({key}) => isScalar(key) && names.includes(String(key.value)));
  const values = allOrNothing(fields.map((field) => valueOf(map.get(field.name, true), field)));
  return known && values
    ? Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
    : undefined;
}

function valueOf(node: unknown, field: Field): FormValue | undefined {
  switch (field.kind) {
    case 'choices':
    case 'texts':
    case 'records':
      if (node === undefined) return [];
      if (!isSeq<Node>(node)) return undefined;
      return allOrNothing(
        node.items.map((item) => {
          if (field.kind !== 'records') return textOf(item);
          return isMap(item) ? recordOf(item, field.fields) : undefined;
        }),
      );
    case 'numbers':
      return isSeq<Node>(node) ? numbersOf(node.items.map(textOf)) : textOf(node);
    default:
      return textOf(node);
  }
}

/**
 * The front matter as a form shows it. A field that is written in a way which no form has a place
 * for (an alias, a list where a text belongs) is left out, so that nothing can overwrite it.
 *
 * @throws when the front matter is not YAML, or no list of fields
 */
export function readValues(yaml: string, fields: readonly Field[]): FormValues {
  const {contents} = parsed(yaml);
  if (!isMap(contents)) {
    throw new Error('The front matter is no list of fields.');
  }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(contents.get(field.name, true), field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}
