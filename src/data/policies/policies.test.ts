import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from '../../plugins/documents/parse-front-matter';
import {policySchema} from '../../content/documents/schema';
import {policies} from './policies';

const FOLDER = path.join(__dirname, '../../../docs/policies');

/** The front matter of a published policy, read as the build reads it. */
async function publishedPolicy(slug: string) {
  const filePath = path.join(FOLDER, `${slug}.mdx`);
  const {frontMatter} = await parseFrontMatter({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return policySchema.parse(frontMatter);
}

describe('policies', () => {
  it('has a card for each document in docs/policies, and no other', () => {
    const documents = readdirSync(FOLDER).map((file) => path.basename(file, '.mdx'));
    expect(policies.map(({slug}) => slug).sort()).toEqual(documents.sort());
  });

  it.each(policies)('shows $slug as its document says', async (card) => {
    const {reference, sidebar_label: title, version, reviewBy} = await publishedPolicy(card.slug);
    expect(
      {
        reference: card.reference,
        title: card.title,
        version: card.version,
        reviewBy: card.reviewBy,
      },
      `Correct src/data/policies/policies.ts: docs/policies/${card.slug}.mdx leads.`,
    ).toEqual({reference, title, version, reviewBy});
  });
});
