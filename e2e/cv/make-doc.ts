import CFB from 'cfb';

/** Positions in the header of a Word document (FIB), in bytes. */
const TEXT_START = 0x0800;
const FLAGS = 10;
const USES_TABLE_1 = 0x0200;
const ENCRYPTED = 0x0100;
const PIECES = 0x01a2;
/** Streams below 4096 bytes are stored in another way. */
const USUAL_LENGTH = 4096;

/** A compound file of streams by their paths. */
export function compoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_del(container, '/\u0001Sh33tJ5');
  for (const [path, content] of Object.entries(streams)) {
    CFB.utils.cfb_add(container, path, content);
  }
  return Buffer.from(CFB.write(container, {type: 'buffer'}) as Buffer);
}

/** The list of the pieces of text: here one piece, a byte for each character. */
function pieceTable(length: number): Buffer {
  const table = Buffer.alloc(21);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(length, 9);
  table.writeUInt32LE(((TEXT_START * 2) | 0x4000_0000) >>> 0, 15);
  return table;
}

export interface DocOptions {
  readonly encrypted?: boolean;
  readonly macros?: boolean;
  /** Length of the main stream, in bytes. */
  readonly length?: number;
}

/** A Word 97 document: header, text and the list of its pieces, from which any reader gets the text. */
export function doc({
  encrypted = false,
  macros = false,
  length = USUAL_LENGTH,
}: DocOptions = {}): Buffer {
  const text = Buffer.from(
    'Curriculum vitae\rCommercial cleaner, ten years of day shifts\r',
    'latin1',
  );
  const pieces = pieceTable(text.length);
  const main = Buffer.alloc(Math.max(length, TEXT_START + text.length));
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x00c1, 2);
  main.writeUInt16LE(0x0809, 6);
  main.writeUInt16LE(USES_TABLE_1 | (encrypted ? ENCRYPTED : 0), FLAGS);
  main.writeUInt16LE(0x00bf, 12);
  main.writeUInt32LE(TEXT_START, 24);
  main.writeUInt32LE(TEXT_START + text.length, 28);
  main.writeUInt16LE(14, 32);
  main.writeUInt16LE(22, 62);
  main.writeUInt32LE(main.length, 64);
  main.writeUInt32LE(text.length, 76);
  main.writeUInt16LE(93, 152);
  main.writeUInt32LE(0, PIECES);
  main.writeUInt32LE(pieces.length, PIECES + 4);
  text.copy(main, TEXT_START);
  return compoundFile({
    '/WordDocument': main,
    '/1Table': pieces,
    ...(macros
      ? {
          '/Macros/VBA/_VBA_PROJECT': Buffer.alloc(64, 0xcc),
          '/Macros/PROJECT': Buffer.from('ID=""'),
        }
      : {}),
  });
}

/** What Word writes for a .docx with a password: the real document is in one of the streams. */
export function encryptedOfficeDocument(): Buffer {
  const information =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<encryption xmlns="http://schemas.microsoft.com/office/2006/encryption"/>';
  return compoundFile({
    '/EncryptionInfo': Buffer.concat([
      Buffer.from([4, 0, 4, 0, 64, 0, 0, 0]),
      Buffer.from(information),
    ]),
    '/EncryptedPackage': Buffer.alloc(6000, 0xa7),
  });
}

/** A workbook of the kind before .xlsx, by the name of its stream. */
export function xls(): Buffer {
  return compoundFile({'/Workbook': Buffer.alloc(5000)});
}
