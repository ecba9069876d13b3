import {deflateSync} from 'node:zlib';

/** Text that a careless check would take for the mark of an encrypted file. */
const DECOY = 'A trailer << /Encrypt 9 0 R >> is only a sentence here.';

const page = (lines: readonly string[]) =>
  [
    'BT /F1 12 Tf 72 760 Td 18 TL',
    ...lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`),
    'ET',
  ].join('\n');

const CONTENT = page(['Curriculum vitae', 'Bench joiner, City and Guilds level 3', DECOY]);

/** The page and what it needs: objects 1 to 4. The text is object 5. */
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
];

const stream = (entries: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${Buffer.byteLength(content)} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

/** A password check of the standard kind; the values were made up, so no password opens the file. */
const ENCRYPTION = `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'a1'.repeat(32)}> /U <${'5e'.repeat(32)}> >>`;
const ID = `/ID [<${'0f'.repeat(16)}> <${'0f'.repeat(16)}>]`;

export interface PdfOptions {
  readonly encrypted?: boolean;
  /** A further stream, which no page uses. */
  readonly extra?: Buffer;
  /** Added to the position of the table that the end of the file gives. */
  readonly shift?: number;
  /** Stands before the header. Positions do not count it. */
  readonly before?: string;
}

const END_OF_OBJECT = ['', 'endobj', ''].join('\n');

/** The last lines of a file, which say where its table is. */
const endOfFile = (table: number) => ['startxref', table, '%%EOF', ''].join('\n');

interface Body {
  readonly file: Buffer;
  /** Of each object, from 1. */
  readonly positions: readonly number[];
}

function bodyOf(version: string, numbered: readonly (readonly [number, Buffer])[]): Body {
  let file = Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1');
  const positions: number[] = [];
  for (const [number, content] of numbered) {
    positions[number] = file.length;
    file = Buffer.concat([
      file,
      Buffer.from(`${number} 0 obj\n`),
      content,
      Buffer.from(END_OF_OBJECT),
    ]);
  }
  return {file, positions};
}

const finished = (parts: readonly (Buffer | string)[], {before = ''}: PdfOptions) =>
  Buffer.concat([before, ...parts].map((part) => Buffer.from(part)));

/** A PDF 1.4 with a table of objects and a trailer. */
export function classicPdf(options: PdfOptions = {}): Buffer {
  const {encrypted = false, extra, shift = 0} = options;
  const contents = [
    ...objects.map((text) => Buffer.from(text)),
    stream('', CONTENT),
    ...(encrypted ? [Buffer.from(ENCRYPTION)] : []),
    ...(extra ? [stream('', extra)] : []),
  ];
  const {file, positions} = bodyOf(
    '1.4',
    contents.map((content, index) => [index + 1, content]),
  );
  const size = contents.length + 1;
  const rows = positions
    .slice(1)
    .map((position) => `${String(position).padStart(10, '0')} 00000 n \n`);
  const encryption = encrypted ? `/Encrypt 6 0 R ${ID}` : '';
  return finished(
    [
      file,
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`,
      `trailer\n<< /Size ${size} /Root 1 0 R ${encryption} >>\n`,
      endOfFile(file.length + shift),
    ],
    options,
  );
}

/** A row of a cross-reference stream: kind, position or stream, generation or index. */
function row(kind: number, value: number, index: number): Buffer {
  const bytes = Buffer.alloc(7);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(value, 1);
  bytes.writeUInt16BE(index, 5);
  return bytes;
}

/** A PDF 1.5 whose objects and table are packed in streams, as present-day programs write it. */
export function streamPdf(options: PdfOptions = {}): Buffer {
  const {encrypted = false, shift = 0} = options;
  let at = 0;
  const places = objects.map((text, index) => {
    const place = `${index + 1} ${at}`;
    at += text.length + 1;
    return place;
  });
  const list = `${places.join(' ')} `;
  const packed = deflateSync(list + objects.join('\n'));
  const {file, positions} = bodyOf('1.5', [
    [5, stream('/Filter /FlateDecode', deflateSync(CONTENT))],
    [6, stream(`/Type /ObjStm /N 4 /First ${list.length} /Filter /FlateDecode`, packed)],
    ...(encrypted ? ([[8, Buffer.from(ENCRYPTION)]] as const) : []),
  ]);
  const rows = [
    row(0, 0, 65_535),
    ...objects.map((_, index) => row(2, 6, index)),
    row(1, positions[5] ?? 0, 0),
    row(1, positions[6] ?? 0, 0),
    row(1, file.length, 0),
    ...(encrypted ? [row(1, positions[8] ?? 0, 0)] : []),
  ];
  const encryption = encrypted ? ` /Encrypt 8 0 R ${ID}` : '';
  const table = stream(
    `/Type /XRef /Size ${rows.length} /W [1 4 2] /Root 1 0 R${encryption} /Filter /FlateDecode`,
    deflateSync(Buffer.concat(rows)),
  );
  return finished(
    [file, '7 0 obj\n', table, END_OF_OBJECT, endOfFile(file.length + shift)],
    options,
  );
}
