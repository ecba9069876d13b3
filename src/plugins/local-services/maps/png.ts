import {crc32, deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const TRUE_COLOUR = 2;
/** Each byte is written as its difference from the one above it, which packs smaller. */
const FILTER_UP = 2;

/**
 * A picture as a PNG file.
 *
 * @param pixels red, green and blue of each pixel, row by row from the top
 */
export function png(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(BITS, 8);
  header.writeUInt8(TRUE_COLOUR, 9);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered(width * 3, height, pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function filtered(stride: number, height: number, pixels: Uint8Array): Buffer {
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1);
    rows[start] = FILTER_UP;
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      rows[start + 1 + column] = (pixels[at] ?? 0) - (pixels[at - stride] ?? 0);
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
