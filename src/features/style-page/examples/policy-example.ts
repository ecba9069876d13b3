import type {PolicyFrontMatter} from '@site/src/shared/documents/schema';
import type {RecordFacts} from '@site/src/policy-record/shared/pages';

/** A made-up policy that uses every feature of a policy. */
export const examplePolicy = {
  title: 'Gifts policy',
  description: 'What may be given and accepted, who decides, and where each gift is recorded.',
  sidebar_label: 'Gifts',
  kind: 'policy',
  reference: 'POL-099',
  type: 'policy',
  owner: 'Company Secretary',
  approver: 'Board of directors',
  appliesTo: ['group', 'construction', 'design', 'bespoke', 'facilities', 'recruitment'],
  statutes: [
    {name: 'Bribery Act 2010', url: 'https://www.legislation.gov.uk/ukpga/2010/23/contents'},
  ],
  inShort: [
    'Ask before you accept a gift.',
    'Write it down at once.',
    'No one is punished for asking.',
  ],
  contact: true,
} satisfies PolicyFrontMatter;

/** The example's facts, as from the ledger. */
export const exampleFacts = {
  state: 'in force',
  row: {
    reference: 'POL-099',
    document: 'policies/gifts',
    version: '2.1',
    kind: 'minor',
    enteredOn: '2026-03-20',
    approvedOn: '2026-03-18',
    approvedBy: 'Board of directors',
    effectiveFrom: '2026-04-01',
    reviewBy: '2027-03-18',
    sections: [2],
    note: 'The limit is 25 pounds.',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    source: null,
    previous: '0'.repeat(64),
  },
  downloads: [
    {format: 'PDF', path: '#'},
    {format: 'Plain text', path: '#'},
  ],
  revisions: [
    {
      version: '2.1',
      kind: 'minor',
      effectiveFrom: '2026-04-01',
      approvedOn: '2026-03-18',
      approvedBy: 'Board of directors',
      sections: [2],
      note: 'The limit is 25 pounds.',
      path: '#',
      changes: '#',
    },
    {
      version: '2.0',
      kind: 'major',
      effectiveFrom: '2025-04-01',
      approvedOn: null,
      approvedBy: 'Board of directors',
      sections: 'all',
      note: 'First issue.',
    },
  ],
  coming: {
    version: '3.0',
    kind: 'major',
    from: '2027-01-01',
    note: 'The limit is 30 pounds.',
    path: '#',
    changes: '#',
  },
  minutes: 6,
  clauses: {},
} satisfies RecordFacts;
