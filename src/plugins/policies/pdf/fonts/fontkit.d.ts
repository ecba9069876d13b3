/** The part of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    /** Coordinates, x and y in turn; of a curve the control point comes first. */
    readonly args: readonly number[];
  }

  interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly path: {readonly commands: readonly PathCommand[]};
  }

  interface Font {
    readonly numGlyphs: number;
    /** Code points that it can draw. */
    readonly characterSet: readonly number[];
    getGlyph(id: number): Glyph;
    glyphForCodePoint(code: number): Glyph;
    getVariation(settings: Readonly<Record<string, number>>): Font;
    hasGlyphForCodePoint(code: number): boolean;
  }

  function create(file: Uint8Array): Font;
}
