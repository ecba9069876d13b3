import type {PolicyFrontMatter} from '@site/src/content/documents/schema';
import type {PolicyFacts} from '@site/src/content/policies/pages';

/** A made-up policy with everything that a policy may have. */
export const examplePolicy = {
  title: 'Gifts policy',
  description: 'What may be given and taken, who decides about it, and where it is written down.',
  sidebar_label: 'Gifts',
  kind: 'policy',
  reference: 'POL-099',
  type: 'policy',
  version: '2.1',
  status: 'in force',
  owner: 'Company Secretary',
  approver: 'Board of directors',
  approvedOn: '2026-03-18',
  effectiveFrom: '2026-04-01',
  reviewBy: '2027-03-18',
  changeType: 'minor',
  appliesTo: ['group', 'construction', 'design', 'bespoke', 'facilities', 'recruitment'],
  statutes: [
    {name: 'Bribery Act 2010', url: 'https://www.legislation.gov.uk/ukpga/2010/23/contents'},
  ],
  sections: 3,
  inShort: ['Ask before you take it.', 'Write it down at once.', 'Nobody is punished for asking.'],
  revisions: [
    {
      version: '2.1',
      effectiveFrom: '2026-04-01',
      sections: [2],
      changeType: 'minor',
      note: 'The limit is 25 pounds.',
      approvedBy: 'Board of directors',
    },
    {
      version: '2.0',
      effectiveFrom: '2025-04-01',
      sections: 'all',
      changeType: 'major',
      note: 'First issue.',
      approvedBy: 'Board of directors',
    },
  ],
  contact: true,
} satisfies PolicyFrontMatter;

export const examplePolicyFacts: PolicyFacts = {
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  downloads: [
    {format: 'PDF', path: '#', bytes: 48_000},
    {format: 'Word', path: '#', bytes: 21_000},
    {format: 'Plain text', path: '#', bytes: 9_000},
  ],
  comparisons: [{from: '2025', to: '2026', path: '#'}],
  slip: '#',
  minutes: 6,
};
