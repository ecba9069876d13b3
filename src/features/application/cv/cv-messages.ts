import type {CvProblem} from './cv-problem';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A size as people say it. Examples: `500 KB`, `2 MB`, `2.5 MB`. @param bytes */
export function sizeText(bytes: number): string {
  if (bytes < KILOBYTE) {
    return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  }
  // Rounding up to 1024 KB would name a size that is called 1 MB.
  const kilobytes = Math.round(bytes / KILOBYTE);
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${Number((bytes / MEGABYTE).toFixed(1))} MB`;
}

const CHOOSE = 'Choose your CV as a PDF, DOC or DOCX file.';
const SAVE_AS_PDF = 'Open it, save it as a PDF and choose that file.';

/** What each problem means, and what to do about it. `tooLarge` depends on the limit. */
const messages: Readonly<Record<Exclude<CvProblem, 'tooLarge'>, string>> = {
  wrongExtension:
    'Your CV must be a PDF, DOC or DOCX file. If it is in another format, save it as a PDF and choose that file.',
  empty:
    'The chosen file is empty. Open your CV to see that it is there, save it again and choose it.',
  passwordPdf:
    'The chosen PDF is protected, so we could not read it. Save a copy without a password and without restrictions, and choose that file.',
  passwordOffice:
    'The chosen file is protected with a password, so we could not open it. Remove the password in Word, save the file and choose it again.',
  macros:
    'The chosen file contains macros, which we do not accept. Save your CV as a PDF, or as a Word document without macros (.docx), and choose that file.',
  damaged:
    'The chosen file is damaged or incomplete. If it opens on your device, save it again as a PDF and choose that file.',
  unreadable:
    'Your browser cannot read the chosen file. It may have been moved, renamed or not yet downloaded to this device. Choose it again.',
  renamed: `The content of the chosen file does not match its name. ${CHOOSE}`,
  renamedProgram: `The chosen file is a program, not a document. ${CHOOSE}`,
  renamedImage: `The chosen file is a picture, whatever its name says. ${CHOOSE}`,
  renamedArchive: `The chosen file is a ZIP or similar archive, not a document. Take your CV out of it. ${CHOOSE}`,
  renamedWebPage: `The chosen file is a web page, whatever its name says. ${SAVE_AS_PDF}`,
  renamedRichText: `The chosen file is in rich text format (RTF), whatever its name says. ${SAVE_AS_PDF}`,
  renamedText: `The chosen file is plain text, whatever its name says. ${SAVE_AS_PDF}`,
  renamedSpreadsheet: `The chosen file is a spreadsheet, not a Word document. ${CHOOSE}`,
  renamedPresentation: `The chosen file is a presentation, not a Word document. ${CHOOSE}`,
  renamedOpenDocument: `The chosen file is an OpenDocument file, whatever its name says. ${SAVE_AS_PDF}`,
  renamedPages: `The chosen file is a Pages document, whatever its name says. In Pages, export it as a PDF and choose that file.`,
  renamedPdf:
    'The chosen file is a PDF, but its name ends differently. Change the end of its name to .pdf and choose it again.',
  renamedDoc:
    'The chosen file is an older Word document, but its name ends differently. Change the end of its name to .doc, or save it as a PDF, and choose it again.',
  renamedDocx:
    'The chosen file is a newer Word document, but its name ends differently. Change the end of its name to .docx, or save it as a PDF, and choose it again.',
};

/**
 * The words for a problem with a CV. "Please upload your resume." for none at all is the
 * specification's, and stands with the other rules of the form.
 *
 * @param limit largest size in bytes
 */
export function cvMessage(problem: CvProblem, limit: number): string {
  return problem === 'tooLarge'
    ? `Your CV must be no larger than ${sizeText(limit)}. Save it as a PDF, or make its pictures smaller, and choose it again.`
    : messages[problem];
}
