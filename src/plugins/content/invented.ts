import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../data/brand/brand';
import {careers} from '../../data/careers/careers';
import {companies} from '../../data/companies/companies';
import {drawings} from '../../data/contact/drawings';
import {deliveredWords} from '../../data/delivered/delivered';
import {group} from '../../data/group/group';
import {international} from '../../data/international/international';
import {models} from '../../data/pictures/catalogue';
import {story} from '../../data/story/story';
import {listDocuments} from '../../reading/files';
import {splitDocument} from '../../reading/front-matter';
import {quoted, type Problem} from '../../shared/report';
import {pageOf, type SourceLine} from './sources';

/** Something that the delivered site invents, which a real group replaces or confirms. */
export interface Invented extends Problem {
  /** Address of the page that shows it, or `several pages`. */
  readonly page: string;
  /** Whether the owner has confirmed it, with `example: false`. */
  readonly done: boolean;
}

/** A fact with a field that says whether it is invented. */
type Fact = object & {readonly example?: unknown};

/** Facts of one field, with the page that shows them first. */
interface Facts {
  readonly file: string;
  readonly field: string;
  readonly page: string;
  readonly facts: readonly Fact[];
}

const GROUP = 'src/data/group/group.ts';
const BRAND = 'src/data/brand/brand.ts';
const CATALOGUE = 'src/data/pictures/catalogue.ts';
const INTERNATIONAL = 'src/data/international/international.ts';
const list = (field: string, page: string, facts: readonly object[], file = GROUP): Facts => ({
  ...{file, field, page, facts},
});

/** The facts outside documents that are invented until they have `example: false`. */
const DATA: readonly Facts[] = [
  list('group.testimonials', '/home', group.testimonials),
  list('group.staffVoices', '/careers', group.staffVoices),
  list('group.accreditations', '/', group.accreditations),
  list('group.registers', '/', group.registers),
  list('group.places', '/about', group.places),
  list('brand.figures', '/about', [brand.figures], BRAND),
  list(
    'international.countries',
    '/international-projects',
    international.countries,
    INTERNATIONAL,
  ),
  list('models', 'several pages', [models], CATALOGUE),
  list('careers', '/careers', [careers], 'src/data/careers/careers.ts'),
  list('story', 'several pages', [story], 'src/data/story/story.ts'),
];

const EXPECTED = 'false, because brand.fictional is false';

/** Returns the first words in a fact, by which people find it. */
function nameOf(fact: Fact): string | undefined {
  const texts = Object.values(fact).filter((value) => typeof value === 'string');
  return texts.sort((one, other) => one.length - other.length)[0];
}

function dataFacts({file, field, page, facts}: Facts, siteDir: string): Invented[] {
  const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  // Not its type, which comes first in some files.
  const list = new RegExp(`(?<!readonly )\\b${field.split('.').at(-1) ?? ''}(?::| =).*[[{]`);
  const start = lines.findIndex((line) => list.test(line));
  return facts.map((fact, index) => {
    const name = nameOf(fact);
    const line = lines.findIndex((text, at) => at > start && text.includes(name ?? field)) + 1;
    return {
      file,
      field: facts.length === 1 ? `${field}.example` : `${field}[${index}].example`,
      line: (line === 0 ? start : line - 1) + 1,
      expected: EXPECTED,
      found: quoted(fact.example) + (name === undefined ? '' : ` (${name})`),
      fix: 'Write what is true of your group and add example: false, or delete it.',
      page,
      done: fact.example === false,
    };
  });
}

/** The drawings of the delivered headquarters. */
const headquarters: Invented = {
  file: 'src/data/contact/drawings.ts',
  field: 'drawings',
  expected: "'ours' or 'none', because brand.fictional is false",
  found: quoted(drawings),
  fix: 'Write none, or draw your own headquarters and write ours.',
  page: '/contact',
  done: drawings !== ('delivered' as string),
};

