import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {close, listen, originOf} from '../../local-services/http';
import {git} from '../ledger/git';
import policyEditor from '.';
import {editorApi} from './api';
import {openDocument, type OpenDocument} from './documents';
import type {Refusal, Submitted} from './exchange';
import {plainWords, type Proposals} from './proposals';
import {submit as submitOf} from './submit';

const ROOT = path.resolve(__dirname, '../../..');
const DOCUMENT = 'policies/whistleblowing';
const FILE = `docs/${DOCUMENT}.mdx`;
const ROWS = `versioned_docs/record/${DOCUMENT}.jsonl`;
const WORDS = 'You do not need proof.';

/** The document's newest version, and the two that may follow it. */
const NEWEST = new RegExp(`.*"${DOCUMENT}","version":"(\\d+)\\.(\\d+)"`, 's');
const [, major = '', minor = ''] = NEWEST.exec(readFileSync(path.join(ROOT, ROWS), 'utf8')) ?? [];
const [NOW, MINOR, MAJOR] = [`${major}.${minor}`, `${major}.${+minor + 1}`, `${+major + 1}.0`];

let folder = '';
let siteDir = '';
let server: Server;
/** Copies the documents into a separate repository, which is reset after each test. */
beforeAll(async () => {
  vi.stubEnv('BUILD_CLOCK', '2036-12-15T12:00:00Z');
  folder = mkdtempSync(path.join(tmpdir(), 'policy-editor-'));
  siteDir = path.join(folder, 'site');
  for (const name of ['docs', 'versioned_docs', 'versions.json']) {
    cpSync(path.join(ROOT, name), path.join(siteDir, name), {recursive: true});
  }
  writeFileSync(path.join(siteDir, '.gitignore'), 'node_modules/\n');
  git({siteDir}, 'init', '--quiet', '--initial-branch', 'main');
  git({siteDir}, 'config', 'user.name', 'An Officer');
  git({siteDir}, 'config', 'user.email', 'officer@example.test');
  git({siteDir}, 'add', '.');
  git({siteDir}, 'commit', '--quiet', '--message', 'Start');
  server = await listen([editorApi(siteDir)], '127.0.0.1', 0);
});

afterEach(() => {
  git({siteDir}, 'reset', '--quiet', '--hard', 'main');
  git({siteDir}, 'clean', '-fdxq');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await close(server);
  rmSync(folder, {recursive: true, force: true});
});

interface Answer<T> {
  readonly status: number;
  readonly data: T;
}

