/** The part of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  interface Glyph {
    readonly path: {toSVG(): string};
  }

  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    /** In units of the font, kerning included. */
    readonly positions: readonly {readonly xAdvance: number}[];
  }

  interface Font {
    readonly unitsPerEm: number;
    readonly capHeight: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): GlyphRun;
  }

  function create(file: Uint8Array): Font;
}
