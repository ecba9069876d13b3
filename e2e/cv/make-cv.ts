import type {CvProblem} from '../../src/features/application/cv/cv-problem';
import {png} from '../../src/plugins/local-services/maps/png';
import {archive, docx, mainTypes, odt, pages, pptx, xlsx} from './make-archive';
import {doc, encryptedOfficeDocument, xls} from './make-doc';
import {classicPdf, streamPdf} from './make-pdf';

/** A file as a visitor may choose it; the shape that Playwright's `setInputFiles` takes. */
export interface CvFixture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** What the check must say; `undefined` for a CV that can be sent. */
  readonly problem: CvProblem | undefined;
}

/** The limit that `tooLarge` goes by: the largest default of a build. Bytes. */
export const fixtureLimit = 2048 * 1024;

const PDF = 'application/pdf';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function fixture(name: string, mimeType: string, buffer: Buffer, problem?: CvProblem): CvFixture {
  return {name, mimeType, buffer, problem};
}

/** The first part of a file, as a broken download leaves it. */
const cutOff = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share));

/** Every byte in every neighbourhood, so that nothing on the way can change one unnoticed. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({length}, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}

/** The beginning of a Windows program. */
function program(): Buffer {
  const file = Buffer.alloc(512);
  file.write('MZ', 0, 'latin1');
  file.writeUInt32LE(128, 60);
  file.write('PE\0\0', 128, 'latin1');
  return file;
}

const picture = png(2, 2, new Uint8Array(12).fill(128));
const webPage = Buffer.from(
  '<!DOCTYPE html>\n<html lang="en"><title>CV</title><p>Curriculum vitae</html>\n',
);
const richText = Buffer.from(String.raw`{\rtf1\ansi Curriculum vitae\par Quantity surveyor}`);
const plainText = Buffer.from('Curriculum vitae\nSite manager, Reading\n');
const macroProject = {'word/vbaProject.bin': new Uint8Array(128).fill(204)};

const good: readonly CvFixture[] = [
  fixture('cv.pdf', PDF, classicPdf()),
  fixture('CV 2026.PDF', PDF, streamPdf()),
  fixture('cv with pictures.pdf', PDF, classicPdf({extra: noise(300_000)})),
  fixture('cv.docx', DOCX, docx()),
  fixture('cv.doc', DOC, doc()),
  fixture('Zoë O’Neill – CV (final) v2.1 & more #1 100%.docx', DOCX, docx()),
  fixture('履歴書 \u0633\u064a\u0631\u0629 👷.pdf', PDF, streamPdf()),
];

const misnamed: readonly CvFixture[] = [
  fixture('program.pdf', PDF, program(), 'renamedProgram'),
  fixture('photo.pdf', PDF, picture, 'renamedImage'),
  fixture('letter.pdf', PDF, plainText, 'renamedText'),
  fixture('page.doc', DOC, webPage, 'renamedWebPage'),
  fixture('rich-text.doc', DOC, richText, 'renamedRichText'),
  fixture('newer.doc', DOC, docx(), 'renamedDocx'),
  fixture('portable.doc', DOC, classicPdf(), 'renamedPdf'),
  fixture('workbook.doc', DOC, xls(), 'renamedSpreadsheet'),
  fixture('older.docx', DOCX, doc(), 'renamedDoc'),
  fixture('archive.docx', DOCX, archive({'cv.txt': 'Curriculum vitae'}), 'renamedArchive'),
  fixture('workbook.docx', DOCX, xlsx(), 'renamedSpreadsheet'),
  fixture('slides.docx', DOCX, pptx(), 'renamedPresentation'),
  fixture('open.docx', DOCX, odt(), 'renamedOpenDocument'),
  fixture('pages.docx', DOCX, pages(), 'renamedPages'),
  fixture('noise.pdf', PDF, noise(2000), 'renamed'),
];

const refused: readonly CvFixture[] = [
  fixture('notes.txt', 'text/plain', plainText, 'wrongExtension'),
  fixture('cv.odt', 'application/vnd.oasis.opendocument.text', odt(), 'wrongExtension'),
  fixture('cv.pages', 'application/vnd.apple.pages', pages(), 'wrongExtension'),
  fixture('cv.pdf.exe', 'application/octet-stream', program(), 'wrongExtension'),
  fixture('pdf', PDF, classicPdf(), 'wrongExtension'),
  fixture('empty.pdf', PDF, Buffer.alloc(0), 'empty'),
  fixture('large.pdf', PDF, classicPdf({extra: noise(fixtureLimit)}), 'tooLarge'),
  fixture('protected.pdf', PDF, classicPdf({encrypted: true}), 'passwordPdf'),
  fixture('protected-streams.pdf', PDF, streamPdf({encrypted: true}), 'passwordPdf'),
  fixture('protected.docx', DOCX, encryptedOfficeDocument(), 'passwordOffice'),
  fixture('protected.doc', DOC, doc({encrypted: true}), 'passwordOffice'),
  fixture('macro-type.docx', DOCX, docx({type: mainTypes.documentWithMacros}), 'macros'),
  fixture('macro-project.docx', DOCX, docx({}, macroProject), 'macros'),
  fixture('macros.doc', DOC, doc({macros: true}), 'macros'),
  fixture('cut-off.pdf', PDF, cutOff(streamPdf(), 0.7), 'damaged'),
  fixture('cut-off.docx', DOCX, cutOff(docx(), 0.7), 'damaged'),
  fixture('cut-off.doc', DOC, cutOff(doc(), 0.6), 'damaged'),
];

/**
 * CVs as they are sent in, good and bad, made afresh by this script: no binary file is committed.
 * Unit tests and journeys read this list; each name is there once.
 */
export const cvFixtures: readonly CvFixture[] = [...good, ...misnamed, ...refused];
