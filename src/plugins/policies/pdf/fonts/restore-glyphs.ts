import {ByteReader} from './byte-reader';
import {glyphBytes, glyphTables, i16, u16, type Point} from './glyph-bytes';

/*
 * WOFF2 keeps outlines in its own form (W3C WOFF 2.0, section 5.1): one stream for each kind of
 * number, which packs better. Here they become the `glyf` and `loca` tables of a TrueType font.
 */

const STREAMS = 7;
const MORE_COMPONENTS = 0x20;
const HAS_INSTRUCTIONS = 0x100;
const BOX_LENGTH = 8;

interface Streams {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly outlines: ByteReader;
  readonly composites: ByteReader;
  readonly boxes: ByteReader;
  readonly instructions: ByteReader;
}

function signed(flag: number, value: number): number {
  return flag & 1 ? value : -value;
}

/** The way to the next point: its flag says how many bytes follow and what they mean. */
function way(flag: number, next: () => number): {x: number; y: number} {
  if (flag < 10) {
    return {x: 0, y: signed(flag, ((flag & 14) << 7) + next())};
  }
  if (flag < 20) {
    return {x: signed(flag, (((flag - 10) & 14) << 7) + next()), y: 0};
  }
  if (flag < 84) {
    const base = flag - 20;
    const both = next();
    return {
      x: signed(flag, 1 + (base & 0x30) + (both >> 4)),
      y: signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (both & 0x0f)),
    };
  }
  if (flag < 120) {
    const base = flag - 84;
    const x = signed(flag, 1 + (Math.floor(base / 12) << 8) + next());
    return {x, y: signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + next())};
  }
  if (flag < 124) {
    const [first, middle, last] = [next(), next(), next()];
    return {
      x: signed(flag, (first << 4) + (middle >> 4)),
      y: signed(flag >> 1, ((middle & 0x0f) << 8) + last),
    };
  }
  const x = signed(flag, (next() << 8) + next());
  return {x, y: signed(flag >> 1, (next() << 8) + next())};
}

function simpleGlyph(streams: Streams, count: number): Buffer {
  const lengths = Array.from({length: count}, () => streams.points.packed16());
  let [x, y] = [0, 0];
  const point = (): Point => {
    const flag = streams.flags.u8();
    const moved = way(flag & 0x7f, () => streams.outlines.u8());
    x += moved.x;
    y += moved.y;
    return {onCurve: flag < 0x80, x, y};
  };
  const contours = lengths.map((length) => Array.from({length}, point));
  return glyphBytes(contours, streams.instructions.take(streams.outlines.packed16()));
}

/** Bytes of a component's arguments and scale, by its flags. */
function argumentsLength(flags: number): number {
  const offsets = flags & 0x01 ? 4 : 2;
  const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
  return offsets + scale;
}

function compositeGlyph(streams: Streams, box: Buffer): Buffer {
  const parts: Buffer[] = [i16(-1), box];
  let flags: number;
  do {
    flags = streams.composites.u16();
    parts.push(u16(flags), streams.composites.take(2 + argumentsLength(flags)));
  } while (flags & MORE_COMPONENTS);
  if (flags & HAS_INSTRUCTIONS) {
    const length = streams.outlines.packed16();
    parts.push(u16(length), streams.instructions.take(length));
  }
  return Buffer.concat(parts);
}

/** A box is given for composites, and for simple glyphs where it is not that of their points. */
function readGlyph(streams: Streams, boxGiven: boolean): Buffer {
  const contours = streams.contours.i16();
  const box = boxGiven ? streams.boxes.take(BOX_LENGTH) : Buffer.alloc(BOX_LENGTH);
  if (contours === 0) {
    return Buffer.alloc(0);
  }
  return contours < 0 ? compositeGlyph(streams, box) : simpleGlyph(streams, contours);
}

/** The transformed `glyf` table as the two tables of a TrueType font. */
export function restoreGlyphs(transformed: Buffer): {glyf: Buffer; loca: Buffer} {
  const reader = new ByteReader(transformed);
  reader.take(4);
  const count = reader.u16();
  reader.take(2);
  const lengths = Array.from({length: STREAMS}, () => reader.u32());
  const [contours, points, flags, outlines, composites, boxes, instructions] = lengths.map(
    (length) => new ByteReader(reader.take(length)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const given = boxes.take(4 * Math.ceil(count / 32));
  const streams = {contours, points, flags, outlines, composites, boxes, instructions};
  return glyphTables(
    Array.from({length: count}, (_, index) =>
      readGlyph(streams, ((given[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0),
    ),
  );
}
