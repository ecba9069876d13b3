const PDF = 'application/pdf';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A file that a visitor may choose, in the format of Playwright's `setInputFiles`. */
export interface CvFixture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** Words of the advice on the file; absent if there is no advice. */
  readonly advice?: string;
}

/** One byte more than the smallest size limit of any delivery. */
const TOO_LARGE = 5120 * 1024 + 1;

/** Pseudo-random bytes, so that any change during delivery is noticed. */
function noise(length: number): Buffer<ArrayBuffer> {
  let state = 1;
  return Buffer.from(
    Array.from({length}, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}

const bytes = (text: string, more = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.from(text, 'latin1'), more]);
const pdf = (trailer = '<< /Root 1 0 R >>', content = Buffer.alloc(0)) =>
  Buffer.concat([bytes('%PDF-1.7\n', content), bytes(`\ntrailer ${trailer}\n%%EOF\n`)]);
const compound = (directory = 'WordDocument') =>
  bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`, Buffer.from(directory, 'utf16le'));
const zip = bytes('PK\x03\x04\x14\0', noise(600));

const differs = 'but it doesn’t look like a';
const guarded = 'need a password';

/** CVs of every kind, generated so that no binary file is committed. Names are unique. */
export const cvFixtures: readonly CvFixture[] = [
  {name: 'cv.pdf', mimeType: PDF, buffer: pdf()},
  {name: 'CV 2026.PDF', mimeType: PDF, buffer: bytes('\xef\xbb\xbf \r\n', pdf())},
  {name: 'cv with pictures.pdf', mimeType: PDF, buffer: pdf(undefined, noise(300_000))},
  {name: 'cv.docx', mimeType: DOCX, buffer: zip},
  {name: 'cv.doc', mimeType: DOC, buffer: compound()},
  {name: 'Zoë O’Neill – CV (final) v2.1 & more #1 100%.docx', mimeType: DOCX, buffer: zip},
  {name: '履歴書 \u0633\u064a\u0631\u0629 👷.pdf', mimeType: PDF, buffer: pdf()},
  {name: 'large.pdf', mimeType: PDF, buffer: pdf(undefined, Buffer.alloc(TOO_LARGE))},
  {name: 'four bytes.pdf', mimeType: PDF, buffer: bytes('cv 1'), advice: differs},
  {name: 'empty.Docx', mimeType: DOCX, buffer: bytes(''), advice: 'seems to be empty'},
  {name: 'photo.pdf', mimeType: PDF, buffer: bytes('\x89PNG\r\n', noise(99)), advice: differs},
  {name: 'older.docx', mimeType: DOCX, buffer: compound(), advice: differs},
  {
    name: 'protected.pdf',
    mimeType: PDF,
    buffer: pdf('<< /Root 1 0 R /Encrypt 9 0 R >>'),
    advice: guarded,
  },
  {name: 'plain.pdf', mimeType: PDF, buffer: pdf('<< /EncryptMetadata false >>')},
  {
    name: 'protected.docx',
    mimeType: DOCX,
    buffer: compound('EncryptedPackage'),
    advice: guarded,
  },
];

/** One of the files above. @throws when no file has this name */
export function cvCalled(name: string): CvFixture {
  const found = cvFixtures.find((fixture) => fixture.name === name);
  if (found === undefined) {
    throw new Error(`cv.test-data.ts makes no ${name}.`);
  }
  return found;
}
