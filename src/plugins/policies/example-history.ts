import type {PolicyFrontMatter} from '../../content/documents/schema';
import type {VersionRow} from '../../content/policies/version';
import {addDays} from '../../content/wall-clock';
import type {History, Version} from './record/version';
import {canonicalText, sha256Hex} from './words/canonical-text';
import {readBlocks} from './words/read-blocks';

const frontMatter: PolicyFrontMatter = {
  title: 'Gifts policy',
  description: 'What may be given and taken, who decides about it, and where it is written down.',
  sidebar_label: 'Gifts',
  kind: 'policy',
  reference: 'POL-099',
  type: 'policy',
  owner: 'Company Secretary',
  approver: 'Board',
  appliesTo: ['group'],
  statutes: [{name: 'Some Act 1996', url: 'https://law.example/1996'}],
  inShort: ['Ask before you take it.', 'Write it down at once.', 'Nobody is punished for asking.'],
};

/** What a version of the example is made of. */
export interface ExampleVersion {
  /** Markdown below the front matter. */
  readonly body: string;
  readonly row?: Partial<VersionRow>;
  readonly frontMatter?: Partial<PolicyFrontMatter>;
}

function exampleVersion(
  {body, row: fields, frontMatter: words}: ExampleVersion,
  index: number,
): Version {
  const version = `${index + 1}.0`;
  const file = `versioned_docs/kept/policies/gifts/${version}.mdx`;
  const year = 2025 + index;
  const row: VersionRow = {
    reference: 'POL-099',
    document: 'policies/gifts',
    version,
    kind: 'major',
    enteredOn: `${year}-03-20`,
    approvedOn: `${year}-03-18`,
    approvedBy: 'Board',
    effectiveFrom: `${year}-04-01`,
    reviewBy: `${year + 1}-03-18`,
    sections: index === 0 ? 'all' : [1],
    note: index === 0 ? 'First issue.' : 'The limit is higher.',
    sha256: null,
    source: null,
    previous: '0'.repeat(64),
    ...fields,
  };
  const {blocks} = readBlocks({file, body, firstLine: 1});
  const kept = {file, frontMatter: {...frontMatter, ...words}, blocks};
  const text = canonicalText(kept, row);
  return {...row, sha256: sha256Hex(text), state: 'in force', kept: {...kept, text}};
}

/**
 * A made-up policy through its versions, for tests and the style page. The newest is in force.
 *
 * @param versions oldest first; the first is 1.0 from April 2025, then one a year
 */
export function exampleHistory(...versions: readonly ExampleVersion[]): History {
  const oldestFirst = versions.map(exampleVersion).map((version, index, all): Version => {
    const next = all[index + 1];
    return next === undefined
      ? version
      : {...version, state: 'superseded', until: addDays(next.effectiveFrom, -1)};
  });
  return {
    document: 'policies/gifts',
    path: '/policies/gifts',
    reference: 'POL-099',
    title: 'Gifts policy',
    owner: 'Company Secretary',
    versions: oldestFirst.toReversed(),
  };
}
