import {readFileSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {git} from '../../policy-record/ledger/git';
import {EXAMPLE_SITE} from './example-site.test-data';
import {loadOpenings} from './load';
import {undatedChanges} from './stale';

const NOW = new Date('2026-11-20T12:34:00Z');
const FILE = 'openings/bench-joiner.mdx';
const PUBLISHED = readFileSync(path.join(EXAMPLE_SITE, FILE), 'utf8');

let siteDir = '';

const advice = () => undatedChanges(siteDir, loadOpenings(siteDir, NOW), NOW);

/** Replaces words of the published opening. */
async function edit(...changes: readonly (readonly [string, string])[]): Promise<void> {
  const text = changes.reduce((edited, [from, to]) => edited.replace(from, to), PUBLISHED);
  await writeFile(path.join(siteDir, FILE), text);
}

const commit = () => {
  git({siteDir}, 'add', '-A');
  git(
    {siteDir},
    ...['-c', 'user.name=HR', '-c', 'user.email=hr@example.com', 'commit', '-qm', 'Openings'],
  );
};

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'stale-'));
  await mkdir(path.join(siteDir, 'openings'));
  await edit();
});
afterEach(() => rm(siteDir, {recursive: true}));

const publish = () => {
  git({siteDir}, 'init', '-q', '-b', 'main');
  commit();
};

it('advises to date a changed term, and says which date to write', async () => {
  publish();
  expect(advice()).toEqual([]);
  await edit(['2027-01-29T17:00', '2027-02-01T17:00'], ['to: 20.40', 'to: 20.60']);
  const expected = [
    `${FILE}: "pay" and "closes" changed since it was published. Write "updated: 2026-11-20" below "posted", or calendars and feeds keep the old terms.`,
  ];
  expect(advice()).toEqual(expected);
  git({siteDir}, 'switch', '-qc', 'extend');
  commit();
  expect(advice()).toEqual(expected);
  await edit(['2027-01-29T17:00', '2027-02-01T17:00\nupdated: 2026-11-20']);
  expect(advice()).toEqual([]);
});

it('advises to add a time to a second change on one day', async () => {
  const [from, to] = ['closes: 2027-01-29T17:00', 'updated: 2026-11-20\ncloses: 2027-01-29T17:00'];
  await edit([from, to]);
  publish();
  await edit([from, to.replace('29T', '30T')]);
  expect(advice()).toEqual([expect.stringContaining('"updated: 2026-11-20T12:34"')]);
});

it('gives no advice for other words, unpublished openings or a folder without git', async () => {
  await edit(['posted: 2026-11-02', 'posted: 2026-11-21']);
  publish();
  await edit(
    ['posted: 2026-11-02', 'posted: 2026-11-20'],
    ['2027-01-29T17:00', '2027-02-01T17:00'],
  );
  expect(advice()).toEqual([]);
  await edit(['from rod to dispatch', 'from the rod to dispatch']);
  commit();
  await edit();
  expect(advice()).toEqual([]);
  await edit(['2027-01-29T17:00', '2027-02-01T17:00']);
  await rm(path.join(siteDir, '.git'), {recursive: true});
  expect(advice()).toEqual([]);
});
