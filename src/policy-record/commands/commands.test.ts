import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {inFolder, ROWS, testRepository, TODAY} from '../ledger/repository.test-data';
import type {TestRepository} from '../ledger/repository.test-data';
import {amend, documentNamed, undo} from './amend';
import {begin} from './begin';
import {check} from './check';
import {Refused, run, type Command} from './command';
import {newPolicy} from './new';
import {release} from './release';

const DOCS = 'docs/policies/gifts.mdx';
const APPROVAL = [
  ...['--kind', 'minor', '--approved-on', TODAY, '--approved-by', 'Group board'],
  ...['--effective-from', TODAY, '--review-by', '2027-11-20', '--note', 'Gifts above £60.'],
  ...['--whole-text-reviewed', 'yes'],
];

let repository: TestRepository;
beforeEach(() => {
  repository = testRepository();
});

const call: TestRepository['run'] = (...args) => repository.run(...args);
const changed = () => repository.git('status', '--porcelain');

it.each<[string, Command]>([
  ['amend', amend],
  ['begin', begin],
  ['check', check],
  ['new', newPolicy],
  ['release', release],
  ['undo', undo],
])('policy:%s explains itself, and refuses an unknown option', async (_name, command) => {
  expect(await call(command, '--help')).toEqual([0, command.usage]);
  const [code, said] = await call(command, '--nonsense');
  expect([code, said]).toEqual([2, expect.stringContaining('no option --nonsense.\n') as string]);
});

it.each([
  [['gifts', '--approvedby', 'x'], 'There is no option --approvedby. Did you mean --approved-by?'],
  [['gifts', '--kind', 'minro'], 'There is no kind “minro”. Did you mean minor?'],
  [['gifts', '--note', '--kind', 'minor'], '--note needs a value.'],
  [['gifts', '--kind'], '--kind needs a value.'],
  [['gifts', '--help=yes'], '--help takes no value.'],
  [['gifts'], 'Missing: --kind, --approved-on, --note. '],
])('policy:amend %j: %s', async (args, expected) => {
  const [code, said] = await call(amend, ...args);
  expect([code, said.startsWith(expected)]).toEqual([2, true]);
});

it.each<[Command, ...string[]]>([
  [check, 'gifts'],
  [newPolicy, 'drones', 'and', 'kites'],
])('refuses words that it would not read: %#', async (command, ...words) => {
  expect((await call(command, ...words))[1]).toMatch(/^Not understood: (?:gifts|and kites)\./);
});

it('says that npm keeps an option unless two hyphens come before it', async () => {
  vi.stubEnv('npm_config_approved_on', TODAY);
  const [code, said] = await call(amend, 'gifts');
  vi.unstubAllEnvs();
  expect([code, said]).toEqual([2, expect.stringContaining('npm kept --approved-on') as string]);
});