/** Makes a request as the page does. `fetch` would not send every header. */
function ask<T = Refusal>(
  action: string,
  data: unknown = {},
  headers: object = {},
  method = 'POST',
): Promise<Answer<T>> {
  return new Promise((resolve, reject) => {
    const body = typeof data === 'string' ? data : JSON.stringify(data);
    const options = {method, headers: {'content-type': 'application/json', ...headers}};
    const sent = request(`${originOf(server)}/__editor/${action}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isJson = response.headers['content-type']?.startsWith('application/json');
        resolve({
          status: response.statusCode ?? 0,
          data: (isJson ? JSON.parse(text) : {message: text}) as T,
        });
      });
    });
    sent.on('error', reject);
    sent.end(method === 'GET' ? undefined : body);
  });
}

const read = (file = FILE) => readFileSync(path.join(siteDir, file), 'utf8');
const write = (text: string) => writeFileSync(path.join(siteDir, FILE), text);
const open = async (document = DOCUMENT) => (await ask<OpenDocument>('open', {document})).data;

/** Saves a change of the text, and returns the server's answer. */
async function save(
  change: (text: string) => string,
  document = DOCUMENT,
): Promise<Answer<OpenDocument & Refusal>> {
  const {text, sha256} = await open(document);
  return ask('save', {document, sha256, text: change(text)});
}

const reword = (text: string) => text.replace(WORDS, `${WORDS} No one asks for it.`);

const APPROVAL = {
  kind: 'minor',
  approvedOn: '2036-12-14',
  approvedBy: 'Group board',
  effectiveFrom: '2036-12-15',
  reviewBy: '2037-12-14',
  wholeTextReviewed: true,
  note: 'No one asks for proof.',
};

async function approve(changes: object = {}): Promise<Answer<OpenDocument & Refusal>> {
  const {sha256} = await open();
  return ask('approve', {document: DOCUMENT, sha256, approval: {...APPROVAL, ...changes}});
}

describe('the guard', () => {
  // hostile.test.ts of the local services sends requests from other origins.
  it('refuses requests that a form on another page could send', async () => {
    const plain = {'content-type': 'text/plain'};
    expect((await ask('open', {document: DOCUMENT}, plain)).status).toBe(403);
  });

  it.each([
    '../package',
    '../../etc/passwd',
    'policies/../../README',
    'services/security',
    '__proto__',
  ])('does not find the document %s', async (document) => {
    for (const action of ['save', 'restore', 'approve', 'undo-approval', 'submit']) {
      const data = {document, sha256: '', text: 'x', approval: {}};
      expect((await ask(action, data)).status, action).toBe(404);
    }
    expect((await ask('open', {document})).data).toBeNull();
  });

  it('explains unsupported requests', async () => {
    expect((await ask('open', {}, {}, 'PUT')).status).toBe(405);
    expect((await ask('constructor')).status).toBe(404);
    expect((await ask('open', '{')).status).toBe(400);
    expect((await ask('open', {document: 7})).status).toBe(400);
    const large = await ask('save', {document: DOCUMENT, sha256: '', text: 'x'.repeat(3_000_000)});
    expect(large).toMatchObject({
      status: 413,
      data: {message: expect.stringContaining('too large') as string},
    });
  });

  it('is not part of a production build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await policyEditor({siteDir} as LoadContext)).toBeNull();
    vi.stubEnv('NODE_ENV', 'test');
  });
});

describe('a text', () => {
  it('becomes a draft when saved, and is compared with the version before', async () => {
    expect((await open()).facts.status).toBe('in force');
    const {status, data} = await save(reword);
    expect([status, data.findings, data.facts.status]).toEqual([200, [], 'draft']);
    expect(data.comparison).toMatchObject({before: NOW, changed: [3]});
    expect(JSON.stringify(data.comparison?.sections)).toContain('No one asks for it.');
  });

  it('keeps its bytes and line ends until it changes', async () => {
    const windows = `\uFEFF${read().trimEnd().replaceAll('\n', '\r\n')}  `;
    write(windows);
    expect((await save((text) => text)).status).toBe(200);
    expect(read()).toBe(windows);
    await save(reword);
    expect(read()).toBe(reword(windows).slice(1).replaceAll('\r\n', '\n'));
  });

  it('does not overwrite a file that someone else changed', async () => {
    const {text, sha256} = await open();
    const theirs = read().replace(WORDS, 'Theirs.');
    write(theirs);
    for (const action of ['save', 'restore', 'approve']) {
      const {status, data} = await ask(action, {
        document: DOCUMENT,
        sha256,
        text: reword(text),
        approval: {},
      });
      expect([action, status, data.stored?.text, read()]).toEqual([action, 409, theirs, theirs]);
    }
    const known = (await open()).sha256;
    await ask('save', {document: DOCUMENT, sha256: known, text: reword(text)});
    expect(read()).toBe(reword(text));
  });

  it.each([
    [WORDS, '<Note>Never closed.', 'Text', 'Write </Note>, or remove <Note>.', 57],
    [WORDS, '[x](./quality.mdx)', 'Text', 'an address of this site', 57],
    [WORDS, 'a { b', 'Text', 'a backslash before it', undefined],
    ['title: ', 'title: a: ', 'Title block', 'Put quotes round the words', 2],
    ['---', '', 'Title block', 'a title block: fields between two lines', 1],
    [/description: .*/, 'description: Short.', 'Description', 'at least 70', undefined],
    ['url: https', 'url: http', 'Law 1, address', 'https://', undefined],
  ])(
    'with %s changed to “%s” is not written, and %s has a finding in plain words',
    async (from, to, label, words, line) => {
      const before = read();
      const {status, data} = await save((text) => text.replace(from, to));
      const message = expect.stringContaining(words) as string;
      expect([status, data.findings[0]]).toMatchObject([422, {label, message}]);
      if (line !== undefined) expect(data.findings[0]?.line).toBe(line);
      expect(read()).toBe(before);
    },
  );

  it('is saved despite a broken link, whose line is reported', async () => {
    const {status, data} = await save((text) => text.replace(WORDS, '[here](/nowhere)'));
    expect([status, data.findings[0]?.line]).toEqual([200, 57]);
    expect((await approve()).data.message).toContain('the text has problems');
  });

  it('is replaced by the earlier text when it is discarded', async () => {
    const before = read();
    const {sha256} = (await save(reword)).data;
    await ask('restore', {document: DOCUMENT, sha256});
    expect(read()).toBe(before);
  });
});

it('an approval adds a row to the ledger and keeps the text', async () => {
  const {facts} = await open();
  expect(facts).toMatchObject({
    next: {major: MAJOR, minor: MINOR},
    approver: 'Group board',
  });
  await save(reword);
  const {data} = await approve({kind: 'major', effectiveFrom: '2037-02-01'});
  expect(data.facts).toMatchObject({status: 'coming', inForce: NOW, waiting: [MAJOR]});
  expect(read(ROWS).trimEnd().split('\n').at(-1)).toContain(`"version":"${MAJOR}"`);
  await ask('undo-approval', {document: DOCUMENT});
  expect((await open()).facts).toMatchObject({status: 'draft', waiting: []});
});

it('an approval is refused with the field names of the form', async () => {
  await save(reword);
  const before = read(ROWS);
  const labels = async (changes: object) =>
    (await approve(changes)).data.findings.map(({label}) => label);
  expect(await labels({approvedBy: ''})).toEqual(['Approved by']);
  // A first day before the approval, and before the day of entry.
  expect(await labels({effectiveFrom: '2036-12-10'})).toEqual(['Applies from']);
  expect(await labels({approvedOn: '2036-12-20', effectiveFrom: '2036-12-21'})).toContain(
    'Approved on',
  );
  expect(await labels({reviewBy: '2038-01-01', note: 'x'})).toEqual(['What changed']);
  expect(read(ROWS)).toBe(before);
});

describe('submitting', () => {
  const submit = (data: object = {}) =>
    ask<Refusal & Submitted>('submit', {document: DOCUMENT, ...data});
  const bare = () => path.join(folder, 'remote.git');

  beforeEach(() => {
    for (const branch of git({siteDir}, 'branch', '--format=%(refname:short)').split('\n')) {
      if (branch !== 'main') git({siteDir}, 'branch', '-D', branch);
    }
  });

  it('pushes a new branch, and leaves the folder unchanged', async () => {
    git({siteDir}, 'init', '--quiet', '--bare', bare());
    git({siteDir}, 'remote', 'add', 'origin', bare());
    const proposeAt = 'https://host.example/site/pull/new/policy';
    const hook = `#!/bin/sh\necho "Visit https://host.example/status or ${proposeAt}"\n`;
    writeFileSync(path.join(bare(), 'hooks/post-receive'), hook, {mode: 0o755});
    try {
      writeFileSync(
        path.join(siteDir, 'docs/terms.mdx'),
        `${read('docs/terms.mdx')}\nOther work.\n`,
      );
      await save(reword);
      const text = read();
      await approve();
      const {data} = await submit();
      expect(data).toMatchObject({
        branch: `policy/whistleblowing-${MINOR}`,
        pushedTo: 'origin',
        proposeAt,
      });
      const shown = git(
        {siteDir: bare()},
        'show',
        '--name-only',
        '--format=%an %ae %s',
        data.branch,
      );
      expect(shown.split('\n').filter(Boolean)).toEqual([
        `An Officer officer@example.test POL-009 ${MINOR}, in force from 2036-12-15`,
        FILE,
        `versioned_docs/kept/${DOCUMENT}/${MINOR}.mdx`,
        ROWS,
      ]);
      expect(git({siteDir: bare()}, 'show', `${data.branch}:${FILE}`)).toBe(text.trimEnd());
      expect(git({siteDir}, 'status', '--porcelain')).toBe(' M docs/terms.mdx');
      expect(git({siteDir}, 'branch', '--show-current')).toBe('main');
      await save(reword);
      expect((await submit()).data.branch).toBe('policy/whistleblowing-draft');
      await save(reword);
      expect((await submit()).data.branch).toBe('policy/whistleblowing-draft-2');
    } finally {
      git({siteDir}, 'remote', 'remove', 'origin');
    }
  });

  it.each([undefined, 'https://127.0.0.1:1/nothing.git'])(
    'returns a patch if the remote is %s',
    async (remote) => {
      if (remote !== undefined) git({siteDir}, 'remote', 'add', 'origin', remote);
      await save(reword);
      const text = read();
      const {data} = await submit();
      if (remote !== undefined) git({siteDir}, 'remote', 'remove', 'origin');
      expect(data.failure === undefined).toBe(remote === undefined);
      expect(read()).not.toBe(text);
      writeFileSync(path.join(folder, 'change.patch'), data.patch ?? '');
      git({siteDir}, 'am', '--quiet', path.join(folder, 'change.patch'));
      expect(read()).toBe(text);
      git({siteDir}, 'branch', '--force', 'applied');
      git({siteDir}, 'reset', '--quiet', '--hard', 'HEAD~1');
    },
  );

  it('asks for the author if git does not know one', async () => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    git({siteDir}, 'config', '--unset', 'user.email');
    await save(reword);
    expect((await submit()).data.findings?.[0]?.field).toBe('author');
    const unsound = await submit({author: {name: '<>', email: 'b@example.test'}});
    expect(unsound.data.findings?.[0]?.message).toContain('without < or >');
    const {data} = await submit({author: {name: 'B Writer', email: 'b@example.test'}});
    expect(git({siteDir}, 'show', '--no-patch', '--format=%an %ce', data.branch)).toBe(
      'B Writer b@example.test',
    );
    git({siteDir}, 'config', 'user.email', 'officer@example.test');
  });

  it('keeps each change separate', async () => {
    expect((await submit()).data.message).toContain('Nothing has changed');
    await save(reword);
    await approve();
    const other = await save((text) => text.replace('We ', 'We all '), 'policies/environmental');
    expect(other.status).toBe(200);
    const {data} = await ask<Submitted>('submit', {document: 'policies/environmental'});
    expect(git({siteDir}, 'show', '--name-only', '--format=', data.branch)).toBe(
      'docs/policies/environmental.mdx',
    );
    expect((await open()).facts).toMatchObject({waiting: [MINOR]});
  });
});

