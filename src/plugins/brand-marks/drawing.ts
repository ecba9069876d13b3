import {readFileSync} from 'node:fs';
import path from 'node:path';
import svgpath from 'svgpath';
import {readTokens} from '../../css/tokens';
import {symbol} from '../../data/brand/symbol';
import {capHeight, fontOf, type Face} from '../../fonts/faces';
import type {Wordmark} from '../../features/site/header/Logo';

const SHEET = readFileSync(path.join(__dirname, '../../css/tokens.css'), 'utf8');
const TOKENS = new Map(readTokens(SHEET).map(({name, value}) => [name, value]));

/** @throws when the style sheet has no such token, or not as a plain colour */
function colour(token: string): string {
  const value = TOKENS.get(`--${token}`);
  if (value === undefined || !/^#[0-9a-f]+$/.test(value)) {
    throw new Error(`src/css/tokens.css: expected --${token} as a colour such as #15181c.`);
  }
  return value;
}

/** Colours of the style sheet's tokens, for files that no style sheet reaches. */
export const COLOUR = {
  page: colour('surface-page'),
  ink: colour('surface-ink'),
  quiet: colour('text-quiet'),
  signal: colour('signal'),
  signalOnInk: colour('signal-on-ink'),
  design: colour('way-design'),
  construction: colour('way-construction'),
  bespoke: colour('way-bespoke'),
  facilities: colour('way-facilities'),
  recruitment: colour('way-recruitment'),
};

/** How a line of text is set. */
export interface Setting {
  readonly face: Face;
  /** Size of the em, in the units of the drawing. */
  readonly size: number;
  /** Added between letters, in em. Example: `-0.018`. */
  readonly tracking: number;
}

/** Letters of a line with the places at which they begin, and its width, with kerning. */
function set(text: string, {face, size, tracking}: Setting) {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const {glyphs, positions} = font.layout(text);
  let x = 0;
  const places = positions.map(({xAdvance}) => (x += xAdvance * scale + tracking * size));
  const letters = glyphs.map((glyph, index) => ({path: glyph.path, x: places[index - 1] ?? 0}));
  return {letters, scale, width: Math.max(0, x - tracking * size)};
}

/** Width of a line of text, in the units of the drawing. */
export function widthOf(text: string, setting: Setting): number {
  return set(text, setting).width;
}

/**
 * A line of text as outlines, so that what shows it needs no font: data of an SVG path. The line
 * begins at 0, on a baseline at 0. Whole numbers, relative to the point before, are half as long.
 */
export function lettering(text: string, setting: Setting): string {
  const {letters, scale} = set(text, setting);
  // The vertical axis of a font points up, that of SVG down.
  const outlines = letters.map(({path: outline, x}) =>
    svgpath(outline.toSVG()).scale(scale, -scale).translate(x),
  );
  return svgpath(outlines.join('')).round(0).rel().toString();
}

/**
 * The name set beside the symbol: the brand's wordmark.
 *
 * @param fineness by default an eighth of a pixel in the header; finer would cost every page bytes
 *   and show nothing
 */
export function wordmark(name: string, fineness = 8): Wordmark {
  const {left, top, foot} = symbol.lettering;
  const size = ((foot - top) / capHeight('signboard')) * fineness;
  // Tracked as the style sheet tracks the signboard face.
  const setting: Setting = {face: 'signboard', size, tracking: -0.018};
  const width = Math.ceil(left + widthOf(name, setting) / fineness);
  return {d: lettering(name, setting), fineness, x: left, y: foot, width};
}

/** The colours of a mark: of its structure and name, and of the water. */
export interface MarkColours {
  readonly structure: string;
  readonly water: string;
}

/** The symbol as SVG elements, in a square of its own units. */
export function symbolDrawing({structure, water}: MarkColours): string {
  return `<path fill="${structure}" d="${symbol.structure}"/><path fill="${water}" d="${symbol.water}"/>`;
}

/** Symbol and name as SVG elements, and the width that they take in units of the symbol. */
export function lockupDrawing(name: string, colours: MarkColours): {svg: string; width: number} {
  // Finer than on a page, because these files may be enlarged.
  const {d, fineness, x, y, width} = wordmark(name, 64);
  const place = `translate(${x} ${y}) scale(${1 / fineness})`;
  const word = `<path fill="${colours.structure}" transform="${place}" d="${d}"/>`;
  return {svg: symbolDrawing(colours) + word, width};
}

/** A drawing as an SVG file. */
export function svgFile(width: number, height: number, viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}
