import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {FACES, fontsFor, STATIC_FACES, undrawable, type Face} from '../../src/fonts/faces';
import {
  cut,
  cutFaces,
  cutStatic,
  lettersOf,
  PUBLISHED,
  RULES,
  STATIC_FONTS,
  type CutFace,
} from './faces';

const ROOT = path.resolve(__dirname, '../..');
const faces = cutFaces();
const points = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const PUBLISHED_LETTERS = new Set(
  faces.flatMap(({full, range}) => lettersOf(full).filter((point) => range.has(point))),
);
const named = (point: number) => `U+${point.toString(16).toUpperCase().padStart(2, '0')}`;

/** Returns the `basic` and `more` subsets of a full font. */
function partsOf(full: string): Record<'basic' | 'more', CutFace> {
  const [basic, more] = ['basic', 'more'].map((part) =>
    faces.find((face) => face.full === full && face.part === part),
  );
  if (basic === undefined || more === undefined) {
    throw new Error(`${RULES} needs a rule for -basic and one for -more of ${full}`);
  }
  return {basic, more};
}

const FULL_FONTS = ['archivo.woff2', 'ibm-plex-mono-400.woff2'];

describe('the published fonts', () => {
  it('are the files named in the @font-face rules', () => {
    const published = readdirSync(PUBLISHED).filter((file) => file.endsWith('.woff2'));
    expect(published.sort(), 'run npm run fonts').toEqual(faces.map(({file}) => file).sort());
  });

  it.each(faces.map((face) => [face.file, face] as const))(
    'have %s as it is cut now',
    async (file, face) => {
      const isSame = readFileSync(path.join(PUBLISHED, file)).equals(await cut(face));
      expect(isSame, 'run npm run fonts').toBe(true);
    },
  );

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

/** Letters of Welsh, Polish, Turkish and other languages of Europe, and signs of British trades. */
const EXPECTED =
  'ÂâÊêÎîÔôÛûŴŵŶŷÄäËëÏïÖöÜüẄẅŸÿÁáÉéÍíÓóÚúẂẃÝýÀàÈèÌìÒòÙùẀẁỲỳ' +
  'ĄąĆćĘęŁłŃńŚśŹźŻżĞğİıŞşÇçČčĎďĚěŇňŘřŠšŤťŮůŽžĂăȘșȚțŐőŰűĐđĦħŐőĻļĀāĒēĪīŪūŲųĖėĢģÅåÆæØøŒœßẞÐðÞþ' +
  '≤≥×÷±²³₂₃→←↑↓½¼№°µΩ‰…•‑–—′″≈≠√∞™€£';

describe('the other letters and signs', () => {
  it('are in Archivo, for PDFs and for browsers', () => {
    expect(undrawable('text', EXPECTED)).toEqual([]);
    expect(
      points(EXPECTED)
        .filter((point) => !PUBLISHED_LETTERS.has(point))
        .map(named),
    ).toEqual([]);
  });

  it('are in no file that every page loads', () => {
    const common = faces.filter(({part}) => part === 'basic');
    for (const letter of points('ŵłş≥₂')) {
      expect(common.filter(({range}) => range.has(letter))).toEqual([]);
    }
  });
});

describe('the static fonts for PDFs and drawings', () => {
  const staticFaces = Object.keys(FACES) as Face[];

  it('are the fonts of FACES', () => {
    const files = STATIC_FONTS.map(({file}) => file);
    expect(readdirSync(STATIC_FACES).sort(), 'run npm run fonts').toEqual(files.sort());
  });

  it.each(STATIC_FONTS)('have $file as it is cut now', async (font) => {
    const isSame = readFileSync(path.join(STATIC_FACES, font.file)).equals(await cutStatic(font));
    expect(isSame, 'run npm run fonts').toBe(true);
  });

  it.each(staticFaces)('%s has every character of its full fonts', (face) => {
    const letters = fontsFor(face).flatMap(({full}) => lettersOf(full));
    const lone = letters.map((point) => undrawable(face, String.fromCodePoint(point)));
    expect(lone.flat()).toEqual([]);
    expect(undrawable(face, 'a☃b☃')).toEqual(['☃']);
  });
});

/** Sources of the pages' text. Older editions are excluded, because they never change. */
const SOURCES: readonly [folder: string, files: RegExp][] = [
  ['docs', /\.mdx$/],
  ['openings', /\.mdx$/],
  ['src/data', /\.(ts|json)$/],
  ['src/components', /\.tsx?$/],
  ['src/features', /\.tsx?$/],
  ['src/pages', /\.tsx?$/],
  ['src/theme', /\.tsx?$/],
  // Other plugin files write PDFs, Word files and feeds, or only pass on the documents' text.
  ['src/plugins', /\.tsx$/],
];

/** Sources whose common characters must be in the fonts that every page loads. */
const OFTEN_READ = /^(?:docs|openings|src\/data)\//;

/** From this number of files a character is common. */
const COMMON = 4;

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
// The mailbox runs only locally and is never published.
const NOT_PUBLISHED = /\.test|mailbox/;

describe('the characters of the site', () => {
  /** The files that contain each character. */
  const found = new Map<string, string[]>();

  beforeAll(() => {
    for (const [folder, pattern] of SOURCES) {
      for (const name of readdirSync(path.join(ROOT, folder), {
        recursive: true,
        encoding: 'utf8',
      })) {
        if (!pattern.test(name) || NOT_PUBLISHED.test(name)) continue;
        const file = `${folder}/${name}`;
        const text = readFileSync(path.join(ROOT, file), 'utf8');
        const printed = /\.tsx?$/.test(name) ? text.replace(COMMENTS, '') : text;
        for (const letter of new Set(printed)) {
          if (letter >= ' ') found.set(letter, [...(found.get(letter) ?? []), file]);
        }
      }
    }
  });

  it('are in the fonts, and the common ones in the subset that every page loads', () => {
    expect(found.size).toBeGreaterThan(90);
    const fonts = FULL_FONTS.map(partsOf);
    const faults = [...found].flatMap(([letter, files]) => {
      const point = letter.codePointAt(0) ?? 0;
      const often = files.filter((file) => OFTEN_READ.test(file));
      if (often.length >= COMMON && !fonts.every(({basic}) => basic.range.has(point))) {
        const fix = `has become common: move it to the unicode-range of -basic, for each font in ${RULES}, and run npm run fonts`;
        return [`“${letter}” (${named(point)}) ${fix}.`];
      }
      // What authors write is the business of src/reading.
      const [own] = files.filter((file) => !/^(?:docs|openings)\//.test(file));
      if (own === undefined || PUBLISHED_LETTERS.has(point)) return [];
      return [`${own}: no font has “${letter}” (${named(point)}). Write it differently.`];
    });
    expect(faults.join('\n')).toBe('');
  });
});
