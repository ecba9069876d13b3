import * as z from 'zod';
import {splitDocument} from '../../policies/content/front-matter';
import {policyFields} from '../form/fields';
import {formValuesSchema, type FormValues} from './form-value';
import {withLineEndings} from './line-endings';
import {readValues} from './read-values';
import {writeValues} from './write-values';

/** What the browser sends: the file as it was opened, and what the form holds now. */
export const editSchema = z.strictObject({
  /** The whole file as it was opened, byte for byte. */
  original: z.string(),
  /** The fields; absent when the front matter could not be read and the whole file is edited. */
  values: formValuesSchema.optional(),
  /** The text below the front matter, or the whole file. Lines end in `\n`. */
  body: z.string(),
});

export type Edit = z.infer<typeof editSchema>;

/** A file as a form shows it. */
export interface OpenedFile {
  readonly original: string;
  /** Absent when the front matter cannot be read: then `body` is the whole file. */
  readonly values?: FormValues;
  readonly body: string;
  /** Line of the file on which `body` begins, counted from 1. */
  readonly firstLine: number;
}

/** As a text field of a browser holds it. */
function asTyped(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** Opens a file for the form. Whatever is wrong with it, it can be opened. */
export function openFile(original: string): OpenedFile {
  const {yaml, body} = splitDocument(original);
  try {
    const values = readValues(yaml, policyFields);
    const firstLine = asTyped(original.slice(0, original.length - body.length)).split('\n').length;
    return {original, values, body: asTyped(body), firstLine};
  } catch {
    return {original, body: asTyped(original), firstLine: 1};
  }
}

/**
 * The file with what was edited in it. What was not edited keeps its bytes, so an edit without a
 * change is the original.
 */
export function edited({original, values, body}: Edit): string {
  const {head, yaml, rest, body: oldBody, eol} = splitDocument(original);
  if (values === undefined) {
    return withLineEndings(original, body, original.includes('\r\n') ? '\r\n' : '\n');
  }
  const closing = rest.slice(0, rest.length - oldBody.length);
  const newBody = withLineEndings(oldBody, body, eol);
  const joint = newBody === '' || /[\r\n]$/.test(closing) ? '' : eol;
  return head + writeValues(yaml, policyFields, values, eol) + closing + joint + newBody;
}