describe('policy:amend', () => {
  it('enters an approved text, and says how to undo it', async () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    const [code, said] = await call(amend, 'gifts', ...APPROVAL);
    expect([code, said]).toEqual([0, expect.stringContaining('POL-001 2.1') as string]);
    expect((await call(check))[0]).toBe(0);
    expect(said).toContain('npm run policy:undo -- gifts');
    expect((await call(undo, 'gifts'))[1]).toBe(
      `Undone for policies/gifts: version 2.1. ${DOCS} still has your change, as a draft.`,
    );
    expect(changed()).toBe(` M ${DOCS}`);
    expect(await call(undo, 'gifts')).toEqual([
      1,
      expect.stringContaining('--kind retracted') as string,
    ]);
  });

  it('asks for missing options in a terminal', async () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    const answers = new Map<string, string>();
    const code = await run(amend, ['gifts', ...APPROVAL.slice(0, 4)], {
      siteDir: repository.root,
      today: TODAY,
      print: () => undefined,
      ask: (question, suggestion) => {
        answers.set(question.replace(/ \(.*/, ''), suggestion ?? '');
        return Promise.resolve(suggestion ?? 'Gifts above £60.');
      },
    });
    expect(code).toBe(0);
    expect(Object.fromEntries(answers)).toEqual({
      'Approved by': 'Group board',
      'First day': TODAY,
      'Next review by': '2027-04-01',
      'What changed, or why, in a sentence for readers': '',
    });
  });

  it('keeps the next review after a minor change, unless someone says that all was reviewed', async () => {
    repository.edit('docs/terms.mdx', 'free to use', 'free to all');
    const answers = APPROVAL.filter((each) => !/review|^2027|^yes$/.test(each));
    expect((await call(amend, 'terms', ...answers, '--review-by', '2027-11-20'))[1]).toContain(
      'would move from 19 March 2026 to 20 November 2027',
    );
    expect((await call(amend, 'terms', ...answers))[1]).toContain('Next review by 19 March 2026.');
    expect((await call(check))[1]).toContain('Terms was due by 19 Mar 2026');
    expect((await call(undo, 'terms'))[0]).toBe(0);
    const questions: string[] = [];
    const code = await run(amend, ['terms', ...answers], {
      ...{siteDir: repository.root, today: TODAY, print: () => undefined},
      ask: (question) => {
        questions.push(question);
        return Promise.resolve(questions.length === 1 ? '2027-11-20' : 'yes');
      },
    });
    expect([code, questions[1]]).toEqual([
      0,
      expect.stringContaining('moves from 19 March 2026 to 20 November 2027') as string,
    ]);
  });

  it('says what becomes of the versions before', async () => {
    const statement = (kind: string) => [
      ...['gifts', '--kind', kind, '--approved-on', TODAY, '--note', 'So it was.'],
    ];
    expect((await call(amend, ...statement('withdrawn')))[0]).toBe(0);
    expect((await call(undo, 'gifts'))[1]).toBe('Undone for policies/gifts: the withdrawal.');
    await call(amend, ...statement('withdrawn'), '--effective-from', '2026-12-01');
    repository.commit('To be withdrawn');
    expect(
      (await call(amend, ...statement('rescheduled'), '--effective-from', TODAY))[1],
    ).toContain('POL-001 is withdrawn on 20 November 2026 instead.');
    repository.commit('Withdrawn');
    expect((await call(amend, ...statement('retracted')))[1]).toContain(
      'POL-001: the withdrawal (“So it was.”) is taken back. Version 2.0 is again in force.',
    );
    repository.commit('Taken back');
    for (const limit of [50, 60]) {
      repository.edit(DOCS, `Gifts above £${limit}`, `Gifts above £${limit + 10}`);
      const [, said] = await call(amend, 'gifts', ...APPROVAL);
      expect(said.includes('Version 2.1 began today too')).toBe(limit === 60);
      repository.commit('Approved');
    }
    expect((await call(amend, ...statement('retracted')))[1]).toContain(
      'version 2.2 (“Gifts above £60.”) is taken back. Version 2.1 is again in force.',
    );
  });

  it('prints the answers so far as options if the person stops', async () => {
    const lines: string[] = [];
    const answers = ['Group board', "The owner's day"];
    const code = await run(amend, ['gifts', ...APPROVAL.slice(0, 4)], {
      siteDir: repository.root,
      today: TODAY,
      print: (line) => lines.push(line),
      ask: () => {
        const given = answers.shift();
        return given === undefined
          ? Promise.reject(new Refused('Stopped.'))
          : Promise.resolve(given);
      },
    });
    expect([code, lines.join('')]).toEqual([
      1,
      expect.stringContaining(
        String.raw`--approved-by 'Group board' --effective-from 'The owner'\''s day'`,
      ) as string,
    ]);
    expect(changed()).toBe('');
  });

  it('writes nothing when it refuses', async () => {
    expect((await call(amend, 'gifts', ...APPROVAL))[1]).toContain('the same text');
    expect((await call(amend, 'nothing', ...APPROVAL))[0]).toBe(1);
    expect((await call(amend))[0]).toBe(2);
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    expect(await call(amend, 'gifts')).toEqual([2, expect.stringContaining('--kind') as string]);
    expect(changed()).toBe(` M ${DOCS}`);
  });

  it('refuses while the document has an uncommitted row, but not for another document', async () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    await call(amend, 'gifts', ...APPROVAL);
    repository.edit('docs/terms.mdx', 'free to use', 'free to all');
    expect((await call(amend, 'terms', ...APPROVAL))[0]).toBe(0);
    repository.edit(DOCS, 'Gifts above £60', 'Gifts above £70');
    const [code, said] = await call(amend, 'gifts', ...APPROVAL);
    expect(code).toBe(1);
    expect(said).toContain(ROWS);
    expect(said).toMatch(/would be mixed.*npm run policy:undo -- policies\/gifts/s);
    repository.commit('Approved');
    expect((await call(amend, 'gifts', ...APPROVAL))[0]).toBe(0);
  });

  it('enters again what was committed on a branch and taken back', async () => {
    repository.git('switch', '-qc', 'mine');
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    await call(amend, 'gifts', ...APPROVAL);
    repository.commit('Approved');
    expect((await call(undo, 'gifts'))[0]).toBe(0);
    repository.edit(DOCS, 'Gifts above £60', 'Gifts above £70');
    expect((await call(amend, 'gifts', ...APPROVAL))[0]).toBe(0);
    expect((await call(amend, 'gifts', ...APPROVAL))[1]).toContain('would be mixed');
    expect((await call(check))[0]).toBe(0);
  });

  it('enters a document once that is named twice', async () => {
    const review = ['--kind', 'reviewed', '--approved-on', TODAY, '--note', 'Read again.'];
    const [code, said] = await call(amend, 'gifts', DOCS, ...review);
    expect([code, said.split('unchanged').length]).toEqual([0, 2]);
  });
});

