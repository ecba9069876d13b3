/** The part of fontkit that we use; the package has no types. */
declare module 'fontkit' {
  interface Glyph {
    readonly path: {toSVG(): string};
  }

  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    /** In font units, with kerning. */
    readonly positions: readonly {readonly xAdvance: number}[];
  }

  interface Font {
    readonly unitsPerEm: number;
    readonly capHeight: number;
    /** Empty for a static font. */
    readonly variationAxes: Readonly<Record<string, object>>;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): GlyphRun;
  }

  function create(file: Uint8Array): Font;
}
