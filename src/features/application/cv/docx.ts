import {Damaged} from './bytes';
import type {CvProblem, Renamed} from './cv-problem';
import {readEntry, zipEntries, type ZipEntry} from './zip';

/** Longest list of types that is read, and how much of the document itself. Bytes. */
const TYPES_LIMIT = 256 * 1024;
const GLANCE = 4 * 1024;

const MAIN_TYPE =
  /wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.(?:document|template)\.macroEnabled/i;
const MACRO_TYPE = /macroEnabled|ms-office\.vbaProject/i;

const otherDocuments: readonly (readonly [RegExp, Renamed])[] = [
  [/spreadsheetml\.[a-z]+\.main|ms-excel\./i, 'renamedSpreadsheet'],
  [/presentationml\.[a-z]+\.main|ms-powerpoint\./i, 'renamedPresentation'],
];

/** An archive that is no Office document, by the names and the type in it. */
async function otherArchive(file: Blob, entries: readonly ZipEntry[]): Promise<Renamed> {
  const named = (name: RegExp) => entries.find((entry) => name.test(entry.name));
  const type = named(/^mimetype$/);
  if (type && decoded(await readEntry(file, type, GLANCE)).includes('opendocument')) {
    return 'renamedOpenDocument';
  }
  return named(/\.iwa$|^Index\.zip$|^index\.apxl$/) ? 'renamedPages' : 'renamedArchive';
}

/** XML in UTF-8 or UTF-16, by its first bytes. */
function decoded(bytes: Uint8Array): string {
  const marks: Readonly<Record<string, string>> = {'255,254': 'utf-16le', '254,255': 'utf-16be'};
  const encoding = marks[bytes.subarray(0, 2).join(',')] ?? 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

interface PartType {
  /** Path in the archive; `undefined` for a type that goes by the ending of the name. */
  readonly part: string | undefined;
  readonly type: string;
}

function partTypes(xml: string): PartType[] {
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
  return [...xml.matchAll(/<(?:\w+:)?(?:Override|Default)\b[^>]*>/g)].map(([tag]) => ({
    part: attribute(tag, 'PartName')?.replace(/^\//, ''),
    type: attribute(tag, 'ContentType') ?? '',
  }));
}

/** The document itself must unpack to something that looks like XML. @throws Error if not */
async function checkDocument(
  file: Blob,
  entries: readonly ZipEntry[],
  main: PartType,
): Promise<void> {
  const path = (main.part ?? 'word/document.xml').toLowerCase();
  const entry = entries.find(({name}) => name.toLowerCase() === path);
  if (
    !entry ||
    !decoded(await readEntry(file, entry, GLANCE))
      .trimStart()
      .startsWith('<')
  ) {
    throw new Damaged('The archive holds no document');
  }
}

/** What is wrong with a Word document; the reader has seen that it is one. */
async function wordProblem(
  file: Blob,
  entries: readonly ZipEntry[],
  types: readonly PartType[],
  main: PartType,
): Promise<CvProblem | undefined> {
  const macros =
    types.some(({type}) => MACRO_TYPE.test(type)) ||
    entries.some(({name}) => /(?:^|\/)vbaProject\.bin$/i.test(name));
  if (macros) {
    return 'macros';
  }
  await checkDocument(file, entries, main);
  return undefined;
}

/**
 * What is wrong with an archive as a .docx file. Only its directory, its list of types and the
 * beginning of the document are read; nothing else in it is ever unpacked.
 *
 * @param extension what the file's name says
 * @throws Damaged or another Error if it cannot be read
 */
export async function archiveProblem(
  file: Blob,
  extension: string,
): Promise<CvProblem | undefined> {
  const entries = await zipEntries(file);
  const list = entries.find(({name}) => name.toLowerCase() === '[content_types].xml');
  if (!list) {
    return otherArchive(file, entries);
  }
  if (list.encrypted) {
    return 'passwordOffice';
  }
  const types = partTypes(decoded(await readEntry(file, list, TYPES_LIMIT)));
  const main = types.find(({type}) => MAIN_TYPE.test(type));
  if (main) {
    return extension === 'docx' ? wordProblem(file, entries, types, main) : 'renamedDocx';
  }
  const other = otherDocuments.find(([pattern]) => types.some(({type}) => pattern.test(type)));
  return other?.[1] ?? 'renamedArchive';
}
