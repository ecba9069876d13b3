import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {brand} from '../data/brand/brand';
import {parseFrontMatter, readDocument, readHead, splitDocument} from './front-matter';

const FIELDS = ['title', 'description', 'kind', 'reference', 'owner', 'lead', 'year', 'statutes'];

it('days stay as written, even impossible ones', () => {
  const {frontMatter} = splitDocument('---\nfrom: 2026-04-01\nnever: 2026-02-30\n---\n');
  expect(frontMatter).toEqual({from: '2026-04-01', never: '2026-02-30'});
});

it('brand tokens are replaced at any depth', () => {
  const {frontMatter, body} = readDocument(
    '---\nlead: Ask {brand.name}.\nkeynotes:\n  - {x: 1, note: "{brand.town}"}\n---\n\nText {brand.name}\n',
  );
  expect(frontMatter).toEqual({
    lead: `Ask ${brand.name}.`,
    keynotes: [{x: 1, note: brand.address.town}],
  });
  expect(body.trim()).toBe('Text {brand.name}');
});

it.each([
  ['a byte order mark', '\uFEFF---\na: 1\n---\ntext'],
  ['the line ends of Windows', '---\r\na: 1\r\n---\r\ntext'],
  ['the line ends of old Macs', '---\ra: 1\r---\rtext'],
  ['spaces after the hyphens', '---  \na: 1\n---  \ntext'],
])('front matter is found with %s', (_what, source) => {
  expect(splitDocument(source)).toEqual({frontMatter: {a: 1}, body: '\n\n\ntext'});
});

it('the text keeps the line numbers of the file', () => {
  const source = '---\na: 1\nb: 2\n---\n\nText.\n';
  expect(splitDocument(source).body.split('\n').indexOf('Text.')).toBe(
    source.split('\n').indexOf('Text.'),
  );
});

it('Docusaurus gets no fields from a document with a mistake, and never an error', async () => {
  const parse = (filePath: string, fileContent: string) =>
    parseFrontMatter({filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});
  const broken = '---\ntitle: a: b, twice\n---\n';
  expect(await parse('docs/any.mdx', broken)).toEqual({frontMatter: {}, content: ''});
  expect((await parse('docs/any.mdx', '---\ntitle: 2026\n---\n')).frontMatter).toEqual({});
  const closed = await parse('versioned_docs/version-2025/any.mdx', '---\ntitle: 2026\n---\n');
  expect(closed.frontMatter).toEqual({title: 2026});
});

const TITLE_BLOCK = 'a title block: fields between two lines of three hyphens';

describe('a file without a title block', () => {
  it.each([
    ['an empty file', '', 'an empty file', 1],
    ['only blank lines', '\n \n', 'an empty file', 1],
    ['text', 'Text.\n---\nMore.\n', '"Text."', 1],
    ['no second line of hyphens', '---\ntitle: A\n\nText.\n', 'no second line of three hyphens', 1],
    [
      'an empty line above',
      '\n---\ntitle: A\n---\n',
      'an empty line above the first three hyphens',
      2,
    ],
    ['a dash from Word', '—\ntitle: A\n—\n', '"—"', 1],
    ['four hyphens', '----\ntitle: A\n----\n', '"----"', 1],
    ['plus signs', '+++\ntitle = "A"\n+++\n', '"+++"', 1],
    ['four hyphens below', '---\ntitle: A\n----\nText.\n', '"----"', 3],
    ['a dash below', '---\ntitle: A\n—\nText.\n', '"—"', 3],
    ['three dots below', '---\ntitle: A\n...\nText.\n', '"..."', 3],
    ['spaces in front', '  ---\ntitle: A\n---\n', '"  ---"', 1],
    ['spaces in front below', '---\ntitle: A\n  ---\nText.\n', '"  ---"', 3],
    ['a word after the hyphens', '--- yaml\ntitle: A\n---\n', '"--- yaml"', 1],
  ])('is reported once: %s', (_what, text, found, line) => {
    expect(readHead('docs/a.mdx', text, FIELDS).problems).toMatchObject([
      {file: 'docs/a.mdx', field: 'title block', expected: TITLE_BLOCK, found, line},
    ]);
  });
});

