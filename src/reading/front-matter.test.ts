import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {brand} from '../data/brand/brand';
import {parseFrontMatter, splitDocument} from './front-matter';

const parse = (fileContent: string) =>
  parseFrontMatter({
    filePath: 'docs/any.mdx',
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

it('parseFrontMatter keeps dates as written, including dates that don’t exist', async () => {
  const {frontMatter} = await parse('---\nfrom: 2026-04-01\nnever: 2026-02-30\n---\n');
  expect(frontMatter).toEqual({from: '2026-04-01', never: '2026-02-30'});
});

it('parseFrontMatter replaces brand tokens at any depth and leaves other values unchanged', async () => {
  const {frontMatter, content} = await parse(
    '---\nlead: Ask {brand.name}.\nkeynotes:\n  - {x: 1, note: "{brand.town}"}\n---\n\nText {brand.name}\n',
  );
  expect(frontMatter).toEqual({
    lead: `Ask ${brand.name}.`,
    keynotes: [{x: 1, note: brand.address.town}],
  });
  expect(content).toBe('Text {brand.name}');
});

it('parseFrontMatter throws on every attempt to read invalid front matter', async () => {
  const broken = '---\ntitle: a: b, twice\n---\n';
  await expect(parse(broken)).rejects.toThrow(/line 1/);
  await expect(parse(broken)).rejects.toThrow(/line 1/);
});

it.each([
  ['a byte order mark', '\uFEFF---\na: 1\n---\ntext'],
  ['the line ends of Windows', '---\r\na: 1\r\n---\r\ntext'],
  ['spaces after the hyphens', '---  \na: 1\n---  \ntext'],
])('finds front matter with %s', (_what, source) => {
  expect(splitDocument(source)).toEqual({frontMatter: {a: 1}, content: 'text'});
});

it('treats a file without front matter as text only', () => {
  expect(splitDocument('text\n---\nmore')).toEqual({
    frontMatter: {},
    content: 'text\n---\nmore',
  });
});
