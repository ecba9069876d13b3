import {createHash} from 'node:crypto';
import * as fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {archive, docx, mainTypes} from '../../../../e2e/cv/make-archive';
import {cvFixtures, fixtureLimit} from '../../../../e2e/cv/make-cv';
import {compoundFile, doc} from '../../../../e2e/cv/make-doc';
import {classicPdf, streamPdf} from '../../../../e2e/cv/make-pdf';
import {checkCv} from './check-cv';
import {sha256Hex} from './sha256';

const fileOf = (name: string, content: Uint8Array) => new File([new Uint8Array(content)], name);

const check = async (name: string, content: Uint8Array) =>
  checkCv(fileOf(name, content), fixtureLimit);

describe('the fixtures', () => {
  it.each(cvFixtures)('$name: $problem', async ({name, buffer, problem}) => {
    expect(await check(name, buffer)).toBe(problem);
  });

  it('have names of their own, and cover every kind of file', () => {
    expect(new Set(cvFixtures.map(({name}) => name)).size).toBe(cvFixtures.length);
    expect(cvFixtures.filter(({problem}) => problem).length).toBeGreaterThan(14);
  });
});

describe('the name', () => {
  it.each(['cv.PDF', 'my.cv.final.pdf', ' cv.pdf ', '.pdf', 'cv.exe.pdf'])(
    '%j is fine',
    async (name) => {
      expect(await check(name, classicPdf())).toBeUndefined();
    },
  );

  it.each(['cv', 'pdf', 'cv.pdf.', 'cv.docm', 'cv.pdf.zip', 'cv\u202efdp.exe', ''])(
    '%j is not',
    async (name) => {
      expect(await check(name, classicPdf())).toBe('wrongExtension');
    },
  );
});

describe('the size', () => {
  it('may reach the limit and not pass it', async () => {
    const content = classicPdf();
    const file = fileOf('cv.pdf', content);
    expect(await checkCv(file, content.length)).toBeUndefined();
    expect(await checkCv(file, content.length - 1)).toBe('tooLarge');
  });
});

describe('a file that cannot be read', () => {
  it('is reported as such', async () => {
    const file = fileOf('cv.pdf', classicPdf());
    const gone = new DOMException('The file could not be read', 'NotReadableError');
    const arrayBuffer = () => Promise.reject(gone);
    vi.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), {arrayBuffer}));
    expect(await checkCv(file, fixtureLimit)).toBe('unreadable');
  });
});

describe('a PDF', () => {
  const name = 'cv.pdf';
  it.each<[string, Buffer]>([
    ['with text before the header', classicPdf({before: 'From a mail server:\r\n\r\n'})],
    ['with a packed table and text before the header', streamPdf({before: '\n'.repeat(900)})],
    ['with a wrong position of its table', classicPdf({shift: 17})],
    ['with a wrong position of its packed table', streamPdf({shift: -9})],
    ['with a position far outside', streamPdf({shift: 900_000})],
    ['with something appended', Buffer.concat([classicPdf(), Buffer.alloc(9000)])],
    ['with an encrypted PDF attached', classicPdf({extra: classicPdf({encrypted: true})})],
    [
      'with an encrypted PDF attached and a wrong position',
      classicPdf({extra: classicPdf({encrypted: true}), shift: 5}),
    ],
    ['with a table of many parts', longTable()],
    [
      'that says it is not encrypted',
      swapped(classicPdf({encrypted: true}), '/Encrypt 6 0 R', '/Encrypt null '),
    ],
  ])('%s is fine', async (_what, content) => {
    expect(await check(name, content)).toBeUndefined();
  });

  it.each<[string, Buffer]>([
    ['a wrong position', classicPdf({encrypted: true, shift: 3})],
    ['a wrong position of a packed table', streamPdf({encrypted: true, shift: 40})],
    ['text before the header', streamPdf({encrypted: true, before: 'x'.repeat(500)})],
    ['an escaped name', swapped(classicPdf({encrypted: true}), '/Encrypt', escapedName('Encrypt'))],
    ['a comment in between', swapped(classicPdf({encrypted: true}), '/Root', '% >> \n/Root')],
    [
      'brackets in a string',
      swapped(classicPdf({encrypted: true}), '/Root', '/X (a>>\\)(b)) /Root'),
    ],
  ])('that is encrypted is found out, with %s', async (_what, content) => {
    expect(await check(name, content)).toBe('passwordPdf');
  });

  it.each<[string, Buffer]>([
    ['no position of its table', swapped(classicPdf(), 'startxref', 'start here')],
    ['no trailer anywhere', swapped(classicPdf(), '/Size 6 ', '(never ends')],
    ['half of its content', classicPdf().subarray(0, 400)],
    ['its header alone', Buffer.from('%PDF-1.7\n')],
  ])('with %s is damaged', async (_what, content) => {
    expect(await check(name, content)).toBe('damaged');
  });

  /** The table of a large file is longer than what is read at once. */
  function longTable(): Buffer {
    return swapped(classicPdf(), 'trailer', `${'0000000000 65535 f \n'.repeat(20_000)}trailer`);
  }
});

