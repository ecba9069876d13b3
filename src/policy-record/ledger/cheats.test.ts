import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import type {Problem} from '../../shared/report';
import {brandTokens} from '../../data/brand/tokens';
import {git, hasGit, rewritingProblems} from './git';
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
const CLOSED_PAGE = `${CLOSED}/services/security.mdx`;
const NEW_PAGE = `${CLOSED}/services/new.mdx`;
const NO_ROW = 'versioned_docs/kept/policies/gifts/1.9.mdx';
const NOTICE = 'docs/terms.mdx';
const OTHER = 'docs/policies/other.mdx';

let repository: TestRepository;
beforeEach(() => {
  repository = testRepository();
});

function problems(): Problem[] {
  const record = readRecord(repository.root, TODAY);
  return [...recordProblems(record, {isPublic: true}), ...rewritingProblems(repository.root)];
}

type Row = Record<string, unknown>;

const addRow = (change: Row) => (rows: Row[]) => {
  const days = {enteredOn: TODAY, effectiveFrom: TODAY, approvedOn: TODAY, reviewBy: '2027-11-20'};
  return [
    ...rows,
    {...rows.at(-1), version: '2.1', ...days, sha256: null, source: null, ...change},
  ];
};

const changeRow = (at: number, change: Row) => (rows: Row[]) =>
  rows.map((row, index) =>
    index === (at + rows.length) % rows.length ? {...row, ...change} : row,
  );

/** Checks that the file is reported in these words, with a way to put it right. */
function expectReported(file: string, what: RegExp | string): void {
  const found = problems().filter((problem) => problem.file === file);
  expect(found.map((problem) => Object.values(problem).join(' ')).join('\n')).toMatch(what);
  for (const {fix} of found) expect(fix).toMatch(/^[A-Z].+/);
}

it.each<[file: string, from: string, to: string, what?: string]>([
  [DOCS, 'above £50', 'above £500'],
  [DOCS, '| Ask |', '| Take it |'],
  [DOCS, '](/terms)', '](https://elsewhere.example/terms)'],
  [DOCS, 'title: Gifts policy', 'title: Gift policy'],
  [DOCS, 'who decides, and', 'who may decide, and'],
  [DOCS, 'Write it down at once.', 'Write it down some day.'],
  [DOCS, 'ukpga/2010/23', 'ukpga/2010/24'],
  [DOCS, 'owner: Company Secretary', 'owner: Chief Executive'],
  [DOCS, 'promise: No one is punished', 'promise: No one is rewarded'],
  [DOCS, 'sidebar_label: Gifts', 'sidebar_label: Presents'],
  [DOCS, 'type: policy', 'type: statement'],
  [DOCS, 'type: policy', 'type: policy\ncontact: true'],
  [DOCS, '[group, design]', '[group]'],
  [DOCS, 'kind: policy', "kind: policy\nversion: '9.9'", 'the ledger holds it'],
  [DOCS, 'kind: policy', 'kind: policy\nstatus: in force', 'the ledger holds it'],
  [DOCS, 'kind: policy', 'kind: policy\ndraft: true', 'withdraw it'],
  [DOCS, 'kind: policy', 'kind: policy\nslug: /elsewhere', 'address'],
  [NOTICE, 'The terms on which', 'Terms on which'],
  [NOTICE, 'free to use', 'free to try'],
  [KEPT, 'above £50', 'above £500'],
  [OLDER, 'above £25', 'above £20'],
  [OLDER, '](/terms)', '](/legal)'],
  [OLDER, '**reviewed annually**', 'reviewed annually'],
  [`${CLOSED}/policies/gifts.mdx`, '£25', '£20'],
  [CLOSED_PAGE, 'Security', 'Safety'],
  [LEDGER, '"effectiveFrom":"2026-04-01"', '"effectiveFrom":"2026-05-01"'],
  [LEDGER, '"version":"1.0"', '"version":"1.5"'],
  [LEDGER, 'First issue.', 'First issue for all.'],
  [LEDGER, '"approvedBy":"Group board"', '"approvedBy":"Chief Executive"'],
])('detects in %s that “%s” became “%s”', (file, from, to, what = '.') => {
  repository.edit(file, from, to);
  expectReported(file, new RegExp(what));
});

