// Misspelt, cut or garbled on purpose. cspell:ignore dders ládders
import {afterEach, beforeEach, expect, it} from 'vitest';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listDocuments, readOnce, unusedPages} from './files';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'files-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** Writes a document with a title block under any name. */
function write(file: string) {
  mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), '---\ntitle: Ladders\n---\n');
}

it.each([
  ...['.DS_Store', '._ladders.mdx', '.AppleDouble/ladders.mdx', 'Icon\r', '.gitkeep'],
  ...['~$ladders.docx', '~WRL0001.tmp', 'Thumbs.db', 'desktop.ini', '$RECYCLE.BIN/ladders.mdx'],
  ...['ladders.mdx~', '#ladders.mdx#', '~ladders.mdx', 'ladders.mdx.orig', 'ladders.mdx.download'],
  ...['ladders.docx', 'ladders.mdx.docx', 'ladders.pdf', 'ladders.png', 'ladders.json'],
  ...['node_modules/ladders.mdx', '@eaDir/ladders.mdx', 'ladders.mdx.icloud'],
])('%j isn’t a document', (name) => {
  write(`docs/policies/${name}`);
  write(`openings/${name}`);
  const nothing = {files: [], problems: []};
  expect(listDocuments(siteDir, 'docs')).toEqual(nothing);
  expect(listDocuments(siteDir, 'openings')).toEqual(nothing);
});

it.each([
  ...['ladders.md', 'ladders.Mdx', 'LADDERS.MDX', 'ladders.markdown', 'ladders.mdx.txt'],
  ...['ladders.mdx.mdx', 'ladders.md.mdx', 'ladders.mdx.html', 'ladders.mdx ', 'ladders.mdx\u00A0'],
  ...['ladders.mdx\r', 'ladders\u200B.mdx', 'ladders', 'ladders.', 'ladders,mdx', 'ladders.mxd'],
  ...['Ladders.mdx', ' ladders.mdx', 'ladders .mdx', 'ladders..mdx', '-ladders-.mdx'],
  ...['01-ladders.mdx', '2. ladders.mdx', '🪜-ladders.mdx', 'la\u0301dders.mdx', 'ládders.mdx'],
])('%j gets the advice to be called ladders.mdx', (name) => {
  write(`docs/policies/${name}`);
  expect(listDocuments(siteDir, 'docs')).toMatchObject({
    files: [],
    problems: [{file: `docs/policies/${name}`, fix: 'Rename it to ladders.mdx.'}],
  });
});

it.each([
  ['policies/_ladders.mdx', 'Rename it to ladders.mdx to publish it, or move it out'],
  ['policies/ladders (conflicted copy).mdx', 'Rename it to ladders-conflicted-copy.mdx.'],
  ['policies/my_ladders.mdx', 'Rename it to my-ladders.mdx.'],
  ['policies/梯子.mdx', 'Rename it to a name in small letters, with the ending .mdx.'],
  ['policies/con.mdx', 'Give the file another name.'],
  ['policies/README.md', 'Move it out of docs/policies'],
  ['policies/Gifts.mdx', 'gifts.mdx exists already.'],
  ['policies/_category_.json', 'Delete it.'],
  ['policies/annex/ladders.mdx', 'Move the file to docs/policies/ladders.mdx'],
  ['policies/annex.mdx/ladders.mdx', 'Move the file to docs/policies/ladders.mdx'],
  ['Policies/ladders.mdx', 'Move the file to docs/policies/ladders.mdx'],
  ['policies/index.mdx', 'Give the file another name.'],
  ['contact.mdx', 'Give the file another name.'],
])('docs/%s is reported: %s', (name, fix) => {
  write('docs/policies/gifts.mdx');
  write(`docs/${name}`);
  expect(listDocuments(siteDir, 'docs')).toMatchObject({
    files: ['docs/policies/gifts.mdx'],
    problems: [{file: `docs/${name}`, fix: expect.stringContaining(fix) as string}],
  });
});

it('documents, notices below a notice, empty folders and years in names are fine', () => {
  const files = ['docs/privacy.mdx', 'docs/privacy/candidates.mdx', 'docs/reports/2025-26.mdx'];
  files.forEach(write);
  mkdirSync(path.join(siteDir, 'docs/policies/annex.mdx'), {recursive: true});
  expect(listDocuments(siteDir, 'docs')).toEqual({files, problems: []});
});

it.each([
  ['a document', 'gifts.mdx', 'ladders.mdx'],
  ['nothing', 'nowhere.mdx', 'ladders.mdx'],
  ['its own folder', '.', 'loop'],
])('a symbolic link to %s is reported', (_, target, name) => {
  write('docs/policies/gifts.mdx');
  symlinkSync(target, path.join(siteDir, 'docs/policies', name));
  expect(listDocuments(siteDir, 'docs')).toMatchObject({
    files: ['docs/policies/gifts.mdx'],
    problems: [{file: `docs/policies/${name}`, fix: 'Replace it with the file itself.'}],
  });
});

it('openings have templates, but a copy of one must get a name', () => {
  ['_template.mdx', '_old/ladder-fitter.mdx', '_template copy.mdx', '2026/joiner.mdx'].forEach(
    (name) => write(`openings/${name}`),
  );
  expect(listDocuments(siteDir, 'openings')).toMatchObject({
    files: [],
    problems: [
      {file: 'openings/2026/joiner.mdx', fix: 'Move the file to openings/joiner.mdx.'},
      {file: 'openings/_template copy.mdx', fix: expect.stringMatching(/^Rename it/) as string},
    ],
  });
});

it('a reader reads again only after a change of a file or of the day', () => {
  let day = '2026-11-20';
  let times = 0;
  const read = readOnce(
    ['docs'],
    () => day,
    () => ++times,
  );
  write('docs/privacy.mdx');
  expect([read(siteDir), read(siteDir)]).toEqual([1, 1]);
  write('docs/terms.mdx');
  expect([read(siteDir), read(siteDir)]).toEqual([2, 2]);
  day = '2026-11-21';
  expect([read(siteDir), read(siteDir)]).toEqual([3, 3]);
});

it('a file of src/pages makes no page if the route table does not have its address', () => {
  for (const name of ['index.tsx', 'about.tsx', 'ladders.tsx']) write(`src/pages/${name}`);
  expect(unusedPages(siteDir)).toEqual(['ladders.tsx']);
});
