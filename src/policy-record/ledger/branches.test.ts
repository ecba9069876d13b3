import {rmSync} from 'node:fs';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {rebaseCommand, undo} from '../commands/amend';
import {check} from '../commands/check';
import {keptFile} from './ledger';
import {inFolder, POLICY, ROWS, testRepository, TODAY} from './repository.test-data';
import type {TestRepository} from './repository.test-data';

/*
 * People approve on branches of their own, and each branch is merged on another day. These tests use
 * git as people do.
 */

const DOCS = `docs/${POLICY}.mdx`;

let repository: TestRepository;
beforeEach(() => {
  repository = testRepository();
});

const call: TestRepository['git'] = (...args) => repository.git(...args);
const command: TestRepository['run'] = (...args) => repository.run(...args);

const sound = [0, expect.stringContaining('no problems') as string];

/** Runs git where it is expected to stop with a conflict. */
function conflict(...args: readonly string[]): void {
  expect(() => call(...args)).toThrow();
}

/** Merges a branch into main as people and web hosts do. */
const MERGES: Readonly<Record<string, (branch: string) => void>> = {
  'a merge commit': (branch) => call('merge', '-q', '--no-ff', '--no-edit', branch),
  squash: (branch) => {
    call('merge', '-q', '--squash', branch);
    repository.commit(`Squash ${branch}`);
  },
  rebase: (branch) => {
    call('rebase', '-q', 'main', branch);
    call('switch', '-q', 'main');
    call('merge', '-q', '--ff-only', branch);
  },
};

it('twelve approvals on twelve branches merge in any order, and in each way', async () => {
  const source = repository.read(DOCS);
  const document = (number: number) => `policies/p${number}`;
  const write = (number: number, limit: number, today = TODAY) => {
    const own = source.replace('POL-001', `POL-${100 + number}`).replaceAll('£50', `£${limit}`);
    repository.write(`docs/${document(number)}.mdx`, own);
    repository.approve(document(number), {note: `The limit is £${limit}.`}, today);
  };
  // Half of the documents are new on their branches.
  const numbers = Array.from({length: 12}, (_, index) => index);
  for (const number of numbers.slice(0, 6)) write(number, 70, '2026-05-01');
  repository.commit('Six policies');
  for (const number of numbers) {
    call('switch', '-qc', `b${number}`, 'main');
    write(number, 80);
    repository.commit(`Approve ${document(number)}`);
  }
  call('switch', '-q', 'main');
  for (const place of numbers) {
    Object.values(MERGES)[place % 3]?.(`b${(place * 5 + 3) % 12}`);
    expect(await command(check)).toEqual(sound);
  }
  expect((await command(check))[1]).toContain('14 policies and notices in 21 versions');
}, 60_000);