describe('proposals of others', () => {
  const bare = () => path.join(folder, 'shared.git');
  const other = () => path.join(folder, 'other');
  const proposals = async () => (await ask<Proposals>('proposals', {document: DOCUMENT})).data;
  const inOther = (...args: readonly string[]) => git({siteDir: other()}, ...args);

  /** A colleague changes the document on a branch, and pushes it. */
  function propose(branch: string, words: string, place = FILE): void {
    inOther('switch', '--quiet', '--create', branch, 'origin/main');
    const file = path.join(other(), place);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, place === FILE ? text.replace(WORDS, words) : `${text}${words}\n`);
    inOther('commit', '--quiet', '--all', '--message', `Draft: ${words}`);
    inOther('push', '--quiet', 'origin', branch);
  }

  beforeEach(() => {
    git({siteDir}, 'clone', '--quiet', '--bare', siteDir, bare());
    git({siteDir}, 'clone', '--quiet', bare(), other());
    inOther('config', 'user.name', 'B Writer');
    inOther('config', 'user.email', 'b@example.test');
    git({siteDir}, 'remote', 'add', 'origin', bare());
  });

  afterEach(() => {
    git({siteDir}, 'remote', 'remove', 'origin');
    for (const place of [bare(), other()]) rmSync(place, {recursive: true, force: true});
  });

  it('are shown with their author and text, until they are accepted in whatever way', async () => {
    expect(await proposals()).toEqual({open: [], isBehind: false, isCurrent: true});
    propose('policy/whistleblowing-draft', 'Proof is not needed.');
    propose('other', WORDS.toUpperCase());
    const {open: found} = await proposals();
    expect(found.map(({branch}) => branch)).toEqual(['other', 'policy/whistleblowing-draft']);
    expect(found[1]).toMatchObject({author: 'B Writer', isOwn: false});
    expect(found[1]?.text).toContain('Proof is not needed.');
    inOther('switch', '--quiet', 'main');
    inOther('merge', '--quiet', '--squash', 'other');
    inOther('commit', '--quiet', '--message', 'Squashed');
    inOther('push', '--quiet', 'origin', 'main', ':policy/whistleblowing-draft');
    expect(await proposals()).toEqual({open: [], isBehind: true, isCurrent: true});
  });

  it('are shown if they change the record alone, as a review does', async () => {
    propose('reviewed', '{}', ROWS);
    expect((await proposals()).open.map(({branch}) => branch)).toEqual(['reviewed']);
  });

  it('have names that a submitted change does not take', async () => {
    propose('policy/whistleblowing-draft', 'Theirs.');
    await save(reword);
    expect((await ask<Submitted>('submit', {document: DOCUMENT})).data).toMatchObject({
      branch: 'policy/whistleblowing-draft-2',
      pushedTo: 'origin',
    });
  });

  it('stay unknown while the host does not answer, and the editor still works', async () => {
    git({siteDir}, 'remote', 'set-url', 'origin', 'https://127.0.0.1:1/nothing.git');
    expect(await proposals()).toEqual({open: [], isBehind: false, isCurrent: false});
  });
});

