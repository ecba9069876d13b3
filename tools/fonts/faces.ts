import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create} from 'fontkit';
import subsetFont from 'subset-font';
import {FACES, type Face} from '../../src/fonts/faces';

const ROOT = path.resolve(__dirname, '../..');
const FULL = path.join(ROOT, 'src/fonts');

/** The style sheet whose rules say what is cut. */
export const RULES = 'src/css/tokens.css';

/** Where the cut files are published from. */
export const PUBLISHED = path.join(ROOT, 'static/fonts');

/**
 * What browsers apply unasked, and `tnum`, the one feature the style sheets ask for. Ready-made
 * fractions, for example, would double the digits.
 */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** A file that the site serves, as its `@font-face` rule describes it. */
export interface CutFace {
  /** Without quotation marks. Example: `'IBM Plex Mono'` */
  readonly family: string;
  /** The file of `src/fonts` it is cut from. Example: `'archivo.woff2'` */
  readonly full: string;
  /** `basic` is on every page, `more` comes for letters that `basic` lacks. */
  readonly part: 'basic' | 'more';
  /** Example: `'archivo-basic.woff2'` */
  readonly file: string;
  /** Code points, ascending. */
  readonly range: ReadonlySet<number>;
  /** Axes of a variable font, none for a still one. */
  readonly axes: Readonly<Record<string, {min: number; max: number}>>;
}

function codePoints(range: string): Set<number> {
  const points = new Set<number>();
  for (const [, from = '', to = from] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let point = parseInt(from, 16); point <= parseInt(to, 16); point += 1) points.add(point);
  }
  return points;
}

/** Two numbers are the ends of an axis; a single one is a still font. */
function axis(name: string, value: string | undefined): CutFace['axes'] {
  const [min, max] = [...(value ?? '').matchAll(/\d+/g)].map(Number);
  return min === undefined || max === undefined ? {} : {[name]: {min, max}};
}

/** Every `@font-face` rule of the site that names a file. */
export function cutFaces(): CutFace[] {
  const css = readFileSync(path.join(ROOT, RULES), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, rule = '']) => {
    const value = (name: string) => new RegExp(`^ *${name}:([^;]+);`, 'm').exec(rule)?.[1]?.trim();
    const [, name, part] = /\/fonts\/([\w-]+)-(basic|more)\.woff2/.exec(rule) ?? [];
    if (name === undefined || (part !== 'basic' && part !== 'more')) return [];
    return [
      {
        family: (value('font-family') ?? '').replaceAll('"', ''),
        full: `${name}.woff2`,
        part,
        file: `${name}-${part}.woff2`,
        range: codePoints(value('unicode-range') ?? ''),
        axes: {
          ...axis('wght', value('font-weight')),
          ...axis('wdth', value('font-stretch')),
        },
      },
    ];
  });
}

/** What a full font can draw, without control characters and the mark of byte order. */
export function lettersOf(full: string): number[] {
  const font = create(readFileSync(path.join(FULL, full)));
  const points = Array.from({length: 0xfe00 - 0x20}, (_, index) => 0x20 + index);
  return points.filter((point) => font.hasGlyphForCodePoint(point));
}

// Archivo has no hints, so Plex Mono beside it goes without: 2.8 KB less for each weight.
const COMMON = {keepFeatures: FEATURES, noHinting: true} as const;

/** Cuts a published file. The same full font, rule and packages give the same bytes. */
export async function cut({full, range, axes}: CutFace): Promise<Buffer> {
  const letters = String.fromCodePoint(...range);
  return subsetFont(readFileSync(path.join(FULL, full)), letters, {
    ...COMMON,
    targetFormat: 'woff2',
    variationAxes: axes,
  });
}

/** Length of what a letter begins with: the number of its contours, and its box. */
const GLYPH_HEADER = 10;

/** Cuts a still face of PDFs and drawings: every letter of the full font, at one weight and width. */
export async function cutStill(face: Face): Promise<Buffer> {
  const {full, axes} = FACES[face];
  const letters = String.fromCodePoint(...lettersOf(full));
  const font = await subsetFont(readFileSync(path.join(FULL, full)), letters, {
    ...COMMON,
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  // fontkit reads the box of an empty letter too, and the last of a file has nothing behind it.
  return Buffer.concat([font, Buffer.alloc(GLYPH_HEADER)]);
}
