import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {FACES, STILL_FACES, undrawable, type Face} from '../../src/fonts/faces';
import {cutFaces, lettersOf, PUBLISHED, RULES, type CutFace} from './faces';

const ROOT = path.resolve(__dirname, '../..');
const faces = cutFaces();
const named = (point: number) => `U+${point.toString(16).toUpperCase().padStart(2, '0')}`;

/** Both parts of one full font. */
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
  it('are the ones that the rules name', () => {
    const published = readdirSync(PUBLISHED).filter((file) => file.endsWith('.woff2'));
    expect(published.sort(), 'run npm run fonts').toEqual(faces.map(({file}) => file).sort());
  });

  it.each(FULL_FONTS)('have together every letter of %s, each once', (full) => {
    const {basic, more} = partsOf(full);
    const letters = lettersOf(full);
    const missing = letters.filter((point) => !basic.range.has(point) && !more.range.has(point));
    const twice = [...basic.range].filter((point) => more.range.has(point));
    const foreign = [...basic.range, ...more.range].filter((point) => !letters.includes(point));
    expect(missing.map(named), `add to -more or -basic in ${RULES}`).toEqual([]);
    expect(twice.map(named), `take out of -more in ${RULES}`).toEqual([]);
    expect(foreign.map(named), `not in ${full}: take out in ${RULES}`).toEqual([]);
  });

  it('keep their licences beside them, here and there', () => {
    const licences = (folder: string) =>
      readdirSync(folder).filter((file) => file.startsWith('OFL'));
    expect(licences(PUBLISHED)).toEqual(licences(path.join(ROOT, 'src/fonts')));
  });

  it('have every weight and width that the style sheets ask for', () => {
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

describe('the still faces of PDFs and drawings', () => {
  const still = Object.keys(FACES) as Face[];

  it('are the ones that FACES names', () => {
    const files = still.map((face) => `${face}.ttf`);
    expect(readdirSync(STILL_FACES).sort(), 'run npm run fonts').toEqual(files.sort());
  });

  it.each(still)('%s draws every letter of its full font', (face) => {
    const letters = String.fromCodePoint(...lettersOf(FACES[face].full));
    expect(undrawable(face, letters)).toEqual([]);
    expect(undrawable(face, 'a☃b☃')).toEqual(['☃']);
  });
});

/**
 * What pages are made of; `basic` must be enough for the first three, which are most of them. Not
 * the older editions: a text that is on record is not changed for the sake of a letter.
 */
const SOURCES: readonly [folder: string, files: RegExp, part: CutFace['part']][] = [
  ['docs', /\.mdx$/, 'basic'],
  ['openings', /\.mdx$/, 'basic'],
  ['src/data', /\.(ts|json)$/, 'basic'],
  ['src/components', /\.tsx?$/, 'more'],
  ['src/features', /\.tsx?$/, 'more'],
  ['src/pages', /\.tsx?$/, 'more'],
  ['src/theme', /\.tsx?$/, 'more'],
  // The rest of the plugins writes PDFs, Word files and feeds, or hands on the words of documents.
  ['src/plugins', /\.tsx$/, 'more'],
];

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
// The mailbox is for one machine, and is never published.
const NOT_PUBLISHED = /\.test|mailbox/;

describe('the letters of the site', () => {
  /** Where a letter stands, once for each file. */
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

  it('are in the fonts, and the common ones in the part that every page has', () => {
    expect(found.length).toBeGreaterThan(10_000);
    const fonts = FULL_FONTS.map(partsOf);
    // Any text may be set in any of the fonts, so a letter must be in all.
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
