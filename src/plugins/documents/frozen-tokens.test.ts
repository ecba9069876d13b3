import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {brandTokens} from '../../data/brand/tokens';
import {FROZEN_TOKENS_FILE, tokenReplacerFor} from './frozen-tokens';
import {parseFrontMatter} from './parse-front-matter';
import {remarkBrandTokens} from './remark-brand-tokens';

let root = '';

/** A document of an archived edition, with the given table beside it. */
function archived(edition: string, table?: unknown): string {
  const folder = path.join(root, 'versioned_docs', `version-${edition}`);
  mkdirSync(path.join(folder, 'policies'), {recursive: true});
  if (table !== undefined) {
    writeFileSync(path.join(folder, FROZEN_TOKENS_FILE), JSON.stringify(table));
  }
  return path.join(folder, 'policies', 'any.mdx');
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'frozen-tokens-'));
});
afterAll(() => rmSync(root, {recursive: true}));

const OLD = {...brandTokens, 'brand.name': 'Old Name'};

describe('tokenReplacerFor', () => {
  it('uses the words frozen with the edition', () => {
    const replace = tokenReplacerFor(archived('2001', OLD));
    expect(replace('{brand.name}, {brand.town}')).toBe(`Old Name, ${brand.address.town}`);
  });

  it('uses today’s words in the edition in force, and where nothing was frozen', () => {
    archived('2001', OLD);
    for (const file of [path.join(root, 'docs', 'any.mdx'), archived('2002'), undefined]) {
      expect(tokenReplacerFor(file)('{brand.name}')).toBe(brand.name);
    }
  });

  it('refuses a token that the frozen table lacks, even if it is known today', () => {
    const replace = tokenReplacerFor(archived('2003', {'brand.name': 'Old Name'}));
    expect(() => replace('In {brand.town}.')).toThrow(/brand-tokens\.json has no words/);
  });

  it('refuses a token that nobody knows', () => {
    const replace = tokenReplacerFor(archived('2001', OLD));
    expect(() => replace('{brand.motto}')).toThrow('Unknown brand token {brand.motto}');
  });

  it('says what a broken table must look like', () => {
    const file = archived('2004', ['brand.name']);
    expect(() => tokenReplacerFor(file)).toThrow(/brand-tokens\.json must hold one object/);
  });
});

describe('a document of a frozen edition', () => {
  it('has the frozen words in its front matter', async () => {
    const {frontMatter} = await parseFrontMatter({
      filePath: archived('2001', OLD),
      fileContent: '',
      defaultParseFrontMatter: () =>
        Promise.resolve({frontMatter: {lead: 'We are {brand.name}.'}, content: ''}),
    });
    expect(frontMatter).toEqual({lead: 'We are Old Name.'});
  });

  it('has them in its text', () => {
    const tree = {type: 'root', children: [{type: 'mdxTextExpression', value: 'brand.name'}]};
    remarkBrandTokens()(tree, {path: archived('2001', OLD)});
    expect(tree.children[0]).toEqual({type: 'text', value: 'Old Name'});
  });
});
