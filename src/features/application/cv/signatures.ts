import type {Bytes} from './bytes';
import type {Renamed} from './cv-problem';

/** What a file is by its first bytes: a format that holds CVs, or something that never does. */
export type Format =
  | {readonly format: 'pdf'; /** Where the header stands. */ readonly start: number}
  | {readonly format: 'zip'}
  | {readonly format: 'compound'}
  | {readonly format: 'other'; readonly problem: Renamed};

/** How much of the beginning decides; readers look for a PDF header this far. Bytes. */
export const HEAD = 1024;

/** Beginnings that no CV has. */
const others: readonly (readonly [RegExp | string, Renamed])[] = [
  ['MZ', 'renamedProgram'],
  ['\x7fELF', 'renamedProgram'],
  [/^(?:\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe)/, 'renamedProgram'],
  ['#!', 'renamedProgram'],
  ['\x89PNG', 'renamedImage'],
  ['\xff\xd8\xff', 'renamedImage'],
  ['GIF8', 'renamedImage'],
  [/^(?:II\*\0|MM\0\*)/, 'renamedImage'],
  [/^RIFF[^]{4}WEBP/, 'renamedImage'],
  [/^[^]{4}ftyp(?:hei|hev|mif|avi)/, 'renamedImage'],
  [/^BM[^]{4}\0{4}/, 'renamedImage'],
  ['Rar!', 'renamedArchive'],
  ['7z\xbc\xaf', 'renamedArchive'],
  ['\x1f\x8b', 'renamedArchive'],
  ['{\\rtf', 'renamedRichText'],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:!--|(?:!doctype\s+html|html|head|body|script|meta)\b)/i,
    'renamedWebPage',
  ],
  [/^MIME-Version:/i, 'renamedWebPage'],
  [/^(?:\xef\xbb\xbf)?\s*<\?xml/, 'renamed'],
];

/** Bytes as characters of the same number, which the decoder for texts does not give above 127. */
function characters(bytes: Bytes): string {
  return String.fromCharCode(...bytes);
}

function beginsWith(text: string, beginning: RegExp | string): boolean {
  return typeof beginning === 'string' ? text.startsWith(beginning) : beginning.test(text);
}

function isText(bytes: Bytes): boolean {
  const control = (byte: number) => byte < 9 || (byte > 13 && byte < 32) || byte === 127;
  return !bytes.some(control);
}

/**
 * Tells the format from the beginning of a file.
 *
 * What begins like another kind of file is that kind, though a PDF header may follow: a file that
 * is two things at once was not made by a word processor.
 *
 * @param head the first {@link HEAD} bytes, or all there are
 */
export function formatOf(head: Bytes): Format {
  const text = characters(head);
  if (text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06')) {
    return {format: 'zip'};
  }
  if (text.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    return {format: 'compound'};
  }
  const [, problem] = others.find(([beginning]) => beginsWith(text, beginning)) ?? [];
  if (problem) {
    return {format: 'other', problem};
  }
  const start = text.indexOf('%PDF-');
  if (start !== -1) {
    return {format: 'pdf', start};
  }
  return {format: 'other', problem: isText(head) ? 'renamedText' : 'renamed'};
}
