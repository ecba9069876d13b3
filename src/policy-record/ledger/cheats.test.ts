import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Problem} from '../../shared/report';
import {brandTokens} from '../../data/brand/tokens';
import {rewritingProblems} from './git';
import {LEDGER} from './ledger';
import {recordProblems} from './problems';
import {readRecord} from './read-record';
import {sha256Hex} from '../words/canonical-text';
import {testRepository, TODAY, type TestRepository} from './repository.test-data';

/*
 * Ways to change the text, the dates or the history of the record secretly. A public build and `npm
 * run policy:check` must report the file of each.
 */

const DOCS = 'docs/policies/gifts.mdx';
const KEPT = 'versioned_docs/kept/policies/gifts/2.0.mdx';
const OLDER = 'versioned_docs/kept/policies/gifts/1.0.mdx';
const CLOSED = 'versioned_docs/version-2025';

let repository: TestRepository;
beforeEach(() => {
  repository = testRepository();
});
afterEach(() => {
  rmSync(repository.root, {recursive: true});
});

function problems(): Problem[] {
  const record = readRecord(repository.root, TODAY);
  return [...recordProblems(record, {isPublic: true}), ...rewritingProblems(repository.root)];
}

type Row = Record<string, unknown>;
type Cheat = readonly [
  name: string,
  cheat: (repository: TestRepository) => void,
  file: string,
  what?: RegExp,
];

/** Changes the newest row of the ledger and keeps the rest. */
const changeLast = (change: Row) => (rows: Row[]) =>
  rows.map((row, index) => (index === rows.length - 1 ? {...row, ...change} : row));

const added = (change: Row) => (rows: Row[]) => {
  const last = rows.at(-1) ?? {};
  return [
    ...rows,
    {
      ...last,
      version: '2.1',
      enteredOn: TODAY,
      effectiveFrom: TODAY,
      approvedOn: TODAY,
      reviewBy: '2027-11-20',
      sha256: null,
      source: null,
      ...change,
    },
  ];
};

const words: Cheat[] = [
  ['a figure in the text', ({edit}) => edit(DOCS, 'above £50', 'above £500'), DOCS],
  ['a cell of a table', ({edit}) => edit(DOCS, '| Ask |', '| Take it |'), DOCS],
  [
    'a link target',
    ({edit}) => edit(DOCS, '](/terms)', '](https://elsewhere.example/terms)'),
    DOCS,
  ],
  ['the title', ({edit}) => edit(DOCS, 'title: Gifts policy', 'title: Gift policy'), DOCS],
  ['the introduction', ({edit}) => edit(DOCS, 'who decides, and', 'who may decide, and'), DOCS],
  [
    'a sentence of the summary',
    ({edit}) => edit(DOCS, 'Write it down at once.', 'Write it down some day.'),
    DOCS,
  ],
  ['the address of a law', ({edit}) => edit(DOCS, 'ukpga/2010/23', 'ukpga/2010/24'), DOCS],
  ['the owner', ({edit}) => edit(DOCS, 'owner: Company Secretary', 'owner: Chief Executive'), DOCS],
  [
    'the promise on the card',
    ({edit}) => edit(DOCS, 'promise: No one is punished', 'promise: No one is rewarded'),
    DOCS,
  ],
  [
    'the short name',
    ({edit}) => edit(DOCS, 'sidebar_label: Gifts', 'sidebar_label: Presents'),
    DOCS,
  ],
  ['the type', ({edit}) => edit(DOCS, 'type: policy', 'type: statement'), DOCS],
  [
    'whether the page shows how to report',
    ({edit}) => edit(DOCS, 'type: policy', 'type: policy\ncontact: true'),
    DOCS,
  ],
  [
    'the description of a notice',
    ({edit}) => edit('docs/terms.mdx', 'The terms on which', 'Terms on which'),
    'docs/terms.mdx',
  ],
  ['the companies covered', ({edit}) => edit(DOCS, '[group, design]', '[group]'), DOCS],
  ['a notice', ({edit}) => edit('docs/terms.mdx', 'free to use', 'free to try'), 'docs/terms.mdx'],
  [
    'the kept file of the version in force',
    ({edit}) => edit(KEPT, 'above £50', 'above £500'),
    KEPT,
  ],
  ['an older version', ({edit}) => edit(OLDER, 'above £25', 'above £20'), OLDER],
  ['a link target in an older version', ({edit}) => edit(OLDER, '](/terms)', '](/legal)'), OLDER],
  [
    'emphasis in an older version',
    ({edit}) => edit(OLDER, '**reviewed annually**', 'reviewed annually'),
    OLDER,
  ],
  ['one version replaced by another', ({read, write}) => write(OLDER, read(KEPT)), OLDER],
  [
    'a policy of a closed edition',
    ({edit}) => edit(`${CLOSED}/policies/gifts.mdx`, '£25', '£20'),
    `${CLOSED}/policies/gifts.mdx`,
  ],
  [
    'another page of a closed edition',
    ({edit}) => edit(`${CLOSED}/services/security.mdx`, 'Security', 'Safety'),
    `${CLOSED}/services/security.mdx`,
  ],
  [
    'a page added to a closed edition',
    ({write}) => write(`${CLOSED}/services/new.mdx`, '# New\n'),
    `${CLOSED}/services/new.mdx`,
  ],
  [
    'a page removed from a closed edition',
    ({root}) => rmSync(path.join(root, CLOSED, 'services/security.mdx')),
    `${CLOSED}/services/security.mdx`,
  ],
];

