import {fileSize} from '../../documents/record/file-size';
import {rules} from './rules';

/** Number of bytes that are read at each end of a file. */
const READ = 64 * 1024;

/** PDF readers look for the header within this many characters of the start. */
const HEAD = 1024;

/** Found in encrypted Office documents, whose directory is UTF-16. */
const ENCRYPTED = Array.from('EncryptedPackage').join('\0');

/** Every Word document before .docx, and every encrypted one, begins like this. */
const COMPOUND = '\u00d0\u00cf\x11\u00e0\u00a1\u00b1\x1a\u00e1';

/** Tests the first characters of a file, by its extension. */
const signatures: Readonly<Record<string, (beginning: string) => boolean>> = {
  '.pdf': (beginning) => beginning.slice(0, HEAD).includes('%PDF-'),
  '.doc': (beginning) => beginning.startsWith(COMPOUND),
  '.docx': (beginning) => beginning.startsWith('PK\x03\x04'),
};

/** Returns a file's extension in lower case; `undefined` if we do not accept it. */
export function extensionOf(name: string): string | undefined {
  return rules.resume.rule.extensions.find((ending) => name.trim().toLowerCase().endsWith(ending));
}

const CHOICE = 'You can still send it, or choose another file.';

/** The message for a file that is too large to deliver. @param limit in bytes */
export function tooLarge({size}: Pick<File, 'size'>, limit: number): string {
  // Size and limit can look the same when rounded.
  const words =
    fileSize(size) === fileSize(limit) ? `just over ${fileSize(limit)}` : fileSize(size);
  return `This file is ${words}. The limit is ${fileSize(limit)}. Choose a smaller file, or send your CV by email.`;
}

async function textOf(part: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await part.arrayBuffer());
}

/**
 * Gives advice from the bytes of a chosen CV. Does not refuse any file, because only the extension
 * decides (specification 5). Reads only the two ends of the file, on the device. Never rejects.
 *
 * @returns `undefined` if there is no advice
 */
export async function adviceOn(file: File): Promise<string | undefined> {
  const extension = extensionOf(file.name);
  if (extension === undefined) {
    return 'This file isn’t a PDF, DOC or DOCX. Save your CV as one of these and choose that file.';
  }
  if (file.size === 0) {
    return `This file seems to be empty. ${CHOICE}`;
  }
  try {
    const beginning = await textOf(file.slice(0, READ));
    const ends = beginning + (await textOf(file.slice(-READ)));
    if (beginning.startsWith(COMPOUND) ? ends.includes(ENCRYPTED) : /\/Encrypt\b/.test(ends)) {
      return `This file seems to need a password. ${CHOICE}`;
    }
    return signatures[extension]?.(beginning)
      ? undefined
      : `This file’s name ends in ${extension}, but it doesn’t look like a ${extension.slice(1).toUpperCase()}. ${CHOICE}`;
  } catch {
    return `Your browser couldn’t read this file. It may have been moved, or it may not be on this device yet. ${CHOICE}`;
  }
}
