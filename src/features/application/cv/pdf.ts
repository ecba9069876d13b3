import {bytesOf, textOf} from './bytes';
import type {CvProblem} from './cv-problem';
import {DICTIONARY_LIMIT, readDictionary, type PdfDictionary} from './pdf-dictionary';

/** How far from its end a file says where its table is; some programs append to finished files. */
const TAIL = 16 * 1024;

/** The position that the end of the file gives for the table of objects. */
function tablePosition(tail: string): number | undefined {
  const [, digits] =
    /^startxref[\s\0]+(\d{1,12})/.exec(tail.slice(tail.lastIndexOf('startxref'))) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The dictionary of a cross-reference stream, which stands in the place of a trailer (PDF 1.5). */
function streamDictionary(text: string): PdfDictionary | undefined {
  const [opening] = /^[\s\0]*\d+[\s\0]+\d+[\s\0]+obj[\s\0]*(?=<<)/.exec(text) ?? [];
  const dictionary = opening === undefined ? undefined : readDictionary(text, opening.length);
  return dictionary?.entries.get('Type') === '/XRef' ? dictionary : undefined;
}

/** The trailer behind a table of objects. The table may be long; nothing in it reads `trailer`. */
async function trailerBehind(file: Blob, table: number): Promise<PdfDictionary | undefined> {
  for (let at = table; at < file.size; at += DICTIONARY_LIMIT) {
    // Twice the step, so that what begins in one part is whole in it.
    const text = textOf(await bytesOf(file, at, at + 2 * DICTIONARY_LIMIT));
    const opening = /trailer[\s\0]*(?=<<)/g;
    if (opening.test(text)) {
      return readDictionary(text, opening.lastIndex);
    }
  }
  return undefined;
}

async function trailerAt(file: Blob, position: number): Promise<PdfDictionary | undefined> {
  if (position >= file.size) {
    return undefined;
  }
  const text = textOf(await bytesOf(file, position, position + DICTIONARY_LIMIT));
  return /^[\s\0]*xref\b/.test(text) ? trailerBehind(file, position) : streamDictionary(text);
}

/** Position behind the stream that follows a dictionary, or behind the dictionary. */
function endOfObject(text: string, {entries, end}: PdfDictionary): number {
  const [opening] = /^[\s\0]*stream\r?\n/.exec(text.slice(end, end + 64)) ?? [];
  if (opening === undefined) {
    return end;
  }
  const start = end + opening.length;
  const [length = '0'] = /^\d+$/.exec(entries.get('Length') ?? '') ?? [];
  const declared = start + Number(length);
  if (/^\s*endstream/.test(text.slice(declared, declared + 16))) {
    return declared;
  }
  const found = text.indexOf('endstream', start);
  return found === -1 ? text.length : found;
}

/**
 * Looks through the whole file for its trailers, as readers do when the table is not where the end
 * of the file says. Contents of streams are passed over: a file inside the file is not meant.
 */
async function trailersBySearch(file: Blob): Promise<PdfDictionary[]> {
  const text = textOf(await bytesOf(file, 0, file.size));
  const opening = /\b(trailer|obj)[\s\0]*(?=<<)/g;
  const found: PdfDictionary[] = [];
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const dictionary = readDictionary(text, opening.lastIndex);
    if (!dictionary) {
      // One pass over the file, whatever it holds.
      opening.lastIndex += DICTIONARY_LIMIT;
      continue;
    }
    if (match[1] === 'trailer' || dictionary.entries.get('Type') === '/XRef') {
      found.push(dictionary);
    }
    opening.lastIndex = endOfObject(text, dictionary);
  }
  return found;
}

const isEncrypted = ({entries}: PdfDictionary) => (entries.get('Encrypt') ?? 'null') !== 'null';

/**
 * What is wrong with a PDF file. Only its trailer is read: a file that is cut off has none at its
 * end, and one that is encrypted says so there.
 *
 * @param start where the header stands; some writers count positions from there
 */
export async function pdfProblem(file: Blob, start: number): Promise<CvProblem | undefined> {
  const position = tablePosition(textOf(await bytesOf(file, file.size - TAIL, file.size)));
  if (position === undefined) {
    return 'damaged';
  }
  const trailer =
    (await trailerAt(file, position)) ??
    (start > 0 ? await trailerAt(file, position + start) : undefined);
  const trailers = trailer ? [trailer] : await trailersBySearch(file);
  if (trailers.length === 0) {
    return 'damaged';
  }
  return trailers.some(isEncrypted) ? 'passwordPdf' : undefined;
}
