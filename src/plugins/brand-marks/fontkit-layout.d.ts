/** The part of fontkit that sets words; single letters are in src/plugins/policies/pdf/fonts. */
declare module 'fontkit' {
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    /** In units of the font, kerning included. */
    readonly positions: readonly {readonly xAdvance: number}[];
  }

  interface Font {
    readonly unitsPerEm: number;
    readonly capHeight: number;
    layout(text: string): GlyphRun;
  }
}
