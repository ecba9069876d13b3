import type {Scalar} from 'yaml';
import {quotedText} from '../../policies/content/front-matter';
import {written} from '../../policies/content/yaml-text';
import type {Field} from '../form/fields';
import {isList, isRecord, onOneLine, type FormValue} from './form-value';

const NUMBER_LIST = /^\d+(?:[\s,]+\d+)*$/;

/** Inside brackets a comma or a bracket would end the value. */
function flowText(value: string): string {
  return /[,[\]{}]/.test(value) ? quotedText(value) : written(value);
}

/** A value that stands on one line, as YAML writes it. */
export function scalarText(field: Field, value: string, before?: Scalar.Type): string {
  const text = onOneLine(value);
  switch (field.kind) {
    case 'number':
      return /^\d+$/.test(text) ? text : written(text);
    case 'switch':
      return text === 'true' || text === 'false' ? text : written(text);
    case 'numbers':
      return NUMBER_LIST.test(text) ? `[${text.split(/[\s,]+/).join(', ')}]` : written(text);
    default:
      return written(text, before);
  }
}

/** Texts in brackets. Example: `[group, design]`. */
export function flowList(values: readonly string[]): string {
  return `[${values.map(flowText).join(', ')}]`;
}

/** The texts of a list of texts. */
export function textsOf(value: FormValue): string[] {
  return isList(value)
    ? value.map((item) => (typeof item === 'string' ? onOneLine(item) : ''))
    : [];
}

/**
 * An entry of a list, one below the other.
 *
 * @param indent what stands before the hyphen
 * @param gap what stands behind it
 */
export function entryText(
  field: Field,
  value: FormValue,
  {indent, gap, eol}: {readonly indent: string; readonly gap: string; readonly eol: string},
): string {
  if (field.kind !== 'records' || !isRecord(value)) {
    const text = typeof value === 'string' ? onOneLine(value) : '';
    return `${indent}-${gap}${written(text)}${eol}`;
  }
  return field.fields
    .map((part, index) => {
      const found = value[part.name];
      const text = scalarText(part, typeof found === 'string' ? found : '');
      return `${indent}${index === 0 ? '-' : ' '}${gap}${part.name}: ${text}${eol}`;
    })
    .join('');
}

/** A field with its value, as it is added to front matter that does not have it. */
export function fieldLines(field: Field, value: FormValue, eol: string): string {
  if (field.kind === 'choices' || (isList(value) && value.length === 0)) {
    return `${field.name}: ${flowList(textsOf(value))}${eol}`;
  }
  if (isList(value)) {
    const layout = {indent: '  ', gap: ' ', eol};
    return `${field.name}:${eol}${value.map((item) => entryText(field, item, layout)).join('')}`;
  }
  return `${field.name}: ${scalarText(field, typeof value === 'string' ? value : '')}${eol}`;
}
