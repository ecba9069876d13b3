import {rules} from '../rules';
import {bytesOf, Unreadable} from './bytes';
import type {CvProblem} from './cv-problem';
import {compoundProblem} from './doc';
import {archiveProblem} from './docx';
import {pdfProblem} from './pdf';
import {formatOf, HEAD} from './signatures';

/** The ending of a file's name in lower case, without the dot; `undefined` if it is none of ours. */
function extensionOf(name: string): string | undefined {
  const trimmed = name.trim().toLowerCase();
  const ending = trimmed.slice(Math.max(0, trimmed.lastIndexOf('.')));
  return rules.resume.rule.extensions.find((extension) => extension === ending)?.slice(1);
}

/** A file that cannot be read and is not even called what it is: the name is what is wrong with it. */
async function orRenamed(
  reading: Promise<CvProblem | undefined>,
  misnamed: boolean,
  renamed: CvProblem,
): Promise<CvProblem | undefined> {
  return reading.catch((error: unknown) => {
    if (misnamed && !(error instanceof Unreadable)) {
      return renamed;
    }
    throw error;
  });
}

async function contentProblem(file: Blob, extension: string): Promise<CvProblem | undefined> {
  const found = formatOf(await bytesOf(file, 0, HEAD));
  switch (found.format) {
    case 'pdf':
      return extension === 'pdf' ? pdfProblem(file, found.start) : 'renamedPdf';
    case 'zip':
      return orRenamed(archiveProblem(file, extension), extension !== 'docx', 'renamedArchive');
    case 'compound':
      // An encrypted .docx is one of these, so a broken one may have been a .docx.
      return orRenamed(compoundProblem(file, extension), extension === 'pdf', 'renamed');
    case 'other':
      return found.problem;
  }
}

/**
 * Looks at a chosen CV before anything is sent: its name, its size and, by its content, whether it
 * is what its name says and can be opened by whoever gets it. Nothing leaves the device.
 *
 * Only the parts that decide are read, and whatever the file holds, the work is bounded by its
 * size. Never throws.
 *
 * @param limit largest size in bytes
 * @returns `undefined` if the file can be sent
 */
export async function checkCv(file: File, limit: number): Promise<CvProblem | undefined> {
  const extension = extensionOf(file.name);
  if (extension === undefined) {
    return 'wrongExtension';
  }
  if (file.size === 0) {
    return 'empty';
  }
  if (file.size > limit) {
    return 'tooLarge';
  }
  try {
    return await contentProblem(file, extension);
  } catch (error) {
    // Positions outside the file and data that does not unpack throw errors of their own.
    return error instanceof Unreadable ? 'unreadable' : 'damaged';
  }
}