it.each<[why: RegExp, forged: (rows: Row[]) => Row[]]>([
  [/approvedOn/, changeRow(-1, {approvedOn: '2026-02-30'})],
  [/before it is approved/, addRow({approvedOn: '2026-12-24', effectiveFrom: '2026-12-24'})],
  [
    /in the future/,
    addRow({
      ...{enteredOn: '2999-01-01', approvedOn: '2999-01-01'},
      ...{effectiveFrom: '2999-01-01', reviewBy: '3000-01-01'},
    }),
  ],
  [
    /take effect before it is approved/,
    addRow({enteredOn: '2026-10-01', effectiveFrom: '2026-11-01'}),
  ],
  [/reviewBy/, addRow({reviewBy: '2028-11-20'})],
  [
    /before the day it is entered/,
    addRow({approvedOn: '2026-10-01', effectiveFrom: '2026-10-20', reviewBy: '2027-10-01'}),
  ],
  // A row before this one was entered later.
  [
    /enteredOn/,
    addRow({
      ...{enteredOn: '2026-03-01', approvedOn: '2026-03-01'},
      ...{effectiveFrom: '2026-10-20', reviewBy: '2027-03-01'},
    }),
  ],
  [/version/, addRow({version: '1.5'})],
  [/reference/, addRow({reference: 'POL-777'})],
])('detects a forged row of the ledger: %s', (why, forged) => {
  repository.forge(forged);
  expectReported(LEDGER, why);
});

type Cheat = (repository: TestRepository) => void;

it.each<[what: string, cheat: Cheat, file: string, report?: RegExp]>([
  ['a version replaced by another', ({read, write}) => write(OLDER, read(KEPT)), OLDER],
  ['a page added to a closed edition', ({write}) => write(NEW_PAGE, '# New\n'), NEW_PAGE],
  [
    'a page removed from a closed edition',
    ({root}) => rmSync(path.join(root, CLOSED_PAGE)),
    CLOSED_PAGE,
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
      forge(changeRow(0, {note: 'Another note.'}));
      commit('Tidy up');
    },
    LEDGER,
    /changed or removed/,
  ],
  ['the ledger removed', ({root}) => rmSync(path.join(root, LEDGER)), LEDGER],
  ['the kept file of an older version removed', ({root}) => rmSync(path.join(root, OLDER)), OLDER],
  ['a kept file without a row', ({read, write}) => write(NO_ROW, read(OLDER)), NO_ROW],
  ['the document removed', ({root}) => rmSync(path.join(root, DOCS)), DOCS],
  [
    'the reference given to another document',
    ({read, write}) => write(OTHER, read(DOCS)),
    OTHER,
    /no other document/,
  ],
])('detects %s', (_what, cheat, file, report = /./) => {
  cheat(repository);
  expectReported(file, report);
});

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

describe('a folder without a commit of the site', () => {
  it.each([
    ['an unpacked archive', () => undefined],
    ['after git init', (root: string) => git({siteDir: root}, 'init', '--quiet')],
    [
      'inside another repository',
      (root: string) => {
        const parent = path.dirname(root);
        git({siteDir: parent}, 'init', '--quiet');
        const author = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
        git({siteDir: parent}, ...author, 'commit', '--quiet', '--allow-empty', '-m', 'Empty');
      },
    ],
  ])('is treated as one without git: %s', (_which, begin) => {
    const parent = mkdtempSync(path.join(tmpdir(), 'no-commit-'));
    onTestFinished(() => rmSync(parent, {recursive: true}));
    const root = path.join(parent, 'site');
    cpSync(repository.root, root, {recursive: true});
    rmSync(path.join(root, '.git'), {recursive: true, force: true});
    begin(root);
    expect(hasGit(root)).toBe(false);
    expect(rewritingProblems(root)).toEqual([]);
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
