import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import archived from '../../../versions.json';
import {brand} from '../../data/brand/brand';
import {brandTokens} from '../../data/brand/tokens';
import {allEditions, currentEdition} from '../../data/editions/editions';
import {specification} from '../../data/specification';
import {readPolicyRecords} from './read-records';
import type {PolicyRecord} from './record';

const ROOT = path.join(__dirname, '../../..');
const {policySections} = specification;

let records: PolicyRecord[] = [];
let scratch = '';
beforeAll(async () => {
  records = await readPolicyRecords(ROOT);
  scratch = mkdtempSync(path.join(tmpdir(), 'policies-'));
});
afterAll(() => rmSync(scratch, {recursive: true}));

/** A site with one archived edition, the policies of today's. */
function scratchSite(name: string): {root: string; docs: string; older: string} {
  const root = path.join(scratch, name);
  const docs = path.join(root, 'docs/policies');
  const older = path.join(root, 'versioned_docs/version-1999/policies');
  mkdirSync(path.dirname(older), {recursive: true});
  cpSync(path.join(ROOT, 'docs/policies'), docs, {recursive: true});
  cpSync(docs, older, {recursive: true});
  writeFileSync(path.join(root, 'versions.json'), '["1999"]');
  return {root, docs, older};
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

describe('readPolicyRecords', () => {
  it('reads every policy of every edition, newest edition first, by reference', () => {
    const slugs = Object.keys(policySections);
    const editions = allEditions(archived).map(({label}) => label);
    expect(records.map(({edition}) => edition)).toEqual(
      editions.flatMap((edition) => slugs.map(() => edition)),
    );
    for (const edition of editions) {
      const own = records.filter((record) => record.edition === edition);
      expect(own.map(({slug}) => slug)).toEqual(slugs);
      const references = own.map(({frontMatter}) => frontMatter.reference);
      expect(references).toEqual([...references].sort());
    }
  });

  it('finds as many sections as the specification fixes', () => {
    for (const {slug, file, blocks} of records) {
      const sections = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
      expect([file, sections.length]).toEqual([
        file,
        policySections[slug as keyof typeof policySections],
      ]);
    }
  });

  it('gives each its address, and one of them the word "in force"', () => {
    const own = records.filter(({slug}) => slug === 'whistleblowing');
    expect(own.map(({path: address, inForce}) => ({address, inForce}))).toEqual([
      {address: '/policies/whistleblowing', inForce: true},
      ...archived.map((edition) => ({
        address: `/${edition}/policies/whistleblowing`,
        inForce: false,
      })),
    ]);
    expect(own[0]?.edition).toBe(currentEdition);
  });

  it('has a fingerprint for each that no other has', () => {
    expect(new Set(records.map(({sha256}) => sha256)).size).toBe(records.length);
  });
});

describe('an archived edition', () => {
  it('keeps the brand it was closed with', async () => {
    const {root, older} = scratchSite('frozen');
    const before = await readPolicyRecords(root);
    const table = {...brandTokens, 'brand.name': 'Former Name', 'company.design': 'Former Design'};
    writeFileSync(path.join(older, '../brand-tokens.json'), JSON.stringify(table));
    const after = await readPolicyRecords(root);
    const [today, then] = after.filter(({slug}) => slug === 'whistleblowing');
    expect(today?.text).toContain(brand.name);
    expect(then?.text).toContain('Former Name, Former Design');
    expect(then?.text).not.toContain(brand.name);
    const current = (all: readonly PolicyRecord[]) => all.filter(({inForce}) => inForce);
    expect(current(after)).toEqual(current(before));
  });
});

describe('content that cannot be read', () => {
  it('is reported for all files at once, by file and place', async () => {
    const {root, docs} = scratchSite('faults');
    edit(path.join(docs, 'environmental.mdx'), (text) => `${text}\n<Figure picture="a" />\n`);
    edit(path.join(docs, 'whistleblowing.mdx'), (text) => text.replace(/^owner: .*$/m, ''));
    edit(path.join(docs, 'modern-slavery.mdx'), (text) => `${text}\nAsk {brand.motto}.\n`);
    edit(path.join(docs, 'data-protection.mdx'), (text) => `${text}\n<Note>never closed\n`);
    const reading = readPolicyRecords(root);
    await expect(reading).rejects.toThrow(/4 problems in 4 files/);
    await expect(reading).rejects.toThrow(/environmental\.mdx\n {2}text, line \d+\n.*\n.*<Figure>/);
    await expect(reading).rejects.toThrow(/whistleblowing\.mdx\n {2}owner/);
    await expect(reading).rejects.toThrow(/modern-slavery\.mdx\n.*\n.*\n.*\{brand\.motto\}/);
    await expect(reading).rejects.toThrow(/data-protection\.mdx\n.*\n.*\n.*Note/);
  });
});