/** A name as it may be written: every letter by its number. */
function escapedName(name: string): string {
  return `/${name.replace(/./g, (letter) => `#${letter.charCodeAt(0).toString(16)}`)}`;
}

/** The last lines of a PDF whose table would stand behind its header. */
const PDF_END = ['', 'startxref', '9', '%%EOF'].join('\n');

function swapped(file: Buffer, from: string, to: string): Buffer {
  const at = file.lastIndexOf(from);
  expect(at).toBeGreaterThan(0);
  return Buffer.concat([file.subarray(0, at), Buffer.from(to), file.subarray(at + from.length)]);
}

describe('a .docx file', () => {
  const name = 'cv.docx';
  const types = (entries: string) =>
    archive({'[Content_Types].xml': `<Types>${entries}</Types>`, 'word/document.xml': '<w/>'});

  it.each<[string, Buffer]>([
    ['whose document has another name', docx({path: 'word/document2.xml'})],
    ['with something before the archive', Buffer.concat([Buffer.from('PK\x03\x04junk'), docx()])],
    ['with something behind it', Buffer.concat([docx(), Buffer.alloc(100)])],
    [
      'whose type goes by the ending',
      types(`<Default Extension="xml" ContentType="${mainTypes.document}"/>`),
    ],
    [
      'with quotes of the other kind',
      types(
        `<x:Override ContentType='${mainTypes.document}' PartName='/word/document.xml'></x:Override>`,
      ),
    ],
  ])('%s is fine', async (_what, content) => {
    expect(await check(name, content)).toBeUndefined();
  });

  it('without its document is damaged', async () => {
    const content = swapped(
      docx({path: 'word/documentX.xml'}),
      'word/documentX.xml',
      'word/documentY.xml',
    );
    expect(await check(name, content)).toBe('damaged');
  });

  it('whose document does not unpack is damaged', async () => {
    const content = docx();
    const document = content.indexOf('word/document.xml') + 'word/document.xml'.length;
    expect(await check(name, content.fill(0xff, document, document + 20))).toBe('damaged');
  });

  it('with a huge directory, or one outside the file, is damaged', async () => {
    for (const field of [12, 16]) {
      const content = docx();
      content.writeUInt32LE(0xffff_ffff, content.lastIndexOf('PK\x05\x06') + field);
      expect(await check(name, content)).toBe('damaged');
    }
  });

  it('that unpacks to very much costs little', async () => {
    const bomb = archive({'[Content_Types].xml': `<Types>${' '.repeat(20_000_000)}</Types>`});
    const begun = performance.now();
    expect(await check(name, bomb)).toBe('renamedArchive');
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

describe('a .doc file', () => {
  const name = 'cv.doc';

  it('may be small or large', async () => {
    expect(await check(name, doc({length: 2200}))).toBeUndefined();
    expect(await check(name, doc({length: 1_500_000}))).toBeUndefined();
    expect(await check(name, doc({length: 2200, encrypted: true}))).toBe('passwordOffice');
  });

  it('may be larger than the first list of its sectors', async () => {
    const file = fileOf(name, doc({length: 8_000_000, encrypted: true}));
    expect(await checkCv(file, 10_000_000)).toBe('passwordOffice');
  });

  it('is no other compound file, whatever that holds', async () => {
    expect(await check(name, compoundFile({'/constructor': Buffer.alloc(10)}))).toBe('renamed');
    const embedding = compoundFile({'/Workbook': Buffer.alloc(10), '/MBD/WordDocument': doc()});
    expect(await check(name, embedding)).toBe('renamedSpreadsheet');
    expect(
      await check(
        'cv.pdf',
        cvFixtures.find((f) => f.name === 'protected.doc')?.buffer ?? Buffer.alloc(0),
      ),
    ).toBe('renamedDoc');
  });

  it('whose chains go in circles is damaged', async () => {
    const content = doc();
    // Every sector follows itself.
    const table = 512 * (1 + content.readUInt32LE(76));
    for (let sector = 0; sector < 128; sector += 1) {
      content.writeUInt32LE(sector, table + sector * 4);
    }
    expect(await check(name, content)).toBe('damaged');
  });
});

describe('any file', () => {
  const names = fc.constantFrom('cv.pdf', 'cv.doc', 'cv.docx');
  const isProblem = (found: unknown) => found === undefined || typeof found === 'string';
  const small = cvFixtures.filter(({buffer}) => buffer.length < 20_000);

  it('is checked to the end, and nothing is thrown', async () => {
    const beginning = fc.constantFrom(
      '',
      '%PDF-1.7\n',
      'PK\x03\x04',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    );
    await fc.assert(
      fc.asyncProperty(
        names,
        beginning,
        fc.uint8Array({maxLength: 4000}),
        async (name, start, rest) => {
          const content = Buffer.concat([Buffer.from(start, 'latin1'), rest]);
          expect(isProblem(await check(name, content))).toBe(true);
        },
      ),
      {numRuns: 500},
    );
  });

  it('that once was a good or a bad CV, too', async () => {
    const change = fc.record({
      at: fc.nat(),
      byte: fc.nat(255),
      length: fc.integer({min: 1, max: 8}),
    });
    const changes = fc.array(change, {maxLength: 12});
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...small),
        changes,
        fc.double({min: 0.5, max: 1, noNaN: true}),
        async (from, list, share) => {
          const content = Buffer.from(
            from.buffer.subarray(0, Math.ceil(from.buffer.length * share)),
          );
          for (const {at, byte, length} of list) {
            const start = content.length === 0 ? 0 : at % content.length;
            content.fill(byte, start, Math.min(content.length, start + length));
          }
          expect(isProblem(await check(from.name, content))).toBe(true);
        },
      ),
      {numRuns: 1500},
    );
  });

  it.each([
    ['pdf', `%PDF-1.7\n${'1 0 obj <<'.repeat(200_000)}${PDF_END}`],
    ['pdf', `%PDF-1.7\n${'1 0 obj << /A ('.repeat(130_000)}${PDF_END}`],
    ['pdf', `%PDF-1.7\n${`obj << /A <${'0'.repeat(20_000)}`.repeat(100)}${PDF_END}`],
    ['pdf', `%PDF-1.7\n${'obj<<>>stream\n'.repeat(140_000)}${PDF_END}`],
    ['pdf', `%PDF-1.7 xref ${'trailer '.repeat(250_000)}${PDF_END}`],
    ['docx', `PK\x03\x04${'PK\x05\x06'.repeat(500_000)}`],
  ])('made to keep a %s reader busy takes a moment only (case %#)', async (extension, text) => {
    const begun = performance.now();
    expect(await check(`cv.${extension}`, Buffer.from(text, 'latin1'))).toBe('damaged');
    expect(performance.now() - begun).toBeLessThan(1500);
  });
});

describe('sha256Hex', () => {
  const [{buffer} = {buffer: Buffer.alloc(0)}] = cvFixtures;

  it('is the same as everybody computes', async () => {
    const expected = createHash('sha256').update(buffer).digest('hex');
    expect(await sha256Hex(fileOf('cv.pdf', buffer))).toBe(expected);
  });

  it('is left out where the browser does not offer it', async () => {
    vi.stubGlobal('crypto', {});
    expect(await sha256Hex(fileOf('cv.pdf', buffer))).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
