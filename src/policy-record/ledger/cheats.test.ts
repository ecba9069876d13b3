import {cpSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import type {Problem} from '../../shared/report';
import {companies} from '../../data/companies/companies';
import {brandTokens} from '../../data/brand/tokens';
import {git, hasGit, rewritingProblems} from './git';
import {EDITIONS, rowsFile} from './ledger';
import {recordProblems} from './problems';
import {readRecord} from './read-record';
import {ROWS, testRepository, TODAY, type TestRepository} from './repository.test-data';

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
const NOTICE_ROWS = rowsFile('terms');
const OTHER_ROWS = rowsFile('policies/other');

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

/** Adds a row about version 2.0, with its fingerprints. */
const addStatement = (change: Row) => (rows: Row[]) => {
  const {sha256, source} = {...rows.at(-1)};
  return addRow({version: '2.0', sections: [], sha256, source, ...change})(rows);
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
  [DOCS, '[group]', `[group, ${companies[0]?.id}]`],
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
  [ROWS, '"effectiveFrom":"2026-04-01"', '"effectiveFrom":"2026-05-01"'],
  [ROWS, '"version":"1.0"', '"version":"1.5"'],
  [ROWS, 'First issue.', 'First issue for all.'],
  [ROWS, '"approvedBy":"Group board"', '"approvedBy":"Chief Executive"'],
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
  [/entered before it is approved/, addRow({enteredOn: '2026-10-01', effectiveFrom: '2026-11-01'})],
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
  [/fingerprints of version 2\.0/, addStatement({kind: 'reviewed', sha256: 'ab'.repeat(32)})],
  [/fingerprints of version 2\.0/, addStatement({kind: 'reviewed', source: 'ab'.repeat(32)})],
  [/2\.0, the version in force/, addStatement({kind: 'reviewed', version: '1.0'})],
  [/the version in force/, addStatement({kind: 'reviewed', version: '9.0'})],
  [/sets no review/, addStatement({kind: 'withdrawn'})],
  [/only the newest entry/, addStatement({kind: 'retracted', version: '1.0', reviewBy: null})],
  [
    /the day of entry/,
    addStatement({kind: 'retracted', effectiveFrom: '2026-12-01', reviewBy: null}),
  ],
  [/still to come/, addStatement({kind: 'rescheduled', effectiveFrom: '2026-12-01'})],
])('detects a forged row of the ledger: %s', (why, forged) => {
  repository.forge(forged);
  expectReported(ROWS, why);
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
    ({read, write}) => write(ROWS, read(ROWS).split('\n').toSpliced(1, 1).join('\n')),
    ROWS,
  ],
  [
    'two rows swapped',
    ({read, write}) => {
      const [one = '', two = '', ...others] = read(ROWS).split('\n');
      write(ROWS, [two, one, ...others].join('\n'));
    },
    ROWS,
  ],
  [
    'the last row removed with its kept file',
    ({read, write, root, edit}) => {
      write(ROWS, `${read(ROWS).trimEnd().split('\n').slice(0, -1).join('\n')}\n`);
      rmSync(path.join(root, KEPT));
      edit(DOCS, 'above £50', 'above £25');
      edit(DOCS, 'Above £50', 'Above £25');
    },
    ROWS,
    /removed/,
  ],
  [
    'a note, with the whole chain recomputed and committed',
    ({forge, commit}) => {
      forge(changeRow(0, {note: 'Another note.'}));
      commit('Tidy up');
    },
    ROWS,
    /changed or removed/,
  ],
  ['a whole chain removed', ({root}) => rmSync(path.join(root, ROWS)), ROWS],
  [
    'a whole document removed: text, kept versions and rows',
    ({root}) => {
      for (const place of [DOCS, ROWS, 'versioned_docs/kept/policies']) {
        rmSync(path.join(root, place), {recursive: true});
      }
    },
    ROWS,
    /edition 2025 sealed/,
  ],
  [
    'two chains exchanged',
    ({read, write}) => {
      const [one, other] = [read(ROWS), read(NOTICE_ROWS)];
      write(ROWS, other);
      write(NOTICE_ROWS, one);
    },
    ROWS,
    /named after/,
  ],
  [
    'a row moved to the chain of another document',
    ({read, write}) =>
      write(NOTICE_ROWS, `${read(NOTICE_ROWS)}${read(ROWS).split('\n')[1] ?? ''}\n`),
    NOTICE_ROWS,
    /named after/,
  ],
  [
    'a chain begun again and committed',
    ({forge, commit}) => {
      forge((rows) => rows.slice(1).map((row) => ({...row, version: '1.0'})));
      commit('Begin again');
    },
    ROWS,
    /edition 2025 sealed.*changed or removed/s,
  ],
  [
    'a chain begun again in a copy without git',
    ({forge, root}) => {
      forge((rows) => rows.map((row) => ({...row, note: 'Another note.'})));
      rmSync(path.join(root, '.git'), {recursive: true});
    },
    ROWS,
    /edition 2025 sealed/,
  ],
  [
    'a document renamed to leave its chain behind',
    ({root, commit}) => {
      const move = (from: string, to: string) =>
        renameSync(path.join(root, from), path.join(root, to));
      move(DOCS, OTHER);
      move(ROWS, OTHER_ROWS);
      move('versioned_docs/kept/policies/gifts', 'versioned_docs/kept/policies/other');
      commit('Rename');
    },
    OTHER_ROWS,
    /named after/,
  ],
  [
    'a document renamed, with its rows forged under the new name',
    ({root, read, write, forge, commit}) => {
      forge((rows) => rows.map((row) => ({...row, document: 'policies/other'})));
      write(OTHER_ROWS, read(ROWS));
      rmSync(path.join(root, ROWS));
      commit('Rename');
    },
    ROWS,
    /changed or removed/,
  ],
  [
    'the row of an edition removed',
    ({write, commit}) => {
      write(EDITIONS, '');
      commit('Tidy up');
    },
    EDITIONS,
    /edition 2025.*1 published row changed or removed/s,
  ],
  ['all rows of editions removed', ({root}) => rmSync(path.join(root, EDITIONS)), EDITIONS],
  [
    'an older day for a document that is new',
    ({read, write, root}) => {
      const [first = ''] = read(ROWS).split('\n');
      const row = {...(JSON.parse(first) as Row), document: 'policies/other'};
      const days = {enteredOn: '2025-03-19', effectiveFrom: '2024-01-01', approvedOn: null};
      write(OTHER_ROWS, `${JSON.stringify({...row, ...days, sha256: null, source: null})}\n`);
      expect(readRecord(root, TODAY).histories).toHaveLength(3);
    },
    OTHER_ROWS,
    /before the day it is entered/,
  ],
  [
    'attributes that hide a removed row from git',
    ({write, commit, forge}) => {
      write('.gitattributes', '*.jsonl binary\n');
      forge((rows) => rows.slice(0, -1));
      commit('Tidy up');
    },
    ROWS,
    /changed or removed/,
  ],
  [
    'a row removed by the commit that merges a branch',
    ({git: call, commit, edit, forge}) => {
      call('switch', '-qc', 'aside');
      edit(NOTICE, 'free to use', 'free to try');
      commit('Draft');
      call('switch', '-q', 'main');
      call('merge', '-q', '--no-ff', '--no-commit', 'aside');
      forge((rows) => rows.slice(0, -1));
      commit('Merge');
    },
    ROWS,
    /changed or removed/,
  ],
  ['the kept file of an older version removed', ({root}) => rmSync(path.join(root, OLDER)), OLDER],
  ['a kept file without a row', ({read, write}) => write(NO_ROW, read(OLDER)), NO_ROW],
  ['the document removed', ({root}) => rmSync(path.join(root, DOCS)), DOCS],
  [
    'the document turned into one of another kind',
    ({edit}) => edit(DOCS, 'kind: policy', 'kind: service'),
    DOCS,
    /a document of another kind/,
  ],
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
