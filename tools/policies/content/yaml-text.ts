import {parseDocument, Scalar, stringify, type Document} from 'yaml';

/*
 * Small changes to YAML as text. Everything here returns the text with one place changed; the
 * rest stays as it is, to the last space.
 */

/** A day needs no quotes: the build reads it as text anyway. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value as YAML writes it on one line, quoted only where it must be or where it was before. */
export function written(value: string, before?: Scalar.Type): string {
  const quoted = before === Scalar.QUOTE_DOUBLE || before === Scalar.QUOTE_SINGLE;
  if (DAY.test(value) && !quoted) {
    return value;
  }
  return stringify(value, {
    // The build's parser follows YAML 1.1, where more words need quotes than in 1.2.
    version: '1.1',
    lineWidth: 0,
    singleQuote: before !== Scalar.QUOTE_DOUBLE,
    defaultStringType: quoted ? before : Scalar.PLAIN,
  }).trimEnd();
}

/** @throws when the text is not YAML */
export function parsed(yaml: string): Document {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) {
    throw new Error(`The front matter cannot be read: ${error.message}`);
  }
  return document;
}

/** The text with another piece between two indexes. */
export function replaced(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** Index of the first character of the line that holds `at`. */
export function startOfLine(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Index behind the line that holds the last character before `end`. */
export function endOfLine(text: string, end: number): number {
  if (text[end - 1] === '\n') return end;
  const found = text.indexOf('\n', end);
  return found === -1 ? text.length : found + 1;
}