it('policy:check passes a repository without problems', async () => {
  expect(await call(check)).toEqual([
    0,
    expect.stringMatching(/^2 policies and notices in 3 versions: no problems\.$/m) as string,
  ]);
});

it('policy:check says what it cannot see in a shallow clone and without git', async () => {
  repository.write('note.txt', 'x');
  repository.commit('Another commit');
  const clone = `${repository.root} #1 50%`;
  repository.git('clone', '-q', '--depth=1', `file://${repository.root}`, clone);
  onTestFinished(() => rmSync(clone, {recursive: true}));
  const unseen = (what: string) => [0, expect.stringContaining(what) as string];
  expect(await inFolder(clone).run(check)).toEqual(unseen('git fetch --unshallow'));
  rmSync(path.join(clone, '.git'), {recursive: true});
  expect(await inFolder(clone).run(check)).toEqual(unseen('no git history'));
  const [, undoing] = await inFolder(clone).run(undo, 'gifts');
  expect(undoing).toContain('no git history, so you can write, check and approve here');
});

it('policy:check warns of an overdue review without failing', async () => {
  const [code, said] = await call(check);
  expect(code).toBe(0);
  expect(said).toMatch(
    /^Warning: the review of \w+-LG-01 Terms was due by 19 Mar 2026\. Owner: Company Secretary\.$/m,
  );
});

it('policy:check reports each problem only once', async () => {
  repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
  repository.edit('docs/terms.mdx', 'owner: Company Secretary\n', '');
  const [code, said] = await call(check);
  expect(code).toBe(1);
  expect(said).toContain('2 problems in 2 files');
  expect(said).toContain('no one has approved');
});

it('policy:check says once that a document has another encoding, and nothing about its words', async () => {
  const text = repository.read(DOCS);
  writeFileSync(path.join(repository.root, DOCS), Buffer.from(text, 'latin1'));
  const [code, said] = await call(check);
  expect([code, said]).toEqual([1, expect.stringContaining('1 problem in 1 file') as string]);
  expect(said).toContain('another encoding, for instance at “£50”');
});

