/** A point of an outline, in units of the font. */
export interface Point {
  readonly onCurve: boolean;
  readonly x: number;
  readonly y: number;
}

const ON_CURVE = 1;

/** Signed 16-bit numbers in a row. */
export function i16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeInt16BE(value, index * 2));
  return bytes;
}

/** Unsigned 16-bit numbers in a row. */
export function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2));
  return bytes;
}

/** The smallest box round some points: left, bottom, right, top. */
export function boxOf(points: readonly Point[]): [number, number, number, number] {
  const xs = points.map(({x}) => x);
  const ys = points.map(({y}) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Coordinates as whole words: longer than need be, but a PDF packs its fonts again. */
function steps(values: readonly number[]): Buffer {
  return i16(...values.map((value, index) => value - (values[index - 1] ?? 0)));
}

/** A simple glyph as the `glyf` table holds it. Coordinates are whole numbers. */
export function glyphBytes(
  contours: readonly (readonly Point[])[],
  instructions: Buffer = Buffer.alloc(0),
): Buffer {
  const points = contours.flat();
  if (points.length === 0) {
    return Buffer.alloc(0);
  }
  let end = -1;
  const ends = contours.map((contour) => (end += contour.length));
  return Buffer.concat([
    i16(contours.length, ...boxOf(points)),
    u16(...ends, instructions.length),
    instructions,
    Buffer.from(points.map(({onCurve}) => (onCurve ? ON_CURVE : 0))),
    steps(points.map(({x}) => x)),
    steps(points.map(({y}) => y)),
  ]);
}

/** The tables `glyf` and `loca` of some glyphs; `loca` has long offsets. */
export function glyphTables(glyphs: readonly Buffer[]): {glyf: Buffer; loca: Buffer} {
  const padded = glyphs.map((glyph) =>
    Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]),
  );
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  let offset = 0;
  padded.forEach((glyph, index) => {
    offset += glyph.length;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  });
  return {glyf: Buffer.concat(padded), loca};
}
