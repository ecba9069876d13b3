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

export const STATIC_FACES = path.join(__dirname, 'static');

export function faceFile(face: Face): Buffer {
  return readFileSync(path.join(STATIC_FACES, `${face}.ttf`));
}

/** Fonts that are already open; their files don't change during a build. */
const opened = new Map<Face, Font>();

/** Opens a font to read its outlines and metrics. */
export function fontOf(face: Face): Font {
  const font = opened.get(face) ?? create(faceFile(face));
  opened.set(face, font);
  return font;
}

/** Returns the height of a font's capital letters, in ems. */
export function capHeight(face: Face): number {
  const {capHeight: height, unitsPerEm} = fontOf(face);
  return height / unitsPerEm;
}

/** Returns the characters of a text that a font cannot draw, each once. */
export function undrawable(face: Face, text: string): string[] {
  const font = fontOf(face);
  return [...new Set(text)].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}
