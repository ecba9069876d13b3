import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create, type Font} from 'fontkit';

const ARCHIVO = 'archivo.woff2';

/**
 * The still faces in which PDFs, marks and link previews are set: weights and widths of the style
 * sheet; mono is for references, dates and numbers. `npm run fonts` cuts them from the full fonts.
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

/** One of the site's faces at one weight and width. */
export type Face = keyof typeof FACES;

/** Where the still faces are kept. */
export const STILL_FACES = path.join(__dirname, 'static');

/** The TrueType file of a face. */
export function faceFile(face: Face): Buffer {
  return readFileSync(path.join(STILL_FACES, `${face}.ttf`));
}

/** The fonts do not change while the site is built. */
const opened = new Map<Face, Font>();

/** A face, opened for its outlines and measures. */
export function fontOf(face: Face): Font {
  const font = opened.get(face) ?? create(faceFile(face));
  opened.set(face, font);
  return font;
}

/** Height of the capitals of a face, in em. */
export function capHeight(face: Face): number {
  const {capHeight: height, unitsPerEm} = fontOf(face);
  return height / unitsPerEm;
}

/** Characters of a text that a face cannot draw, each once. */
export function undrawable(face: Face, text: string): string[] {
  const font = fontOf(face);
  return [...new Set(text)].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}
