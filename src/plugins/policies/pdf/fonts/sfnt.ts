/** Tables of a font by tag, e.g. `cmap`. */
export type FontTables = ReadonlyMap<string, Buffer>;

const TRUE_TYPE = 0x00010000;
const HEADER_LENGTH = 12;
const ENTRY_LENGTH = 16;
/** Where `head` keeps the checksum of the whole file, and what that must make the sum. */
const ADJUSTMENT_OFFSET = 8;
const WHOLE_SUM = 0xb1b0afba;

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

/** Sum of the 32-bit words; `bytes` is padded to whole words. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < bytes.length; offset += 4) {
    sum = (sum + bytes.readUInt32BE(offset)) >>> 0;
  }
  return sum;
}

function header(count: number): Buffer {
  const power = Math.floor(Math.log2(count));
  const bytes = Buffer.alloc(HEADER_LENGTH);
  bytes.writeUInt32BE(TRUE_TYPE, 0);
  bytes.writeUInt16BE(count, 4);
  bytes.writeUInt16BE(16 * 2 ** power, 6);
  bytes.writeUInt16BE(power, 8);
  bytes.writeUInt16BE(16 * count - 16 * 2 ** power, 10);
  return bytes;
}

function entry(tag: string, table: Buffer, offset: number): Buffer {
  const bytes = Buffer.alloc(ENTRY_LENGTH);
  bytes.write(tag, 'latin1');
  bytes.writeUInt32BE(checksum(padded(table)), 4);
  bytes.writeUInt32BE(offset, 8);
  bytes.writeUInt32BE(table.length, 12);
  return bytes;
}

/** A TrueType file made of tables, with all checksums; tables stand in the order of their tags. */
export function trueTypeFile(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([left], [right]) => (left < right ? -1 : 1));
  const head = Buffer.from(tables.get('head') ?? []);
  head.writeUInt32BE(0, ADJUSTMENT_OFFSET);
  const bodies = sorted.map(([tag, table]) => (tag === 'head' ? head : table));
  let offset = HEADER_LENGTH + ENTRY_LENGTH * sorted.length;
  const entries = sorted.map(([tag], index) => {
    const body = bodies[index] ?? Buffer.alloc(0);
    const made = entry(tag, body, offset);
    offset += padded(body).length;
    return made;
  });
  const file = () => Buffer.concat([header(sorted.length), ...entries, ...bodies.map(padded)]);
  head.writeUInt32BE((WHOLE_SUM - checksum(file())) >>> 0, ADJUSTMENT_OFFSET);
  return file();
}