const days: Cheat[] = [
  [
    'the first day of a version',
    ({edit}) => edit(LEDGER, '"effectiveFrom":"2026-04-01"', '"effectiveFrom":"2026-05-01"'),
    LEDGER,
  ],
  [
    'a day that does not exist',
    ({forge}) => forge(changeLast({approvedOn: '2026-02-30'})),
    LEDGER,
    /approvedOn/,
  ],
  [
    'an approval in the future',
    ({forge}) => forge(added({approvedOn: '2026-12-24', effectiveFrom: '2026-12-24'})),
    LEDGER,
    /entered before it is approved/,
  ],
  [
    'an entry in the future',
    ({forge}) =>
      forge(
        added({
          enteredOn: '2999-01-01',
          approvedOn: '2999-01-01',
          effectiveFrom: '2999-01-01',
          reviewBy: '3000-01-01',
        }),
      ),
    LEDGER,
    /in the future/,
  ],
  [
    'a version in force before its approval',
    ({forge}) =>
      forge(added({enteredOn: '2026-10-01', approvedOn: TODAY, effectiveFrom: '2026-11-01'})),
    LEDGER,
    /take effect before it is approved/,
  ],
  [
    'a review after two years',
    ({forge}) => forge(added({reviewBy: '2028-11-20'})),
    LEDGER,
    /reviewBy/,
  ],
  [
    'a version entered today that was in force last month',
    ({forge}) =>
      forge(added({approvedOn: '2026-10-01', effectiveFrom: '2026-10-20', reviewBy: '2027-10-01'})),
    LEDGER,
    /before the day it is entered/,
  ],
  [
    'a version whose entry is backdated',
    ({forge}) =>
      forge(
        added({
          enteredOn: '2026-03-01',
          approvedOn: '2026-03-01',
          effectiveFrom: '2026-10-20',
          reviewBy: '2027-03-01',
        }),
      ),
    LEDGER,
    /enteredOn/,
  ],
  [
    'a version number in the front matter',
    ({edit}) => edit(DOCS, 'kind: policy', "kind: policy\nversion: '9.9'"),
    DOCS,
    /the ledger holds it/,
  ],
  [
    'a status in the front matter',
    ({edit}) => edit(DOCS, 'kind: policy', 'kind: policy\nstatus: in force'),
    DOCS,
    /the ledger holds it/,
  ],
];

