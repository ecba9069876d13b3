import {openCompoundFile, type CompoundEntry} from './compound-file';
import type {CvProblem, Renamed} from './cv-problem';

/** First numbers of a Word document: since 1997, and before. */
const WORD = [0xa5ec, 0xa5dc];
const FLAGS = 10;
const ENCRYPTED = 0x0100;

const otherDocuments: ReadonlyMap<string, Renamed> = new Map([
  ['Workbook', 'renamedSpreadsheet'],
  ['Book', 'renamedSpreadsheet'],
  ['PowerPoint Document', 'renamedPresentation'],
]);

const MACRO_STORAGES = new Set(['Macros', 'VBA', '_VBA_PROJECT_CUR', '_VBA_PROJECT']);

const isMacroStorage = ({name}: CompoundEntry) => MACRO_STORAGES.has(name);

/**
 * What is wrong with a compound file as a .doc file.
 *
 * @param extension what the file's name says
 * @throws Damaged or another Error if it cannot be read
 */
export async function compoundProblem(
  file: Blob,
  extension: string,
): Promise<CvProblem | undefined> {
  const {root, all, beginningOf} = await openCompoundFile(file);
  // An encrypted .docx is a compound file too, and its name then tells the truth.
  if (root.some(({name}) => name === 'EncryptedPackage')) {
    return 'passwordOffice';
  }
  const word = root.find(({name, kind}) => name === 'WordDocument' && kind === 'stream');
  if (!word) {
    return root.map(({name}) => otherDocuments.get(name)).find(Boolean) ?? 'renamed';
  }
  if (extension !== 'doc') {
    return 'renamedDoc';
  }
  const beginning = await beginningOf(word, 32);
  if (!WORD.includes(beginning.getUint16(0, true))) {
    return 'damaged';
  }
  if ((beginning.getUint16(FLAGS, true) & ENCRYPTED) !== 0) {
    return 'passwordOffice';
  }
  return all.some(isMacroStorage) ? 'macros' : undefined;
}
