import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {companies} from '../../data/companies/companies';
import {listDocuments} from '../../reading/files';
import {inventedFacts} from './invented';
import {pageOf, sourceLines} from './sources';

const ROOT = path.resolve(__dirname, '../../..');

let folder = '';

/** Writes files into an empty repository. */
function repository(files: Readonly<Record<string, string>>): string {
  folder = mkdtempSync(path.join(tmpdir(), 'invented-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

afterEach(() => {
  if (folder !== '') rmSync(folder, {recursive: true});
  folder = '';
});

const document = (frontMatter: string) => `---\n${frontMatter}\n---\n\nText.\n`;

it.each([
  ['docs/projects/one.mdx', 'example: true', 'true', false],
  ['docs/projects/one.mdx', 'title: A project', 'nothing', false],
  ['docs/reports/one.mdx', 'example: "false"', '"false"', false],
  ['openings/one.mdx', 'title: One', 'nothing', false],
  ['openings/one.mdx', 'example: false', 'false', true],
  ['docs/projects/one.mdx', 'example: false', 'false', true],
])('%s with %s is listed as %s, done: %s', (file, frontMatter, found, done) => {
  const facts = inventedFacts(repository({[file]: document(frontMatter)}), [], []);
  expect(facts).toMatchObject([{file, field: 'example', found, done}]);
});

it('lists neither registers, templates nor documents that invent nothing', () => {
  const files = {
    'docs/projects/index.mdx': document('title: Projects'),
    'docs/services/security.mdx': document('title: Security'),
    'openings/_template.mdx': document('title: Title'),
  };
  expect(inventedFacts(repository(files), [], [])).toEqual([]);
});

it('gives the line and the name of each fact outside documents', () => {
  const file = 'src/data/group/group.ts';
  const text =
    "readonly places: readonly Entry[];\nplaces: [\n  {title: 'Bath', text: 'A workshop.'},\n  {title: 'York', text: 'Depot.'},\n]";
  const facts = [
    {title: 'Bath', text: 'A workshop.', example: false},
    {title: 'York', text: 'Depot, since May.'},
  ];
  const data = [{file, field: 'group.places', page: '/about', facts}];
  expect(inventedFacts(repository({[file]: text}), [], data)).toMatchObject([
    {field: 'group.places[0].example', line: 3, found: 'false (Bath)', done: true},
    {field: 'group.places[1].example', line: 4, found: 'nothing (York)', done: false},
  ]);
});

it('asks of each company with pages in src/pages whether they are true', () => {
  const lines = sourceLines(ROOT);
  const facts = inventedFacts(ROOT, lines).filter(({fix}) => fix.startsWith('Read its pages'));
  expect(facts.map(({page}) => page)).toEqual(
    companies
      .filter(({pages}) => pages.some((page) => existsSync(`${ROOT}/src/pages${page}.tsx`)))
      .map(({pages}) => pages[0]),
  );
  for (const {file, line, field} of facts) {
    const {text} = lines.find((each) => each.file === file && each.line === line) ?? {};
    expect(text).toContain(`id: '${field.replace('.example', '')}'`);
  }
});

describe('a sentence', () => {
  const found = (text: string, file = 'docs/terms.mdx') =>
    inventedFacts(repository({}), [{file, line: 3, text}], []).map((fact) => fact.found);

  it.each([
    ['## What is fictional on this site', '"fictional"'],
    ['The testimonials are invented.', '"invented"'],
    ['a view of the Thames', '"Thames"'],
    ['Call 01632 960140.', '"01632 960140"'],
    ['write to info@somebody.example', '"somebody.example"'],
  ])('is reported: %s', (text, word) => {
    expect(found(text)).toEqual([word]);
  });

  it.each(['An office in Essexford', 'We invent things.', 'picture: dock', '<Hero framing="quay"'])(
    'is accepted: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

it('lists what this site invents, each with its page', () => {
  const facts = inventedFacts(ROOT, sourceLines(ROOT));
  const files = new Set(facts.map(({file}) => file));
  const documents = ['docs', 'openings'] as const;
  for (const file of documents.flatMap((name) => listDocuments(ROOT, name).files)) {
    if (/^openings|^docs\/(?:projects|reports)\/(?!index)/.test(file))
      expect(files).toContain(file);
  }
  for (const name of ['careers', 'story']) {
    expect(facts.map(({field}) => field)).toContain(`${name}.example`);
  }
  expect(pageOf('openings/bench-joiner.mdx')).toBe('/careers/bench-joiner');
  expect(pageOf('src/pages/index.tsx')).toBe('/');
});
