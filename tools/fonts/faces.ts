import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create, type Font} from 'fontkit';
import subsetFont from 'subset-font';
import {FACES, fontsFor, type Face, type StaticFont} from '../../src/fonts/faces';

const ROOT = path.resolve(__dirname, '../..');
const FULL = path.join(ROOT, 'src/fonts');

/** The style sheet whose `@font-face` rules define the subsets. */
export const RULES = 'src/css/tokens.css';

/** Folder of the published font files. */
export const PUBLISHED = path.join(ROOT, 'static/fonts');

/**
 * Font features to keep: those that browsers apply by default, and `tnum`, the only one that the
 * style sheets request. Others add weight: fractions, for example, would double the digit glyphs.
 */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** A published font file, as its `@font-face` rule describes it. */
export interface CutFace {
  /** Without quotation marks. Example: `'IBM Plex Mono'` */
  readonly family: string;
  /** Source file in `src/fonts`. Example: `'archivo.woff2'` */
  readonly full: string;
  /** `basic` is loaded on every page, the others only for characters that `basic` lacks. */
  readonly part: 'basic' | 'more' | 'other';
  /** Example: `'archivo-basic.woff2'` */
  readonly file: string;
  /** Code points, ascending; in `other` also some that the font lacks. */
  readonly range: ReadonlySet<number>;
  /** Axes of a variable font; empty for a static one. */
  readonly axes: Readonly<Record<string, {min: number; max: number}>>;
}

function codePoints(range: string): Set<number> {
  const points = new Set<number>();
  for (const [, from = '', to = from] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let point = parseInt(from, 16); point <= parseInt(to, 16); point += 1) points.add(point);
  }
  return points;
}

/** Parses an axis: two numbers are its limits, one number means a static font. */
function axis(name: string, value: string | undefined): CutFace['axes'] {
  const [min, max] = [...(value ?? '').matchAll(/\d+/g)].map(Number);
  return min === undefined || max === undefined ? {} : {[name]: {min, max}};
}

/** Returns the site's `@font-face` rules that name a font file. */
export function cutFaces(): CutFace[] {
  const css = readFileSync(path.join(ROOT, RULES), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, rule = '']) => {
    const value = (name: string) => new RegExp(`^ *${name}:([^;]+);`, 'm').exec(rule)?.[1]?.trim();
    const [, file, name, part = 'other'] =
      /\/fonts\/(([\w-]+?)(?:-(basic|more))?\.woff2)/.exec(rule) ?? [];
    if (file === undefined) return [];
    return [
      {
        family: (value('font-family') ?? '').replaceAll('"', ''),
        full: `${name}.woff2`,
        part: part as CutFace['part'],
        file,
        range: codePoints(value('unicode-range') ?? ''),
        axes: {
          ...axis('wght', value('font-weight')),
          ...axis('wdth', value('font-stretch')),
        },
      },
    ];
  });
}

function openFull(full: string): Font {
  return create(readFileSync(path.join(FULL, full)));
}

/** Returns the code points in a full font, except control characters and the byte order mark. */
export function lettersOf(full: string): number[] {
  const font = openFull(full);
  const points = Array.from({length: 0xfe00 - 0x20}, (_, index) => 0x20 + index);
  return points.filter((point) => font.hasGlyphForCodePoint(point));
}

// Removes the hints of Plex Mono, as Archivo has none, which saves 2.8 KB per weight.
const COMMON = {keepFeatures: FEATURES, noHinting: true} as const;

/** Makes a font subset. The same full font, rule and packages always give the same bytes. */
export async function cut({full, range, axes}: CutFace): Promise<Buffer> {
  const letters = String.fromCodePoint(...range);
  const isVariable = Object.keys(openFull(full).variationAxes).length > 0;
  return subsetFont(readFileSync(path.join(FULL, full)), letters, {
    ...COMMON,
    targetFormat: 'woff2',
    variationAxes: isVariable ? axes : {},
  });
}

/** Length of a glyph header in bytes: the number of contours and the bounding box. */
const GLYPH_HEADER = 10;

/** The fonts in `src/fonts/static`. */
export const STATIC_FONTS: readonly StaticFont[] = [
  ...new Map(
    (Object.keys(FACES) as Face[]).flatMap(fontsFor).map((font) => [font.file, font]),
  ).values(),
];

/** Writes a text as the names in a font are written. */
const inNames = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');

/**
 * Makes a static font for PDFs and drawings: every character of the full font, at one weight and
 * width.
 */
export async function cutStatic({full, axes, family}: StaticFont): Promise<Buffer> {
  const letters = String.fromCodePoint(...lettersOf(full));
  const font = await subsetFont(readFileSync(path.join(FULL, full)), letters, {
    ...COMMON,
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  const names = font.toString('latin1');
  // The new name is as long as the old, so that nothing moves in the file.
  const named = family ? names.replaceAll(inNames('Archivo'), inNames(family)) : names;
  // Adds padding, because fontkit reads a header even for an empty glyph. For the last glyph, that
  // would be beyond the end of the file.
  return Buffer.concat([Buffer.from(named, 'latin1'), Buffer.alloc(GLYPH_HEADER)]);
}
