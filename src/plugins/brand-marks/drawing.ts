import {symbol} from '../../data/brand/symbol';
import {wordmark} from './wordmark';

/** The colours of a mark: of its structure and name, and of the water. */
export interface MarkColours {
  readonly structure: string;
  readonly water: string;
}

/** The symbol as SVG elements, in a square of its own units. */
export function symbolDrawing({structure, water}: MarkColours): string {
  return `<path fill="${structure}" d="${symbol.structure}"/><path fill="${water}" d="${symbol.water}"/>`;
}

/** Finer than on a page, because these files may be enlarged. */
const FINENESS = 64;

/** Symbol and name as SVG elements, and the width that they take in units of the symbol. */
export function lockupDrawing(name: string, colours: MarkColours): {svg: string; width: number} {
  const {d, fineness, x, y, width} = wordmark(name, FINENESS);
  const place = `translate(${x} ${y}) scale(${1 / fineness})`;
  const word = `<path fill="${colours.structure}" transform="${place}" d="${d}"/>`;
  return {svg: symbolDrawing(colours) + word, width};
}

/** A drawing as an SVG file. */
export function svgFile(width: number, height: number, viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}