const history: Cheat[] = [
  [
    'the number of an older version',
    ({edit}) => edit(LEDGER, '"version":"1.0"', '"version":"1.5"'),
    LEDGER,
  ],
  ['an old note', ({edit}) => edit(LEDGER, 'First issue.', 'First issue for all.'), LEDGER],
  [
    'the approver',
    ({edit}) => edit(LEDGER, '"approvedBy":"Group board"', '"approvedBy":"Chief Executive"'),
    LEDGER,
  ],
  [
    'a row removed from the middle',
    ({read, write}) => write(LEDGER, read(LEDGER).split('\n').toSpliced(1, 1).join('\n')),
    LEDGER,
  ],
  [
    'two rows swapped',
    ({read, write}) => {
      const [one = '', two = '', ...others] = read(LEDGER).split('\n');
      write(LEDGER, [two, one, ...others].join('\n'));
    },
    LEDGER,
  ],
  [
    'the last row removed with its kept file',
    ({read, write, root, edit}) => {
      write(LEDGER, `${read(LEDGER).trimEnd().split('\n').slice(0, -1).join('\n')}\n`);
      rmSync(path.join(root, KEPT));
      edit(DOCS, 'above £50', 'above £25');
      edit(DOCS, 'Above £50', 'Above £25');
    },
    LEDGER,
    /removed/,
  ],
  [
    'a note, with the whole chain recomputed and committed',
    ({forge, commit}) => {
      forge((rows) =>
        rows.map((row, index) => (index === 0 ? {...row, note: 'Another note.'} : row)),
      );
      commit('Tidy up');
    },
    LEDGER,
    /changed or removed/,
  ],
  [
    'a version older than the one before',
    ({forge}) => forge(added({version: '1.5'})),
    LEDGER,
    /version/,
  ],
  [
    'another reference for the same document',
    ({forge}) => forge(added({reference: 'POL-777'})),
    LEDGER,
    /reference/,
  ],
  ['the ledger removed', ({root}) => rmSync(path.join(root, LEDGER)), LEDGER],
  ['the kept file of an older version removed', ({root}) => rmSync(path.join(root, OLDER)), OLDER],
  [
    'a kept file without a row',
    ({read, write}) => write('versioned_docs/kept/policies/gifts/1.9.mdx', read(OLDER)),
    'versioned_docs/kept/policies/gifts/1.9.mdx',
  ],
  ['the document removed', ({root}) => rmSync(path.join(root, DOCS)), DOCS],
  [
    'the document hidden',
    ({edit}) => edit(DOCS, 'kind: policy', 'kind: policy\ndraft: true'),
    DOCS,
    /withdraw it/,
  ],
  [
    'the document moved to another address',
    ({edit}) => edit(DOCS, 'kind: policy', 'kind: policy\nslug: /elsewhere'),
    DOCS,
    /address/,
  ],
  [
    'the reference given to another document',
    ({read, write}) => write('docs/policies/other.mdx', read(DOCS)),
    'docs/policies/other.mdx',
    /no other document/,
  ],
];

describe('a restarted ledger', () => {
  const restartLedger = (note: string) => {
    repository.forge((rows) => rows.slice(0, 2).map((row) => ({...row, note})));
    repository.commit(note);
  };

  it('is accepted once, as the replacement of the discarded ledger', () => {
    const discarded = sha256Hex(repository.read(LEDGER).trimEnd().split('\n').at(-1) ?? '');
    restartLedger('First version in this record.');
    expect(rewritingProblems(repository.root, discarded)).toEqual([]);
    restartLedger('First version in this new record.');
    expect(rewritingProblems(repository.root, discarded)).toMatchObject([
      {file: LEDGER, found: '2 rows changed or removed'},
    ]);
  });

  it('is refused for any other ledger', () => {
    restartLedger('First version in this record.');
    expect(rewritingProblems(repository.root)).toHaveLength(1);
  });
});

it('finds no problem in a sound record', () => {
  expect(problems()).toEqual([]);
});

describe.each([
  ['words', words],
  ['days', days],
  ['history', history],
])('detects changed %s', (_what, cheats) => {
  const named = cheats.map(([name, cheat, file, what = /./]) => ({name, cheat, file, what}));
  it.each(named)('$name', ({cheat, file, what}) => {
    cheat(repository);
    const found = problems().filter((problem) => problem.file === file);
    expect(found.map((problem) => Object.values(problem).join(' ')).join('\n')).toMatch(what);
    for (const {fix} of found) expect(fix).toMatch(/^[A-Z].+/);
  });
});

it('changing the brand name makes every document that contains it a draft', () => {
  const tokens: Record<string, string> = brandTokens;
  const {'brand.name': name = ''} = tokens;
  tokens['brand.name'] = 'Someone Else';
  try {
    // Changes the file, so that the cached result does not apply.
    repository.write(DOCS, `${repository.read(DOCS)}\n`);
    expect(problems().map(({file}) => file)).toEqual([DOCS]);
  } finally {
    tokens['brand.name'] = name;
  }
});
