import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {parseFrontMatter} from '../reading/front-matter';
import {allFacts, readsShownText} from './facts';
import {POLICY, testRepository, type TestRepository, TODAY} from './ledger/repository.test-data';
import {currentRecord} from './record';

const DOCS = 'docs/policies/gifts.mdx';

let repository: TestRepository;
beforeEach(() => {
  repository = testRepository();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Returns what a file's page shows in a build on a given day: its Markdown and its facts. */
async function shown(day: string, file = DOCS, address = '/policies/gifts') {
  vi.stubEnv('BUILD_CLOCK', `${day}T12:00:00Z`);
  const filePath = path.join(repository.root, file);
  const fileContent = readFileSync(filePath, 'utf8');
  const settings = readsShownText(repository.root, parseFrontMatter);
  const {frontMatter} = await settings.parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const facts = allFacts(repository.root, currentRecord(repository.root))[address];
  if (facts === undefined) throw new Error(`${address} has no facts.`);
  return {text: settings.preprocessor({filePath, fileContent}), title: frontMatter.title, facts};
}

describe('the page of a policy', () => {
  it('shows the version in force with its dates, copies and changes', async () => {
    const {facts} = await shown(TODAY);
    expect(facts).toMatchObject({
      state: 'in force',
      row: {version: '2.0', effectiveFrom: '2026-04-01', approvedBy: 'Group board'},
      before: {version: '1.0', changes: '/policies/gifts/changes/1.0-2.0'},
      downloads: [{path: '/policies/gifts.2.0.pdf'}, {path: '/policies/gifts.2.0.txt'}],
      revisions: [{version: '2.0', path: '/policies/gifts/versions/2.0'}, {version: '1.0'}],
    });
    const [first] = facts.clauses['1.1'] ?? [];
    const removed = first?.pieces.filter(({change}) => change === 'removed');
    expect([first?.label, removed?.map(({text}) => text)]).toEqual(['Reworded', ['£25']]);
  });

  it('shows the text of a draft, and says that it is a draft', async () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    const {text, facts} = await shown(TODAY);
    expect(text).toContain('£60');
    expect(facts).toMatchObject({state: 'draft', downloads: [], row: {version: '2.0'}});
  });

  it('shows the text in force until the first day of the next version', async () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    repository.edit(DOCS, 'title: Gifts policy', 'title: Presents policy');
    repository.approve(POLICY, {kind: 'minor', effectiveFrom: '2027-01-01', note: 'Gifts: £60.'});
    const before = await shown('2026-12-31');
    expect(before.title).toBe('Gifts policy');
    expect(before.text).toContain('Gifts above £50');
    expect(before.facts).toMatchObject({
      state: 'in force',
      row: {version: '2.0'},
      coming: {version: '2.1', from: '2027-01-01', changes: '/policies/gifts/changes/2.0-2.1'},
    });
    const after = await shown('2027-01-01');
    expect(after.title).toBe('Presents policy');
    expect(after.text).toContain('Gifts above £60');
    expect(after.facts).toMatchObject({state: 'in force', row: {version: '2.1'}});
    expect(after.facts.coming).toBeUndefined();
  });

  it('can be built for a day before the newest entry', async () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    repository.approve(POLICY, {kind: 'minor', effectiveFrom: '2027-01-01', note: 'Gifts: £60.'});
    const {text, facts} = await shown('2026-11-02');
    expect(text).toContain('Gifts above £50');
    expect(facts).toMatchObject({row: {version: '2.0'}, coming: {version: '2.1'}});
  });

  it('announces only the next of several future versions', async () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    repository.approve(POLICY, {kind: 'minor', effectiveFrom: '2027-01-01', note: 'Gifts: £60.'});
    repository.edit(DOCS, 'Gifts above £60', 'Gifts above £70');
    repository.approve(POLICY, {kind: 'minor', effectiveFrom: '2027-02-01', note: 'Gifts: £70.'});
    const next = async (day: string) => (await shown(day)).facts.coming?.version;
    expect([await next('2026-12-31'), await next('2027-01-01')]).toEqual(['2.1', '2.2']);
    expect(await next('2027-02-01')).toBeUndefined();
  });

  it('shows the version of a closed edition in that edition', async () => {
    const {facts} = await shown(
      TODAY,
      'versioned_docs/version-2025/policies/gifts.mdx',
      '/2025/policies/gifts',
    );
    expect(facts).toMatchObject({state: 'superseded', row: {version: '1.0', until: '2026-03-31'}});
    // Later versions are listed only on the page of the version in force.
    expect(facts.revisions.map(({version}) => version)).toEqual(['1.0']);
    expect(facts.coming).toBeUndefined();
  });

  it('has no version for a document that nobody has approved', async () => {
    const other = 'docs/policies/other.mdx';
    repository.write(other, repository.read(DOCS).replace('POL-001', 'POL-002'));
    const {facts} = await shown(TODAY, other, '/policies/other');
    expect(facts).toMatchObject({state: 'draft', revisions: [], clauses: {}});
    expect(facts.row).toBeUndefined();
  });
});