it('policy:check does not call a document missing whose title block can’t be read', async () => {
  repository.edit(DOCS, 'title: ', 'title: a: ');
  const [code, said] = await call(check);
  expect([code, said]).toEqual([1, expect.stringContaining('1 problem in 1 file') as string]);
  expect(said).toMatch(/title block, line 2\n.*field: value/);
});

it('policy:new writes one file, which is a draft until it is approved', async () => {
  const begin = (owner: string) =>
    call(newPolicy, 'drones', '--title', 'Drones policy', '--owner', owner);
  expect(await begin('Head of Flying')).toEqual([
    1,
    expect.stringContaining('--owner must be a role that can own a document or a target') as string,
  ]);
  expect((await begin('Head of Quality'))[0]).toBe(0);
  expect(repository.read('docs/policies/drones.mdx')).toContain('reference: POL-002');
  expect((await call(check))[1]).toMatch(/docs\/policies\/drones\.mdx.*delete the file/s);
  expect((await call(amend, 'drones', ...APPROVAL))[1]).toContain('placeholder');
  expect(await call(newPolicy, 'drones', '--title', 'D', '--owner', 'P')).toEqual([
    1,
    'docs/policies/drones.mdx already exists.',
  ]);
  expect((await call(newPolicy, '../evil'))[0]).toBe(2);
});

it('finds a document by the last part of its address, unless two have it', () => {
  const documents = ['policies/gifts', 'reports/bid-pack', 'privacy/uk', 'reports/uk'];
  expect(documentNamed('docs/policies/gifts.mdx', documents)).toBe('policies/gifts');
  expect(documentNamed('bid-pack', documents)).toBe('reports/bid-pack');
  expect(() => documentNamed('uk', documents)).toThrow('There is no policy or notice “uk”.');
});

it('suggests the right name for a misspelt one', async () => {
  expect(await call(amend, 'gift')).toEqual([
    1,
    'There is no policy or notice “gift”. Did you mean gifts?',
  ]);
  expect((await call(amend, 'zzz'))[1]).toContain('policies/gifts');
});

it('policy:release names the versions that are approved for a later day', async () => {
  repository.edit('docs/terms.mdx', 'free to use', 'free to all');
  await call(amend, 'terms', ...APPROVAL);
  repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
  repository.approve('policies/gifts', {effectiveFrom: '2027-01-01', note: 'Gifts above £60.'});
  repository.commit('A version to come');
  const [code, said] = await call(release, '2026');
  expect([code, said]).toEqual([
    0,
    expect.stringContaining('policies/gifts 3.0 from 1 January 2027') as string,
  ]);
});

it('policy:release closes the edition, so that its files can no longer change', async () => {
  repository.edit('docs/terms.mdx', 'free to use', 'free to all');
  await call(amend, 'terms', ...APPROVAL);
  repository.commit('Reviewed');
  const [code] = await call(release, '2026');
  expect(code).toBe(0);
  expect(repository.read('versions.json')).toBe('[\n  "2026",\n  "2025"\n]\n');
  const frozen = 'versioned_docs/version-2026/policies/gifts.mdx';
  expect(repository.read(frozen)).not.toContain('{brand.');
  expect((await call(check))[0]).toBe(0);
  repository.edit(frozen, '£50', '£500');
  expect((await call(check))[1]).toContain(frozen);
});

it('policy:release refuses a wrong label, a draft, an overdue review and uncommitted changes', async () => {
  expect((await call(release, '2027'))[0]).toBe(2);
  expect((await call(release, '2026'))[1]).toContain('while a review is overdue');
  repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
  expect((await call(release, '2026'))[1]).toContain('would be mixed');
  repository.commit('A draft');
  expect((await call(release, '2026'))[1]).toContain('no one has approved');
  expect(existsSync(path.join(repository.root, 'versioned_docs/version-2026'))).toBe(false);
});

