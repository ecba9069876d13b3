import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create, type Font} from 'fontkit';

const ARCHIVO = 'archivo.woff2';

/**
 * The static fonts for PDFs, marks and link previews, in the style sheet's weights and widths. Mono
 * is for references, dates and numbers. `npm run fonts` subsets them from the full fonts.
 */
export const FACES = {
  text: {full: ARCHIVO, axes: {wght: 400, wdth: 100}},
  medium: {full: ARCHIVO, axes: {wght: 500, wdth: 100}},
  strong: {full: ARCHIVO, axes: {wght: 620, wdth: 100}},
  heading: {full: ARCHIVO, axes: {wght: 560, wdth: 108}},
  subheading: {full: ARCHIVO, axes: {wght: 620, wdth: 108}},
  display: {full: ARCHIVO, axes: {wght: 560, wdth: 112}},
  signboard: {full: ARCHIVO, axes: {wght: 620, wdth: 118}},
  mono: {full: 'ibm-plex-mono-400.woff2', axes: {}},
} as const satisfies Record<string, {full: string; axes: Readonly<Record<string, number>>}>;

export type Face = keyof typeof FACES;

/** A font file in `static`, and the full font that it is cut from. */
export interface StaticFont {
  /** Example: `'text-letters.ttf'` */
  readonly file: string;
  readonly full: string;
  readonly axes: Readonly<Record<string, number>>;
  /** Family name in the file, if not Archivo. A PDF falls back on it after Archivo. */
  readonly family?: 'Letters' | 'Symbols';
}

/** Every character of Archivo in one weight and width, for signs such as ≤, → and ₂. */
const SYMBOLS: StaticFont = {
  file: 'symbols.ttf',
  full: 'archivo-symbols.woff2',
  axes: {},
  family: 'Symbols',
};

/** Returns the fonts of a face, in the order in which they are tried for a character. */
export function fontsFor(face: Face): readonly [StaticFont, ...StaticFont[]] {
  const {full, axes} = FACES[face];
  const own = {file: `${face}.ttf`, full, axes};
  if (full !== ARCHIVO) return [own];
  const letters = `${face}-letters.ttf`;
  return [own, {file: letters, full: 'archivo-letters.woff2', axes, family: 'Letters'}, SYMBOLS];
}

export const STATIC_FACES = path.join(__dirname, 'static');

export function readFont({file}: StaticFont): Buffer {
  return readFileSync(path.join(STATIC_FACES, file));
}

/** Fonts that are already open, by file; their files don't change during a build. */
const opened = new Map<string, Font>();

/** Opens a font to read its outlines and metrics. */
function open(font: StaticFont): Font {
  const known = opened.get(font.file) ?? create(readFont(font));
  opened.set(font.file, known);
  return known;
}

/** Returns the height of a font's capital letters, in ems. */
export function capHeight(face: Face): number {
  const {capHeight: height, unitsPerEm} = open(fontsFor(face)[0]);
  return height / unitsPerEm;
}

/** Splits a text into its visible characters, each with its accents. */
const CHARACTERS = new Intl.Segmenter('en', {granularity: 'grapheme'});

/**
 * Splits a text into its characters, each with its position and the first font of a face that has
 * it with all its accents.
 */
export function charactersOf(face: Face, text: string) {
  const fonts = fontsFor(face).map(open);
  return Array.from(CHARACTERS.segment(text), ({segment, index}) => ({
    index,
    character: segment,
    font: fonts.find((each) =>
      Array.from(segment).every((letter) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    ),
  }));
}

/** Returns the characters of a text that a face cannot draw, each once. */
export function undrawable(face: Face, text: string): string[] {
  const missing = charactersOf(face, text).filter(({font}) => font === undefined);
  return [...new Set(missing.map(({character}) => character))];
}

/** Returns the glyphs of a text, each with its font and its width after kerning in font units. */
export function glyphsOf(face: Face, text: string) {
  const runs: {font: Font; part: string}[] = [];
  for (const {character, font = open(fontsFor(face)[0])} of charactersOf(face, text)) {
    const last = runs.at(-1);
    if (last?.font === font) last.part += character;
    else runs.push({font, part: character});
  }
  return runs.flatMap(({font, part}) => {
    const {glyphs, positions} = font.layout(part);
    return glyphs.map((glyph, index) => ({font, glyph, advance: positions[index]?.xAdvance ?? 0}));
  });
}