it.each([
  ["fatal: Unable to create '/x/.git/index.lock': File exists.", 'Another program'],
  ['Author identity unknown\n*** Please tell me who you are.', 'does not know your name'],
  [' ! [rejected] a -> a (non-fast-forward)\nhint: git pull', 'another change of that name'],
  ['remote: error: GH006: Protected branch update failed', 'its rules protect'],
  ["fatal: unable to access 'https://x/': Could not resolve host: x", 'can’t be reached'],
  ['ssh: connect to host x port 22: Connection refused', 'can’t be reached'],
  ['remote: Permission to a/b.git denied to c.\nThe requested URL returned error: 403', 'access'],
  ['git@x: Permission denied (publickey).', 'access'],
  ["remote: Repository not found.\nfatal: repository 'x' not found", 'leads nowhere'],
  ['fatal: cannot switch branch while merging', 'A merge in this folder'],
  ['error: gpg failed to sign the data', 'signature'],
  ['spawn git ENOENT', 'not installed'],
  ['fatal: something new', 'Git refused.'],
])('git’s words “%s” become plain ones', (said, plain) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(plainWords(said)).toContain(plain);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('a folder without git says what the editor cannot do there', async () => {
  const copy = path.join(folder, 'a zip #1 50%');
  for (const name of ['docs', 'versioned_docs', 'versions.json']) {
    cpSync(path.join(siteDir, name), path.join(copy, name), {recursive: true});
  }
  const {facts} = openDocument(copy, DOCUMENT);
  expect(facts.cannotSubmit).toContain('git clone instead of a zip file');
  await expect(submitOf(copy, DOCUMENT)).rejects.toThrow('no git history');
  git({siteDir: copy}, 'init', '--quiet');
  expect(openDocument(copy, DOCUMENT).facts.cannotSubmit).toContain('no git history');
  expect((await open()).facts.cannotSubmit).toBeUndefined();
});
