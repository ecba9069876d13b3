import type {PolicyFrontMatter} from '../shared/documents/schema';
import type {VersionRow} from './shared/version';
import {timelineOf, type History, type Version} from './ledger/timeline';
import {keptFile} from './ledger/ledger';
import {canonicalText, sha256Hex} from './words/canonical-text';
import {parseMarkdown} from '../reading/grammar';
import {readBlocks} from './words/read-blocks';

/** Front matter of the made-up policy. */
export const exampleFrontMatter: PolicyFrontMatter = {
  title: 'Gifts policy',
  description: 'What may be given and accepted, who decides, and where each gift is recorded.',
  sidebar_label: 'Gifts',
  kind: 'policy',
  reference: 'POL-099',
  type: 'policy',
  owner: 'Company Secretary',
  approver: 'Board',
  appliesTo: ['group'],
  statutes: [{name: 'Some Act 1996', url: 'https://law.example/1996'}],
  inShort: [
    'Ask before you accept a gift.',
    'Write it down at once.',
    'No one is punished for asking.',
  ],
};

export interface ExampleVersion {
  /** Markdown below the front matter. */
  readonly body: string;
  readonly row?: Partial<VersionRow>;
  readonly frontMatter?: Partial<PolicyFrontMatter>;
}

/**
 * Makes a ledger row of the example.
 *
 * @param major `1` for 1.0, in force from April 2025; each further version a year later
 */
export function exampleRow(major: number, fields: Partial<VersionRow> = {}): VersionRow {
  const year = 2024 + major;
  return {
    reference: 'POL-099',
    document: 'policies/gifts',
    version: `${major}.0`,
    kind: 'major',
    enteredOn: `${year}-03-20`,
    approvedOn: `${year}-03-18`,
    approvedBy: 'Board',
    effectiveFrom: `${year}-04-01`,
    reviewBy: `${year + 1}-03-18`,
    sections: major === 1 ? 'all' : [1],
    note: major === 1 ? 'First issue.' : 'The limit is higher.',
    sha256: null,
    source: null,
    previous: '0'.repeat(64),
    ...fields,
  };
}

/** Makes the example document from versions, newest first. */
export function exampleDocument(versions: readonly Version[]): History {
  return {
    document: 'policies/gifts',
    path: '/policies/gifts',
    reference: 'POL-099',
    title: 'Gifts policy',
    owner: 'Company Secretary',
    rows: versions.toReversed(),
    versions,
  };
}

/**
 * Makes the history of a made-up policy, for tests and the style page. The newest version is in
 * force.
 *
 * @param versions oldest first; the first is 1.0 from April 2025, each further one a year later
 */
export function exampleHistory(...versions: readonly ExampleVersion[]): History {
  const read = versions.map(({body, row: fields, frontMatter: words}, index) => {
    const row = exampleRow(index + 1, fields);
    const file = keptFile(row.document, row.version);
    const blocks = readBlocks(parseMarkdown(body));
    const kept = {file, frontMatter: {...exampleFrontMatter, ...words}, blocks};
    const text = canonicalText(kept, row);
    return {row: {...row, sha256: sha256Hex(text)}, kept: {...kept, text}};
  });
  const rows = read.map(({row}) => row);
  const today = rows.at(-1)?.effectiveFrom ?? '';
  return exampleDocument(
    timelineOf(rows, today).versions.map((version): Version => {
      const kept = read.find(({row}) => row.version === version.version)?.kept;
      return {...version, ...(kept && {kept})};
    }),
  );
}
