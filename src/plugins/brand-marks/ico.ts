/** A picture of an icon file. */
export interface IconImage {
  /** Side in pixels, at most 255. */
  readonly size: number;
  readonly png: Buffer;
}

const HEADER_LENGTH = 6;
const ENTRY_LENGTH = 16;
const ICON = 1;
const BITS_PER_PIXEL = 32;

/** An ICO file that holds PNG pictures, which every browser of today reads. */
export function icoFile(images: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH);
  header.writeUInt16LE(ICON, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_LENGTH + ENTRY_LENGTH * images.length;
  const entries = images.map(({size, png}) => {
    const entry = Buffer.alloc(ENTRY_LENGTH);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(BITS_PER_PIXEL, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({png}) => png)]);
}
