import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {parseFrontMatter} from './parse-front-matter';

async function parse(frontMatter: Record<string, unknown>): Promise<Record<string, unknown>> {
  const result = await parseFrontMatter({
    filePath: 'docs/any.mdx',
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
  });
  return result.frontMatter;
}

describe('parseFrontMatter', () => {
  it('turns the dates that YAML makes back into plain days', async () => {
    const day = new Date('2026-04-01T00:00:00Z');
    expect(await parse({effectiveFrom: day, revisions: [{effectiveFrom: day}]})).toEqual({
      effectiveFrom: '2026-04-01',
      revisions: [{effectiveFrom: '2026-04-01'}],
    });
  });

  it('replaces brand tokens at any depth and leaves other values alone', async () => {
    expect(
      await parse({lead: 'Ask {brand.name}.', keynotes: [{x: 1, note: '{brand.town}'}]}),
    ).toEqual({lead: `Ask ${brand.name}.`, keynotes: [{x: 1, note: brand.address.town}]});
  });

  it('tells of what cannot be read as often as it is asked', async () => {
    const broken = {
      filePath: 'docs/any.mdx',
      fileContent: '---\ntitle: a: b, twice\n---\n',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    };
    await expect(parseFrontMatter(broken)).rejects.toThrow(/mapping/);
    await expect(parseFrontMatter(broken)).rejects.toThrow(/mapping/);
  });
});
