import {readFileSync} from 'node:fs';
import path from 'node:path';
import svgpath from 'svgpath';
import {readTokens} from '../css/tokens';
import {symbol, type Wordmark} from '../data/brand/symbol';
import {capHeight, glyphsOf, type Face} from './faces';

const SHEET = readFileSync(path.join(__dirname, '../css/tokens.css'), 'utf8');
const TOKENS = new Map(readTokens(SHEET).map(({name, value}) => [name, value]));

/** @throws when the style sheet has no such token, or its value isn't a plain colour */
function colour(token: string): string {
  const value = TOKENS.get(`--${token}`);
  if (value === undefined || !/^#[0-9a-f]+$/.test(value)) {
    throw new Error(`src/css/tokens.css: expected --${token} as a colour such as #15181c.`);
  }
  return value;
}

/** Values of the style sheet's colour tokens, for files that can't use the style sheet. */
export const COLOUR = {
  page: colour('surface-page'),
  ink: colour('surface-ink'),
  quiet: colour('text-quiet'),
  signal: colour('signal'),
  signalOnInk: colour('signal-on-ink'),
};

/** Typesetting of a line of text. */
export interface Setting {
  readonly face: Face;
  /** Font size, in the units of the drawing. */
  readonly size: number;
  /** Letter spacing, in em. Example: `-0.018`. */
  readonly tracking: number;
}

/** Returns the letters of a line with their positions, and the line's width, with kerning. */
function layOut(text: string, {face, size, tracking}: Setting) {
  let x = 0;
  const letters = glyphsOf(face, text).map(({glyph, font, advance}) => {
    const letter = {glyph, scale: size / font.unitsPerEm, x};
    x += advance * letter.scale + tracking * size;
    return letter;
  });
  return {letters, width: Math.max(0, x - tracking * size)};
}

/** Width of a line of text, in the units of the drawing. */
export function widthOf(text: string, setting: Setting): number {
  return layOut(text, setting).width;
}

/**
 * Converts a line of text to SVG path data, so that no font is needed to show it. The line starts
 * at x = 0 on a baseline at y = 0. Coordinates are integers relative to the previous point, which
 * halves the length.
 */
export function lettering(text: string, setting: Setting): string {
  const {letters} = layOut(text, setting);
  // The vertical axis points up in fonts and down in SVG.
  const outlines = letters.map(({glyph, scale, x}) =>
    svgpath(glyph.path.toSVG()).scale(scale, -scale).translate(x),
  );
  return svgpath(outlines.join('')).round(0).rel().toString();
}

/**
 * Returns the brand's wordmark: the name set beside the symbol.
 *
 * @param fineness the default is an eighth of a pixel in the header; finer coordinates would add
 *   bytes to every page with no visible difference
 */
export function wordmark(name: string, fineness = 8): Wordmark {
  const {left, top, foot} = symbol.lettering;
  const size = ((foot - top) / capHeight('signboard')) * fineness;
  // The letter spacing matches the style sheet's signboard font.
  const setting: Setting = {face: 'signboard', size, tracking: -0.018};
  const width = Math.ceil(left + widthOf(name, setting) / fineness);
  return {d: lettering(name, setting), fineness, x: left, y: foot, width};
}

/** Colours of a mark: one for its structure and name, one for the water. */
export interface MarkColours {
  readonly structure: string;
  readonly water: string;
}

/** Returns the symbol as SVG elements, in its own units. */
export function symbolDrawing({structure, water}: MarkColours): string {
  return `<path fill="${structure}" d="${symbol.structure}"/><path fill="${water}" d="${symbol.water}"/>`;
}

/**
 * Returns the symbol and the name as SVG elements, with their total width in the symbol's units.
 */
export function lockupDrawing(name: string, colours: MarkColours): {svg: string; width: number} {
  // Coordinates are finer than on a page, because these files may be enlarged.
  const {d, fineness, x, y, width} = wordmark(name, 64);
  const place = `translate(${x} ${y}) scale(${1 / fineness})`;
  const word = `<path fill="${colours.structure}" transform="${place}" d="${d}"/>`;
  return {svg: symbolDrawing(colours) + word, width};
}

export function svgFile(width: number, height: number, viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}