describe('two approvals of the same document', () => {
  /** The commit with which the test began. */
  const START = ':/The record';
  /** Approves a change on a branch. */
  const approve = (branch: string, effectiveFrom: string, from: string, to: string) => {
    call('switch', '-qc', branch, START);
    repository.edit(DOCS, from, to);
    // Both have the same note, as corrections often do.
    const note = 'Corrected.';
    const reviewBy = branch === 'theirs' ? '2027-04-01' : '2027-11-20';
    repository.approve(POLICY, {kind: 'minor', effectiveFrom, reviewBy, note});
    repository.commit(`Approve ${branch}`);
  };

  beforeEach(() => {
    approve('mine', '2026-12-01', 'reviewed annually', 'reviewed every year');
    approve('theirs', TODAY, 'Gifts above £50', 'Gifts above £60');
    call('switch', '-q', 'main');
    MERGES['a merge commit']?.('theirs');
    call('switch', '-q', 'mine');
  });

  const ADVICE =
    'Version 2.1 was approved first: approve yours again, and it becomes 2.2. Run: npm run policy:rebase -- policies/gifts';

  it('the check says so before the merge', async () => {
    const [code, said] = await command(check);
    expect([code, said.split(ADVICE).length]).toEqual([1, 2]);
  });

  it('the check says so if someone kept both rows', async () => {
    const [, , last = ''] = repository.read(ROWS).split('\n');
    call('switch', '-q', 'main');
    repository.write(ROWS, `${repository.read(ROWS)}${last}\n`);
    const [code, said] = await command(check);
    expect([code, said.split(ADVICE).length]).toEqual([1, 2]);
  });

  it.each(['rebase', 'merge'])('the second gets the next number after git %s', async (how) => {
    conflict(how, 'main');
    const [code, said] = await command(check);
    expect([code, said.split(ADVICE).length]).toEqual([1, 2]);
    expect(said).toContain('1 problem in 1 file');
    const [done, answer] = await command(rebaseCommand, 'gifts', '--effective-from', '2026-12-02');
    expect([done, answer]).toEqual([0, expect.stringMatching(/2\.2.*2 December/) as string]);
    call('add', 'docs', 'versioned_docs');
    call('-c', 'core.editor=true', ...(how === 'rebase' ? ['rebase', '--continue'] : ['commit']));
    expect(await command(check)).toEqual(sound);
    const published = call('show', `main:${ROWS}`);
    expect(repository.read(ROWS).startsWith(`${published}\n`)).toBe(true);
    expect(repository.read(ROWS)).toMatch(/"version":"2.2".*"effectiveFrom":"2026-12-02"/);
    expect(repository.read(keptFile(POLICY, '2.1'))).toContain('reviewed annually');
    expect(repository.read(keptFile(POLICY, '2.2'))).toMatch(/£60.*reviewed every year/s);
    call('switch', '-q', 'main');
    call('merge', '-q', '--ff-only', 'mine');
    expect(await command(check)).toEqual(sound);
  });

  it('two approvals of one branch get their numbers one after the other', async () => {
    repository.edit(DOCS, 'reviewed every year', 'reviewed each year');
    repository.approve(POLICY, {kind: 'minor', effectiveFrom: '2026-12-03', note: 'Shorter.'});
    repository.commit('Approve a second');
    conflict('rebase', 'main');
    for (const next of ['2.2', '2.3']) {
      expect((await command(rebaseCommand, 'gifts'))[1]).toContain(`POL-001 ${next}`);
      call('add', 'docs', 'versioned_docs');
      const go = () => call('-c', 'core.editor=true', 'rebase', '--continue');
      if (next === '2.2') expect(go).toThrow();
      else go();
    }
    expect(await command(check)).toEqual(sound);
  });

  it('the text must be chosen first, where both changed the same words', async () => {
    approve('other', '2026-12-01', 'Gifts above £50', 'Gifts above £55');
    conflict('merge', 'main');
    const [code, said] = await command(rebaseCommand, 'gifts');
    expect(code).toBe(1);
    expect(said).toMatch(/docs\/policies\/gifts\.mdx.*<<<<<<</s);
    call('checkout', '--ours', DOCS);
    expect((await command(rebaseCommand, 'gifts'))[0]).toBe(0);
  });

  it('the second waits until its branch has the words of the first', async () => {
    const [code, said] = await command(rebaseCommand, 'gifts');
    expect([code, said]).toEqual([1, expect.stringContaining('git rebase origin/main') as string]);
    expect(call('status', '--porcelain')).toBe('');
  });

  it.each([/^<.*\n/m, /^=.*\n/m, /^>.*\n/m, /^[<>].*\n/gm])(
    'the check knows what is left of a conflict without %s',
    async (gone) => {
      conflict('rebase', 'main');
      repository.write(ROWS, repository.read(ROWS).replace(gone, ''));
      const [code, said] = await command(check);
      expect([code, said.split('policy:rebase').length]).toEqual([1, 2]);
      expect(said).toContain('1 problem in 1 file');
    },
  );

  it.each(['reviewed', 'withdrawn', 'retracted'])(
    'what was %s is not entered for the version of someone else',
    async (kind) => {
      call('switch', '-qc', kind, START);
      repository.enter(kind);
      repository.commit(kind);
      conflict('rebase', 'main');
      const before = repository.read(ROWS);
      const [code, said] = await command(rebaseCommand, 'gifts');
      expect([code, said]).toEqual([1, expect.stringContaining('git rebase --skip') as string]);
      expect(repository.read(ROWS)).toBe(before);
    },
  );

  it('a published approval is never entered again', async () => {
    call('switch', '-q', 'main');
    const [code, said] = await command(rebaseCommand, 'gifts');
    expect([code, said]).toEqual([1, expect.stringContaining('Nothing has to be') as string]);
  });
});

