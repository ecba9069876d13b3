import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {sha256Hex} from '../words/canonical-text';
import {aYearAfter} from '../../shared/wall-clock';
import {run as runCommand, type Command} from '../commands/command';
import {applyChanges, approve, planAmendment, type Amendment} from './amend';
import {git} from './git';
import {editionFiles, headsOf, ledgerFiles, parseLedger, rowsFile, withRow} from './ledger';
import {recordProblems} from './problems';
import {readRecord} from './read-record';
import type {History} from './timeline';

/** Today's date in the tests. */
export const TODAY = '2026-11-20';

export const POLICY = 'policies/gifts';

/** The policy's rows in the ledger. */
export const ROWS = rowsFile(POLICY);

const policy = (limit: number) => `---
title: Gifts policy
description: What may be given and accepted, who decides, and where each gift is recorded.
promise: No one is punished for asking.
sidebar_label: Gifts
kind: policy
reference: POL-001
type: policy
owner: Company Secretary
approver: Group board
appliesTo: [group]
statutes:
  - name: Bribery Act 2010
    url: https://www.legislation.gov.uk/ukpga/2010/23/contents
inShort:
  - Ask before you accept a gift.
  - Write it down at once.
  - No one is punished for asking.
---

## Gifts

Gifts above £${limit} need approval. See the [terms](/terms) of {brand.name}.

| Value | What to do |
|---|---|
| Above £${limit} | Ask |

## Review

This policy is **reviewed annually**.
`;

const TERMS = `---
title: Terms
description: The terms on which you may use this website, and what its pages do and do not promise.
sidebar_label: Terms
kind: notice
reference: LG-01
owner: Company Secretary
lead: These terms cover the use of this website, and nothing else at all.
---

## Using the site

The site is free to use.
`;

/**
 * Something to enter: the kind, with the limit in a new text (`'minor 60'`), other answers than the
 * usual ones, and the day of entry.
 */
export type Step = readonly [what: string, answers?: object, today?: string];

const answersOf = (answers: object, today: string) => ({
  kind: 'major',
  approvedOn: today,
  approvedBy: 'Group board',
  effectiveFrom: today,
  reviewBy: aYearAfter(today),
  note: 'First issue.',
  wholeTextReviewed: true,
  ...answers,
});

/** A repository for tests. */
export interface TestRepository {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, content: string) => void;
  /** Replaces a passage, which must be there. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly commit: (message: string) => void;
  readonly git: (...args: readonly string[]) => string;
  /** Runs a command without a terminal, and returns its exit code and output. */
  readonly run: (command: Command, ...args: string[]) => Promise<readonly [number, string]>;
  /** Enters the text of a document. @throws when it is refused */
  readonly approve: (document: string, answers: object, today?: string) => void;
  /** Enters something about the policy. @throws when it is refused */
  readonly enter: (...step: Step) => void;
  /** Plans an entry about the policy. */
  readonly plan: (...step: Step) => Amendment;
  /** Returns why an entry about the policy is refused, a problem a line; empty if it is not. */
  readonly refusal: (...step: Step) => string;
  /** Returns the history of a document. @throws when the record has a problem */
  readonly historyOn: (day: string, document?: string) => History;
  /** Rewrites the rows of the policy with a valid chain. */
  readonly forge: (change: (rows: Record<string, unknown>[]) => Record<string, unknown>[]) => void;
}

