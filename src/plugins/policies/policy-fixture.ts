import type {PolicyFrontMatter} from '../../content/documents/schema';
import {readBlocks} from './read-blocks';
import {policyRecord, type PolicyRecord} from './record';

/** Sound front matter for tests. */
const frontMatter: PolicyFrontMatter = {
  title: 'Gifts policy',
  description: 'What may be given and taken, who decides about it, and where it is written down.',
  sidebar_label: 'Gifts',
  kind: 'policy',
  reference: 'POL-099',
  type: 'policy',
  version: '2.0',
  status: 'in force',
  owner: 'Company Secretary',
  approver: 'Board',
  approvedOn: '2026-03-18',
  effectiveFrom: '2026-04-01',
  reviewBy: '2027-03-18',
  changeType: 'minor',
  appliesTo: ['group'],
  statutes: [{name: 'Some Act 1996', url: 'https://law.example/1996'}],
  sections: 2,
  inShort: ['Ask before you take it.', 'Write it down at once.', 'Nobody is punished for asking.'],
  revisions: [
    {
      version: '2.0',
      effectiveFrom: '2026-04-01',
      sections: [1],
      changeType: 'major',
      note: 'The limit is higher.',
      approvedBy: 'Board',
    },
    {
      version: '1.0',
      effectiveFrom: '2025-04-01',
      sections: 'all',
      changeType: 'major',
      note: 'First issue.',
      approvedBy: 'Board',
    },
  ],
};

interface Fixture {
  readonly edition?: string;
  readonly slug?: string;
  readonly body?: string;
  readonly frontMatter?: Partial<PolicyFrontMatter>;
}

/** A record for tests, of the edition in force unless it names another. */
export function policyFixture(fixture: Fixture = {}): PolicyRecord {
  const {edition = '2026', slug = 'gifts', body = '## One\n\nA clause.\n'} = fixture;
  const inForce = edition === '2026';
  const folder = inForce ? 'docs' : `versioned_docs/version-${edition}`;
  const file = `${folder}/policies/${slug}.mdx`;
  const {blocks} = readBlocks({file, filePath: `/${file}`, body, firstLine: 1});
  return policyRecord({
    slug,
    edition,
    inForce,
    path: `${inForce ? '' : `/${edition}`}/policies/${slug}`,
    file,
    frontMatter: {...frontMatter, ...fixture.frontMatter},
    blocks,
  });
}
