import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {FACES, STATIC_FACES, undrawable, type Face} from '../../src/fonts/faces';
import {cutFaces, lettersOf, PUBLISHED, RULES, type CutFace} from './faces';

const ROOT = path.resolve(__dirname, '../..');
const faces = cutFaces();
const named = (point: number) => `U+${point.toString(16).toUpperCase().padStart(2, '0')}`;

/** Returns the `basic` and `more` subsets of a full font. */
function partsOf(full: string): Record<CutFace['part'], CutFace> {
  const [basic, more] = ['basic', 'more'].map((part) =>
    faces.find((face) => face.full === full && face.part === part),
  );
  if (basic === undefined || more === undefined) {
    throw new Error(`${RULES} needs a rule for -basic and one for -more of ${full}`);
  }
  return {basic, more};
}

const FULL_FONTS = readdirSync(path.join(ROOT, 'src/fonts')).filter((file) =>
  file.endsWith('.woff2'),
);

describe('the published fonts', () => {
  it('are the files named in the @font-face rules', () => {
    const published = readdirSync(PUBLISHED).filter((file) => file.endsWith('.woff2'));
    expect(published.sort(), 'run npm run fonts').toEqual(faces.map(({file}) => file).sort());
  });

  it.each(FULL_FONTS)('contain every character of %s in exactly one of its two subsets', (full) => {
    const {basic, more} = partsOf(full);
    const letters = lettersOf(full);
    const missing = letters.filter((point) => !basic.range.has(point) && !more.range.has(point));
    const twice = [...basic.range].filter((point) => more.range.has(point));
    const foreign = [...basic.range, ...more.range].filter((point) => !letters.includes(point));
    expect(missing.map(named), `add to -more or -basic in ${RULES}`).toEqual([]);
    expect(twice.map(named), `take out of -more in ${RULES}`).toEqual([]);
    expect(foreign.map(named), `not in ${full}: take out in ${RULES}`).toEqual([]);
  });

  it('have their licences in both folders', () => {
    const licences = (folder: string) =>
      readdirSync(folder).filter((file) => file.startsWith('OFL'));
    expect(licences(PUBLISHED)).toEqual(licences(path.join(ROOT, 'src/fonts')));
  });

  it('include every weight and width that the style sheets use', () => {
    const {axes} = partsOf('archivo.woff2').basic;
    for (const file of readdirSync(path.join(ROOT, 'src'), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!file.endsWith('.css')) continue;
      const css = readFileSync(path.join(ROOT, 'src', file), 'utf8').replace(
        /@font-face \{[^}]+\}/g,
        '',
      );
      const asked = {
        wght: css.matchAll(/(?:--weight-[\w-]+|font-weight|font): (\d{3})\b/g),
        wdth: css.matchAll(/(?:--width-[\w-]+|font-stretch): (\d+)%/g),
      };
      for (const [axis, values] of Object.entries(asked)) {
        const {min = 0, max = 0} = axes[axis] ?? {};
        for (const [words, value] of values) {
          const fits = Number(value) >= min && Number(value) <= max;
          const fix = `Archivo is cut to ${min}–${max}: widen its rules in ${RULES}, npm run fonts`;
          expect(fits, `src/${file}: ${words}. ${fix}`).toBe(true);
        }
      }
    }
  });
});

describe('the static fonts for PDFs and drawings', () => {
  const staticFaces = Object.keys(FACES) as Face[];

  it('are the fonts listed in FACES', () => {
    const files = staticFaces.map((face) => `${face}.ttf`);
    expect(readdirSync(STATIC_FACES).sort(), 'run npm run fonts').toEqual(files.sort());
  });

  it.each(staticFaces)('%s contains every character of its full font', (face) => {
    const letters = String.fromCodePoint(...lettersOf(FACES[face].full));
    expect(undrawable(face, letters)).toEqual([]);
    expect(undrawable(face, 'a☃b☃')).toEqual(['☃']);
  });
});

/**
 * Sources of the pages' text. `basic` must contain every character of the first three, which most
 * pages use. Older editions are excluded, because recorded text isn't changed to suit a font.
 */
const SOURCES: readonly [folder: string, files: RegExp, part: CutFace['part']][] = [
  ['docs', /\.mdx$/, 'basic'],
  ['openings', /\.mdx$/, 'basic'],
  ['src/data', /\.(ts|json)$/, 'basic'],
  ['src/components', /\.tsx?$/, 'more'],
  ['src/features', /\.tsx?$/, 'more'],
  ['src/pages', /\.tsx?$/, 'more'],
  ['src/theme', /\.tsx?$/, 'more'],
  // Other plugin files write PDFs, Word files and feeds, or only pass on the documents' text.
  ['src/plugins', /\.tsx$/, 'more'],
];

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
// The mailbox runs only locally and is never published.
const NOT_PUBLISHED = /\.test|mailbox/;

describe('the characters of the site', () => {
  /** Each character, once per file that contains it. */
  const found: {letter: string; file: string; part: CutFace['part']}[] = [];

  beforeAll(() => {
    for (const [folder, pattern, part] of SOURCES) {
      for (const name of readdirSync(path.join(ROOT, folder), {
        recursive: true,
        encoding: 'utf8',
      })) {
        if (!pattern.test(name) || NOT_PUBLISHED.test(name)) continue;
        const file = `${folder}/${name}`;
        const text = readFileSync(path.join(ROOT, file), 'utf8');
        const printed = /\.tsx?$/.test(name) ? text.replace(COMMENTS, '') : text;
        for (const letter of new Set(printed)) {
          if (letter >= ' ') found.push({letter, file, part});
        }
      }
    }
  });

  it('are in the fonts, and the common ones in the subset that every page loads', () => {
    expect(found.length).toBeGreaterThan(10_000);
    const fonts = FULL_FONTS.map(partsOf);
    // Any text may use any of the fonts, so a character must be in all of them.
    const faults = found.flatMap(({letter, file, part}) => {
      const point = letter.codePointAt(0) ?? 0;
      const isBasic = fonts.every(({basic}) => basic.range.has(point));
      const isThere = fonts.every(
        ({basic, more}) => basic.range.has(point) || more.range.has(point),
      );
      if (isBasic || (part === 'more' && isThere)) return [];
      const fix = isThere
        ? `is not in the -basic fonts: move ${named(point)} from the unicode-range of -more to that of -basic, for each font in ${RULES}, and run npm run fonts`
        : `is in none of the fonts, so another typeface would show: write it differently, or put full fonts that have it into src/fonts`;
      return [`${file}: “${letter}” (${named(point)}) ${fix}.`];
    });
    expect(faults.join('\n')).toBe('');
  });
});