describe('an approval that was committed', () => {
  const approve = (limit: number) => {
    repository.enter(`minor ${limit}`, {note: `The limit is £${limit}.`});
    repository.commit(`Approve £${limit}`);
  };
  const takeBack = async () => {
    expect((await command(undo, 'gifts'))[0]).toBe(0);
    repository.commit('Take it back');
  };
  const moveMain = () => {
    call('switch', '-q', 'main');
    repository.write('other.txt', 'A change of something else');
    repository.commit('Another');
  };
  /** Runs the check where git knows nothing but the commits. */
  const checkInClone = async (...args: readonly string[]) => {
    const clone = `${repository.root}-clone${args.join('')}`;
    call('clone', '-q', ...args, `file://${repository.root}`, clone);
    onTestFinished(() => rmSync(clone, {recursive: true}));
    return inFolder(clone).run(check);
  };
  const LOST = [1, expect.stringMatching(/published rows? changed or removed/) as string];

  it.each(Object.keys(MERGES))('may be taken back and given again before %s', async (how) => {
    call('switch', '-qc', 'mine');
    approve(60);
    await takeBack();
    approve(70);
    expect(await command(check)).toEqual(sound);
    moveMain();
    MERGES[how]?.('mine');
    expect(await command(check)).toEqual(sound);
    expect(await checkInClone()).toEqual(sound);
    expect(await checkInClone('--depth=2')).toEqual(sound);
  });

  it('may be taken back on a branch that was brought up to date in between', async () => {
    call('switch', '-qc', 'mine');
    approve(60);
    moveMain();
    call('switch', '-q', 'mine');
    call('merge', '-q', '--no-edit', 'main');
    await takeBack();
    approve(70);
    call('switch', '-q', 'main');
    call('merge', '-q', '--ff-only', 'mine');
    expect(await command(check)).toEqual(sound);
    expect(await checkInClone()).toEqual(sound);
  });

  it('is missed on a branch that was brought up to date without it', async () => {
    call('switch', '-qc', 'mine');
    moveMain();
    approve(60);
    call('switch', '-q', 'mine');
    repository.write('own.txt', 'A change of something else');
    repository.commit('Own');
    call('merge', '-q', '--no-edit', '-s', 'ours', 'main');
    expect(await command(check)).toEqual(LOST);
    call('switch', '-q', 'main');
    call('merge', '-q', '--ff-only', 'mine');
    expect(await checkInClone()).toEqual(LOST);
  });

  it.each(Object.keys(MERGES))('is published after %s, and can only be put back', async (how) => {
    call('switch', '-qc', 'mine');
    approve(60);
    call('switch', '-q', 'main');
    MERGES[how]?.('mine');
    expect((await command(undo, 'gifts'))[1]).toContain('nothing to undo');
    call('switch', '-qc', 'revert');
    call('checkout', '-q', ':/The record', '--', 'docs', ROWS);
    call('rm', '-q', keptFile(POLICY, '2.1'));
    repository.commit('Revert');
    expect(await command(check)).toEqual(LOST);
    call('switch', '-q', 'main');
    MERGES[how]?.('revert');
    const [code, said] = await command(check);
    expect([code, said]).toEqual(LOST);
    const [, source = ''] = /git restore (--source=\w+) /.exec(said) ?? [];
    call('restore', source, '--', 'docs', 'versioned_docs');
    repository.commit('Put it back');
    expect(await command(check)).toEqual(sound);
  });

  it('is published once its commit is pushed or tagged as published', async () => {
    const origin = `${repository.root}-origin`;
    call('clone', '-q', '--bare', '.', origin);
    onTestFinished(() => rmSync(origin, {recursive: true}));
    call('remote', 'add', 'origin', origin);
    call('fetch', '-q', 'origin');
    approve(60);
    await takeBack();
    approve(70);
    call('push', '-q', 'origin', 'main');
    expect(await command(check)).toEqual(sound);
    approve(80);
    moveMain();
    call('push', '-q', 'origin', 'main');
    expect((await command(undo, 'gifts'))[1]).toContain('nothing to undo');
    call('revert', '--no-edit', 'HEAD~1');
    expect(await command(check)).toEqual(LOST);
    call('push', '-q', 'origin', 'main');
    expect(await command(check)).toEqual(LOST);
    // What was pushed together and what was pushed in turn look the same in another clone.
    call('tag', 'published/some', 'main~1');
    expect(await checkInClone()).toEqual(LOST);
  });
});

it('of two new documents with one reference, one is withdrawn when both are published', async () => {
  for (const name of ['two', 'one']) {
    call('switch', '-qc', name, 'main');
    const source = repository.read(DOCS).replace('POL-001', 'POL-010');
    repository.write(`docs/policies/${name}.mdx`, source);
    repository.approve(`policies/${name}`, {});
    repository.commit(`Approve ${name}`);
  }
  MERGES['a merge commit']?.('two');
  const [code, said] = await command(check);
  expect(code).toBe(1);
  expect(said).toMatch(/policies\/two\.mdx.*POL-010, which docs\/policies\/one\.mdx already has/s);
  expect(said).toContain('1 problem in 1 file');
  repository.approve('policies/two', {kind: 'withdrawn', effectiveFrom: TODAY});
  repository.edit('docs/policies/one.mdx', 'Ask before', 'Always ask before');
  repository.approve('policies/one', {});
  repository.commit('Withdrawn');
  expect(await command(check)).toEqual(sound);
});