/** Companies whose pages tell how the delivered company works. */
function companyPages(siteDir: string, lines: readonly SourceLine[]): Invented[] {
  return companies.flatMap(({id, pages, example}) => {
    const files = pages.map((page) => `src/pages${page}.tsx`);
    const own = files.filter((file) => existsSync(path.join(siteDir, file)));
    if (own.length === 0) return [];
    const file = 'src/data/companies/companies.ts';
    return {
      file,
      field: `${id}.example`,
      line: lines.find((each) => each.file === file && each.text.includes(`id: '${id}'`))?.line,
      expected: EXPECTED,
      found: `${quoted(example)} (${own.join(', ')})`,
      fix: 'Read its pages. If all that they say is true of yours, add example: false; otherwise take their addresses out of pages.',
      page: pages[0] ?? '/',
      done: example === false,
    };
  });
}

/** Folders whose documents are invented until their front matter has `example: false`. */
const FOLDERS = /^(?:docs\/(?:projects|reports)|openings)\//;

function documents(siteDir: string): Invented[] {
  return (['docs', 'openings'] as const)
    .flatMap((folder) => listDocuments(siteDir, folder).files)
    .filter((file) => FOLDERS.test(file) && path.posix.basename(file) !== 'index.mdx')
    .map((file) => {
      const {example} = splitDocument(readFileSync(path.join(siteDir, file), 'utf8')).frontMatter;
      return {
        file,
        field: 'example',
        expected: EXPECTED,
        found: quoted(example),
        fix: 'Write your own facts and add example: false, or delete the file.',
        page: pageOf(file),
        done: example === false,
      };
    });
}

/** What only a site with an invented group says about itself. */
const ABOUT_FICTION = /\b(?:fictional|illustrative|invented)\b/i;

const WORDS = new RegExp(`(?<![\\w/])(?:${deliveredWords.join('|')})(?![\\w/])`, 'gi');

/** The name of a picture, which visitors don't see. */
const PICTURE = /\b(?:picture|name|framing)(?:=|: )["']?[a-z\d]+(?![a-z\d ])/g;

/** Standards to which a mark of the group that is no example says that it is certified. */
const CERTIFIED = group.accreditations
  .filter((mark: Fact) => mark.example === false)
  .flatMap(({stamps}) => stamps.map(({code}) => code.join(' ')));

function sentences(lines: readonly SourceLine[]): Invented[] {
  return lines
    .filter(({file}) => file !== CATALOGUE)
    .flatMap(({file, line, text}) => {
      const about = file.startsWith('docs/') ? ABOUT_FICTION.exec(text)?.[0] : undefined;
      const words = new Set(
        [...text.replaceAll(PICTURE, '').matchAll(WORDS)].map(([word]) => word),
      );
      const claims = [...text.matchAll(/certified to (ISO \d+)/g)].flatMap(
        ([claim, standard = '']) => (CERTIFIED.includes(standard) ? [] : claim),
      );
      return [...(about === undefined ? [] : [about]), ...claims, ...words].map((found) => ({
        file,
        field: 'text',
        line,
        expected: 'nothing about the delivered group',
        found: quoted(found),
        fix:
          found === about
            ? 'Delete the sentence or the section.'
            : claims.includes(found)
              ? `Delete the sentence, or add example: false to the mark in ${GROUP}.`
              : 'Rewrite it. If the word is yours too, delete it in src/data/delivered/delivered.ts.',
        page: pageOf(file),
        done: false,
      }));
    });
}

/** Returns everything that the delivered site invents, and whether the owner has confirmed it. */
export function inventedFacts(
  siteDir: string,
  lines: readonly SourceLine[],
  data: readonly Facts[] = DATA,
): Invented[] {
  return [
    ...data.flatMap((facts) => dataFacts(facts, siteDir)),
    ...(data === DATA ? [headquarters, ...companyPages(siteDir, lines)] : []),
    ...documents(siteDir),
    ...sentences(lines),
  ];
}