describe('front matter that YAML reads otherwise than its author', () => {
  const head = (...lines: string[]) =>
    readHead(
      'docs/a.mdx',
      ['---', 'kind: policy', ...lines, '---', 'Text.', ''].join('\n'),
      FIELDS,
    );

  it.each([
    ['title: Ladders: how to use them', "title: 'Ladders: how to use them'"],
    ['title: @home', "title: '@home'"],
    ['title: {brand.name} policy', "title: '{brand.name} policy'"],
    ['title: *bold* words', "title: '*bold* words'"],
    ['title: `code`', "title: '`code`'"],
    ['title: % of all', "title: '% of all'"],
    ['title: Ladders #1 to #9', "title: 'Ladders #1 to #9'"],
    ['title: # of ladders', "title: '# of ladders'"],
    ['title: &A ladder', "title: '&A ladder'"],
    ['title: !important words', "title: '!important words'"],
    ['title: Ladder’s use: a guide', "title: 'Ladder’s use: a guide'"],
    ["title: Ladder's use: a guide", 'title: "Ladder\'s use: a guide"'],
    ["title: 'Ladder's use'", 'title: "Ladder\'s use"'],
    ['title: "Ladders" and steps', 'title: \'"Ladders" and steps\''],
    ['title: "Ladders": a guide', 'title: \'"Ladders": a guide\''],
    ['title: *ladders', "title: '*ladders'"],
    ['title: {brand.name}', "title: '{brand.name}'"],
    ['title: - Ladders', "title: '- Ladders'"],
    ['title: ? Ladders', "title: '? Ladders'"],
    ['title: Ladders:', "title: 'Ladders:'"],
  ])('is reported once, with its line and the quotes it needs: %s', (line, fix) => {
    expect(head(line).problems).toMatchObject([
      {line: 3, fix: `Put quotes round the words: ${fix}`},
    ]);
  });

  it.each([
    ['\ttitle: A', 'spaces at the start of the line'],
    ['kind: notice', 'each field once'],
    ['title: "Ladders', 'a closing quotation mark'],
    ['title: “Ladder policy”', 'words without curly quotes round them'],
    ['title: ‘Ladder’s policy’', 'words without curly quotes round them'],
    ['title: “Ladder policy', 'words without curly quotes round them'],
    ['title: "  "', 'words'],
    ['title: [Ladders', 'a closing bracket: ] or }'],
    ['title: A {brand.nmae}', 'a known brand token'],
    ['title: !Ladders', 'words that don’t begin with & or !'],
    ['title: &Ladders', 'words that don’t begin with & or !'],
    ['title: Bring:\n    - a plane', 'a line of the form "field: value"'],
    ['title: Bring\n    - a plane', 'words on one line, without a list below them'],
  ])('is reported once, with its line: %s', (line, expected) => {
    expect(head(line).problems).toMatchObject([{line: 3, expected}]);
  });

  it.each([
    ['# a comment', 'title: A'],
    ['title: "A # B"'],
    ['from: 2026-04-01 # the first day'],
    ['count: 5 # five'],
    ['title: A & B, 50% of it'],
    ['title: >', '  A long', '  title'],
    ['title: It’s “ours”'],
    ['title: “Ladders” and “steps”'],
    ['title: |', '  Two', '  lines'],
    ['appliesTo: [group, design]'],
    ['period: {from: 2026-04, to: null}'],
  ])('is left alone where it is as meant: %s', (...lines) => {
    expect(head(...lines).problems).toEqual([]);
  });

  it.each([
    ['title:Ladders', 'Write a colon and a space after the name of the field: title: Ladders'],
    ['title Ladders', 'Write a colon and a space after the name of the field: title: Ladders'],
    ['Title = Ladders', 'Write a colon and a space after the name of the field: title: Ladders'],
    ['title： Ladders', 'Write a colon and a space after the name of the field: title: Ladders'],
    ['• Ladders', 'Write a hyphen and a space in front: - Ladders'],
    ['figure: {x: 1, note: Doors, tracks}', "Put quotes round the words: note: 'Doors, tracks'"],
    ['figure: {x: 1, note: Doors: tracks}', "Put quotes round the words: note: 'Doors: tracks'"],
    ['figure: {y: 2, x: 36,5}', 'Write x: 36.5'],
    ['and more words', 'Put two spaces in front if it belongs to the line above;'],
  ])('is reported with the form that it needs: %s', (line, fix) => {
    const {problems} = head('type: policy', line);
    expect(problems).toMatchObject([{line: 4, fix: expect.stringContaining(fix) as string}]);
  });

  it('is reported on every line that shows its mistake', () => {
    const {problems} = head('title: One: two', 'lead: Three: four', 'promise: @five');
    expect(problems.map(({line}) => line)).toEqual([3, 4, 5]);
  });

  it('leaves groups alone that only follow the mistake', () => {
    const {problems} = head(' title: A', 'figure: {x: 1, note: A}', '  - {x: 1, note: B}');
    expect(problems.map(({fix}) => fix).filter((fix) => fix.includes('{'))).toEqual([]);
  });

  it.each([
    ['another title block below', '---\na: 1\n---\n\nText.\n\n---\na: 1\n---\n', 7],
    ['another title block at once', '---\na: 1\n---\n---\na: 1\n---\nText.\n', 4],
    ['an end between the fields', '---\na: 1\n---\nb: 2\nc: 3\n---\nText.\n', 3],
    ['a list in place of fields', '---\n- a\n---\nText.\n', 2],
    ['a sentence in place of fields', '---\nHello world\n---\nText.\n', 2],
  ])('is reported once: %s', (_, text, line) => {
    expect(readHead('docs/a.mdx', text, FIELDS).problems).toMatchObject([
      {field: 'title block', line},
    ]);
  });
});
