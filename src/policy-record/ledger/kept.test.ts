import {expect, it} from 'vitest';
import {scopeText} from '../../shared/documents/scope';
import {entityOf} from '../../data/companies/companies';
import {compareWords} from '../compare/compare';
import {detailsOf} from '../compare/summary';
import {canonicalText, sha256Hex} from '../words/canonical-text';
import {readWords} from '../words/read-words';
import {keptFile, rowsFile} from './ledger';
import {recordProblems} from './problems';
import {readRecord} from './read-record';
import {POLICY, testRepository, TODAY} from './repository.test-data';

/** A former text: a company and a role that are gone, and lengths that are not allowed any more. */
const FORMER = (source: string) =>
  source
    .replace('[group]', '[group, shipyard]')
    .replace('owner: Company Secretary', 'owner: Clerk of Works')
    .replace(/^description: .*$/m, 'description: Gifts.')
    .replace(/^sidebar_label: .*$/m, `sidebar_label: ${'Gifts '.repeat(9)}end\nformer: true`)
    .replace(/^ {2}- Write it down at once\.\n/m, '');

it('a kept version is read with the companies, roles and fields of its own day', () => {
  const {root, read, write} = testRepository();
  const file = keptFile(POLICY, '1.0');
  const source = FORMER(read(file));
  write(file, source);
  expect(readWords(`docs/${POLICY}.mdx`, source).problems).not.toEqual([]);
  const {words, problems} = readWords(file, source);
  if (words === undefined) throw new Error(JSON.stringify(problems));
  // The rows as they would have been written in those days.
  const rows = read(rowsFile(POLICY))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Parameters<typeof canonicalText>[1]);
  const [first, second] = rows;
  if (first === undefined) throw new Error('No row.');
  const line = JSON.stringify({
    ...first,
    sha256: sha256Hex(canonicalText(words, first)),
    source: sha256Hex(source),
  });
  const next = JSON.stringify({...second, previous: sha256Hex(line)});
  write(rowsFile(POLICY), `${line}\n${next}\n`);
  const editions = read('versioned_docs/editions.jsonl');
  const heads = /"heads":\{"policies\/gifts":"[\da-f]+"/;
  write(
    'versioned_docs/editions.jsonl',
    editions.replace(heads, `"heads":{"policies/gifts":"${sha256Hex(line)}"`),
  );
  const record = readRecord(root, TODAY);
  expect(recordProblems(record, {isPublic: true})).toEqual([]);
  const [newest, oldest] =
    record.histories.find(({document}) => document === POLICY)?.versions ?? [];
  if (newest === undefined || oldest === undefined) throw new Error('No versions.');
  const comparison = compareWords(oldest, newest);
  expect(JSON.stringify(detailsOf(comparison.before, comparison.after))).toContain('shipyard');
});

it('a version applies to the companies that the group had on its first day', () => {
  const shipyard = {...entityOf('group'), id: 'shipyard', until: '2026-06-30'};
  const energy = {...entityOf('group'), id: 'energy', from: '2026-07-01'};
  const scope = (companies: string, day: string) =>
    scopeText(companies.split(' '), day, [entityOf('group'), shipyard, energy]);
  expect(scope('group energy', '2026-07-01')).toMatch(/^Every company/);
  expect(scope('group', '2026-07-01')).not.toMatch(/^Every company/);
  expect(scope('group', '2026-06-30')).not.toMatch(/^Every company/);
  expect(scope('group shipyard', '2026-06-30')).toMatch(/^Every company/);
});