/** Returns the repository in a folder. */
export function inFolder(root: string): TestRepository {
  const place = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(place(file), 'utf8');
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(place(file)), {recursive: true});
    writeFileSync(place(file), content);
  };
  const run: TestRepository['run'] = async (command, ...args) => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const code = await runCommand(command, args, {siteDir: root, today: TODAY, print});
    return [code, lines.join('\n')];
  };
  const approveText: TestRepository['approve'] = (document, answers, today = TODAY) => {
    const entry = approve(root, [document], answersOf(answers, today), today);
    if ('problems' in entry) throw new Error(JSON.stringify(entry.problems, null, 2));
  };
  /** Writes the limit into the text, and returns the kind. */
  const kindOf = (what: string) => {
    const [kind = '', limit] = what.split(' ');
    const file = `docs/${POLICY}.mdx`;
    if (limit) write(file, read(file).replace(/Gifts above £\d+/, `Gifts above £${limit}`));
    return kind;
  };
  const plan: TestRepository['plan'] = (what, answers, today = TODAY) =>
    planAmendment(root, POLICY, answersOf({kind: kindOf(what), ...answers}, today), today);
  return {
    root,
    run,
    approve: approveText,
    enter: (what, answers, today) => approveText(POLICY, {kind: kindOf(what), ...answers}, today),
    plan,
    refusal: (...step) => {
      const {problems = []} = {...plan(...step)} as {problems?: object[]};
      return problems.map((problem) => Object.values(problem).join(' | ')).join('\n');
    },
    historyOn: (day, document = POLICY) => {
      const record = readRecord(root, day);
      const problems = recordProblems(record, {isPublic: true});
      const history = record.histories.find((each) => each.document === document);
      if (problems.length > 0 || !history) throw new Error(JSON.stringify(problems, null, 2));
      return history;
    },
    git: (...args) => git({siteDir: root}, ...args),
    read,
    write,
    edit: (file, from, to) => {
      const before = read(file);
      if (!before.includes(from)) throw new Error(`${file} has no "${from}".`);
      write(file, before.replace(from, to));
    },
    commit: (message) => {
      git({siteDir: root}, 'add', '-A');
      git({siteDir: root}, 'commit', '-qm', message);
    },
    forge: (change) => {
      const rows = read(ROWS)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      let previous = '0'.repeat(64);
      const lines = change(rows).map((row) => {
        const line = JSON.stringify({...row, previous});
        previous = sha256Hex(line);
        return `${line}\n`;
      });
      write(ROWS, lines.join(''));
    },
  };
}

/**
 * Makes a repository, until the end of the test, with a policy in versions 1.0 (kept, 2025) and 2.0 (in force since April
 * 2026), a notice in version 1.0, and a closed edition 2025. Everything is committed.
 */
export function testRepository(): TestRepository {
  if (original.size === 0) makeOriginal();
  const root = newFolder();
  onTestFinished(() => rmSync(root, {recursive: true}));
  for (const [file, content] of original) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  }
  return inFolder(root);
}

/** The files that each test gets, because git is slow to make a repository. */
const original = new Map<string, Buffer>();

function newFolder(): string {
  // The path contains a folder `docs`, because a repository may be anywhere.
  const parent = path.join(tmpdir(), 'docs');
  mkdirSync(parent, {recursive: true});
  return mkdtempSync(path.join(parent, 'record-'));
}

function makeOriginal(): void {
  const repository = inFolder(newFolder());
  const {root, write, commit} = repository;
  git({siteDir: root}, 'init', '-q', '--template=', '-b', 'main');
  git({siteDir: root}, 'config', 'user.name', 'A');
  git({siteDir: root}, 'config', 'user.email', 'a@example.com');
  write('versions.json', '[]\n');
  write('docs/policies/gifts.mdx', policy(25));
  write('docs/terms.mdx', TERMS);
  repository.approve(POLICY, {}, '2025-03-19');
  repository.approve('terms', {}, '2025-03-19');
  write(
    'versioned_docs/version-2025/policies/gifts.mdx',
    repository.read('versioned_docs/kept/policies/gifts/1.0.mdx'),
  );
  write('versions.json', '["2025"]\n');
  write('versioned_docs/version-2025/services/security.mdx', '# Security\n');
  const heads = headsOf(parseLedger(ledgerFiles(root)));
  const files = editionFiles(root, '2025');
  applyChanges(root, [withRow(root, {edition: '2025', closedOn: '2026-03-31', files, heads})]);
  write('docs/policies/gifts.mdx', policy(50));
  repository.approve(POLICY, {note: 'The limit is £50.'}, '2026-04-01');
  commit('The record');
  for (const entry of readdirSync(root, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) original.set(path.relative(root, file), readFileSync(file));
  }
  rmSync(root, {recursive: true});
}