it('policy:release refuses while the main branch fails its check, or is ahead', async () => {
  repository.git('branch', 'early');
  repository.edit('docs/terms.mdx', 'free to use', 'free to all');
  await call(amend, 'terms', ...APPROVAL);
  repository.commit('Approved');
  repository.git('switch', '-q', 'early');
  expect((await call(release, '2026'))[1]).toMatch(/docs\/terms\.mdx\n.*an older one/s);
  repository.git('switch', '-q', 'main');
  repository.forge((rows) => rows.slice(0, 1));
  repository.commit('A row is lost');
  repository.git('switch', '-qc', 'late');
  expect((await call(release, '2026'))[1]).toContain('1 published row changed or removed');
});

it('the guide explains words of reports that exist', () => {
  const code = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'))
    .join('\n');
  const guide = readFileSync('contributing/edit-a-policy.md', 'utf8');
  const [, table = ''] = guide.split('| You see ');
  const seen = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, words = '']) =>
    [...words.matchAll(/`([^`]+)`/g)].flatMap(([, report = '']) => report.split(' … ')),
  );
  expect(seen.length).toBeGreaterThan(12);
  expect(seen.filter((words) => !code.includes(words))).toEqual([]);
});

describe('policy:begin', () => {
  const ANSWERS = ['--approved-on', TODAY, '--approved-by', 'Group board'];
  const withoutHistory = () => {
    rmSync(path.join(repository.root, '.git'), {recursive: true});
    repository.git('init', '-q');
  };
  const versions = () => repository.historyOn(TODAY).versions.map(({version}) => version);

  it('empties the record and approves every document, today or on an earlier day', async () => {
    withoutHistory();
    const answers = ['--approved-on', '2026-11-10', '--approved-by', 'Group board'];
    const [code, said] = await call(begin, ...answers);
    expect([code, said]).toEqual([0, expect.stringContaining('with 2 documents') as string]);
    expect(versions()).toEqual(['1.0']);
    expect(repository.read('versions.json')).toBe('[]\n');
    expect(existsSync(path.join(repository.root, 'versioned_docs/version-2025'))).toBe(false);
    expect(existsSync(path.join(repository.root, 'versioned_docs.before'))).toBe(false);
    expect((await call(check))[0]).toBe(0);
  });

  it('approves only the documents that are named', async () => {
    withoutHistory();
    const [, said] = await call(begin, 'terms', ...ANSWERS);
    expect(said).toContain('Still drafts: policies/gifts');
  });

  it('needs no family of documents, and no versions before', async () => {
    withoutHistory();
    for (const place of ['docs/policies', 'versioned_docs', 'versioned_sidebars']) {
      rmSync(path.join(repository.root, place), {recursive: true, force: true});
    }
    expect((await call(begin, ...ANSWERS))[1]).toContain('with 1 document');
  });

  it.each<[string, string[], string]>([
    ['a day to come', ['--approved-on', '2026-11-21', ...ANSWERS.slice(2)], '2026-11-21'],
    ['a person', [...ANSWERS.slice(0, 3), 'Sam'], 'Sam'],
    ['a document that is not there', ['drones', ...ANSWERS], 'no policy or notice “drones”'],
  ])('changes nothing for %s', async (_, answers, found) => {
    withoutHistory();
    const before = versions();
    const [code, said] = await call(begin, ...answers);
    expect([code, said]).toEqual([1, expect.stringContaining(found) as string]);
    expect(versions()).toEqual(before);
    expect(repository.read('versions.json')).toBe('["2025"]\n');
  });

  it.each(['/2025/terms', '/terms/versions/1.0', '/terms/changes/1.0-2.0'])(
    'names a link to the record that goes: %s',
    async (address) => {
      withoutHistory();
      repository.edit('docs/terms.mdx', 'The site', `The [old terms](${address}). The site`);
      const [code, said] = await call(begin, ...ANSWERS);
      expect(code).toBe(1);
      expect(said).toMatch(/docs\/terms\.mdx[^]*\/(?:2025|terms)[^]*Take the link/);
    },
  );

  it('refuses a repository whose history has a record', async () => {
    const [code, said] = await call(begin, ...ANSWERS);
    expect([code, said]).toEqual([1, expect.stringContaining('git init') as string]);
    expect(changed()).toBe('');
  });
});
