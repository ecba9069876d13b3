import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {close, listen, originOf} from '../../local-services/http';
import {git} from '../ledger/git';
import policyEditor from '.';
import {editorApi} from './api';
import type {ComparedDraft, HandedIn, ListedDocument, OpenDocument, Refusal} from './exchange';
import {proposalAddress} from './hand-in';

const ROOT = path.resolve(__dirname, '../../..');
const DOCUMENT = 'policies/whistleblowing';
const FILE = `docs/${DOCUMENT}.mdx`;
const LEDGER = 'versioned_docs/ledger.jsonl';
const WORDS = 'You do not need proof.';

/** The newest version of the document, and what may follow it. */
const NEWEST = new RegExp(`.*"${DOCUMENT}","version":"(\\d+)\\.(\\d+)"`, 's');
const [, major = '', minor = ''] = NEWEST.exec(readFileSync(path.join(ROOT, LEDGER), 'utf8')) ?? [];
const [NOW, MINOR, MAJOR] = [`${major}.${minor}`, `${major}.${+minor + 1}`, `${+major + 1}.0`];

let folder = '';
let siteDir = '';
let server: Server;
let token = '';

/** One repository with a remote; each test gets its files fresh. */
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
  token = ((await (await fetch(`${originOf(server)}/__editor/session`)).json()) as {token: string})
    .token;
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

/** Asks as the page does; headers that `fetch` does not let anyone set go too. */
function ask<T = Refusal>(
  action: string,
  data: unknown = {},
  headers: object = {},
  method = 'POST',
): Promise<Answer<T>> {
  return new Promise((resolve, reject) => {
    const body = typeof data === 'string' ? data : JSON.stringify(data);
    const options = {method, headers: {'x-editor-token': token, ...headers}};
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

/** Saves a change of the text and gives what the server says then. */
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
  note: 'No one asks for proof.',
};

async function approve(changes: object = {}): Promise<Answer<OpenDocument & Refusal>> {
  const {sha256} = await open();
  return ask('approve', {document: DOCUMENT, sha256, approval: {...APPROVAL, ...changes}});
}

describe('the guard', () => {
  // Callers from elsewhere: hostile.test.ts of the local services.
  it.each([
    ['an earlier run', 'x'.repeat(32)],
    ['no token', ''],
  ])('refuses %s', async (_name, given) => {
    expect((await ask('list', {}, {'x-editor-token': given})).status).toBe(401);
  });

  it.each([
    '../package',
    '../../etc/passwd',
    'policies/../../README',
    'services/security',
    '__proto__',
  ])('knows no document %s', async (document) => {
    for (const action of ['open', 'save', 'forget', 'compare', 'restore', 'approve', 'hand-in']) {
      const data = {document, sha256: '', text: 'x', approval: {}};
      expect((await ask(action, data)).status, action).toBe(404);
    }
  });

  it('says what it cannot do', async () => {
    expect((await ask('list', {}, {}, 'PUT')).status).toBe(405);
    expect((await ask('constructor')).status).toBe(404);
    expect((await ask('open', '{')).status).toBe(400);
    expect((await ask('open', {document: 7})).status).toBe(400);
    const large = await ask('save', {document: DOCUMENT, sha256: '', text: 'x'.repeat(3_000_000)});
    expect(large).toMatchObject({
      status: 413,
      data: {message: expect.stringContaining('too large') as string},
    });
  });

  it('is no part of a production build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await policyEditor({siteDir} as LoadContext)).toBeNull();
    vi.stubEnv('NODE_ENV', 'test');
  });
});

describe('a text', () => {
  it('is listed with its standing, and a draft once it is saved', async () => {
    const standing = async () =>
      (await ask<ListedDocument[]>('list')).data.find(({document}) => document === DOCUMENT)
        ?.standing;
    expect(await standing()).toBe('in force');
    const {status, data} = await save(reword);
    expect([status, data.findings, data.facts.standing]).toEqual([200, [], 'draft']);
    expect(await standing()).toBe('draft');
    const {data: compared} = await ask<ComparedDraft>('compare', {document: DOCUMENT});
    expect(compared).toMatchObject({before: NOW, changed: [3]});
    expect(JSON.stringify(compared.sections)).toContain('No one asks for it.');
  });

  it('keeps its bytes when nothing changed', async () => {
    const windows = `\uFEFF${read().trimEnd().replaceAll('\n', '\r\n')}  `;
    write(windows);
    expect((await save((text) => text)).status).toBe(200);
    expect(read()).toBe(windows);
    await save(reword);
    expect(read()).toBe(reword(windows));
  });

  it('is not written over one that someone else changed', async () => {
    const {text, sha256} = await open();
    const theirs = read().replace(WORDS, 'Theirs.');
    write(theirs);
    const {status, data} = await ask('save', {document: DOCUMENT, sha256, text: reword(text)});
    expect([status, data.stored?.text, read()]).toEqual([409, theirs, theirs]);
    expect((await open()).journalled?.text).toBe(reword(text));
    await ask('save', {document: DOCUMENT, sha256: data.stored?.sha256, text: reword(text)});
    expect([read(), (await open()).journalled]).toEqual([reword(text), undefined]);
  });

  it.each([
    [
      'an open note',
      (text: string) => text.replace(WORDS, '<Note>Never closed.'),
      'Text',
      '“<Note>” is opened here and never closed',
      57,
    ],
    [
      'a sign that begins a component',
      (text: string) => text.replace(WORDS, 'a<b, c'),
      'Text',
      'less than',
      57,
    ],
    ['an image', (text: string) => text.replace(WORDS, '![x](y.png)'), 'Text', 'Expected', 57],
    [
      'a link to a file',
      (text: string) => text.replace(WORDS, '[x](./quality.mdx)'),
      'Text, section 3',
      'an address on the site',
      57,
    ],
    ['a lone brace', (text: string) => text.replace(WORDS, 'a { b'), 'Text', 'A brace', undefined],
    [
      'a colon in the title',
      (text: string) => text.replace('title: ', 'title: a: '),
      'Title block',
      'contains a colon',
      2,
    ],
    [
      'an open quote',
      (text: string) => text.replace('owner: ', 'owner: "'),
      'Title block',
      'quotation mark',
      undefined,
    ],
    [
      'no title block',
      (text: string) => text.replace('---', ''),
      'Title block',
      'begin with a title block',
      1,
    ],
    [
      'a short description',
      (text: string) => text.replace(/description: .*/, 'description: Short.'),
      'Description',
      'at least 70',
      undefined,
    ],
    [
      'an unsafe address',
      (text: string) => text.replace('url: https', 'url: http'),
      'Law 1, address',
      'https://',
      undefined,
    ],
  ])(
    'with %s is told in plain words, kept, and not written',
    async (_name, change, label, words, line) => {
      const before = read();
      const {status, data} = await save(change);
      expect(status).toBe(422);
      expect(data.findings[0]).toMatchObject({
        label,
        message: expect.stringContaining(words) as string,
      });
      if (line !== undefined) expect(data.findings[0]?.line).toBe(line);
      expect(read()).toBe(before);
      expect((await open()).journalled?.text).toBe(change(before));
      const {data: found} = await ask<unknown>('check', {document: DOCUMENT, text: change(before)});
      expect(found).toEqual(data.findings);
    },
  );

  it('with a link that leads nowhere is saved, and the line is named', async () => {
    const {status, data} = await save((text) => text.replace(WORDS, '[here](/nowhere)'));
    expect([status, data.findings[0]?.line]).toEqual([200, 57]);
    expect((await approve()).data.message).toContain('the text has problems');
  });

  it('is given up for the words of before, which the journal keeps', async () => {
    const before = read();
    const {data} = await save(reword);
    const restored = await ask<OpenDocument>('restore', {
      document: DOCUMENT,
      sha256: data.sha256,
      text: data.text,
    });
    expect([read(), restored.data.journalled?.text]).toEqual([before, reword(before)]);
    await ask('forget', {document: DOCUMENT});
    expect((await open()).journalled).toBeUndefined();
  });
});

describe('an approval', () => {
  it('enters a row and keeps the words', async () => {
    const {facts} = await open();
    expect(facts).toMatchObject({
      next: {major: MAJOR, minor: MINOR},
      approver: 'Group board',
      reviewBy: '2037-12-15',
    });
    await save(reword);
    const {data} = await approve({kind: 'major', effectiveFrom: '2037-02-01'});
    expect(data.facts).toMatchObject({standing: 'coming', inForce: NOW, waiting: [MAJOR]});
    expect(read(LEDGER).trimEnd().split('\n').at(-1)).toContain(`"version":"${MAJOR}"`);
    await ask('take-back', {document: DOCUMENT});
    expect((await open()).facts).toMatchObject({standing: 'draft', waiting: []});
  });

  it('is refused with the names of the form', async () => {
    await save(reword);
    const before = read(LEDGER);
    const labels = async (changes: object) =>
      (await approve(changes)).data.findings.map(({label}) => label);
    expect(await labels({approvedBy: ''})).toEqual(['Approved by']);
    // Before its approval, and before the day of its entry.
    expect(await labels({effectiveFrom: '2036-12-10'})).toEqual(['Applies from', 'Applies from']);
    expect(await labels({approvedOn: '2036-12-20', effectiveFrom: '2036-12-21'})).toContain(
      'Approved on',
    );
    expect(await labels({reviewBy: '2038-01-01', note: 'x'})).toEqual(['What changed']);
    expect(read(LEDGER)).toBe(before);
  });
});

describe('handing in', () => {
  const handIn = (data: object = {}) =>
    ask<HandedIn & Refusal>('hand-in', {document: DOCUMENT, sha256: '', ...data});
  const bare = () => path.join(folder, 'remote.git');

  beforeEach(() => {
    for (const branch of git({siteDir}, 'branch', '--format=%(refname:short)').split('\n')) {
      if (branch !== 'main') git({siteDir}, 'branch', '-D', branch);
    }
  });

  it('pushes a branch of its own, and the folder is as before', async () => {
    git({siteDir}, 'init', '--quiet', '--bare', bare());
    git({siteDir}, 'remote', 'add', 'origin', bare());
    try {
      writeFileSync(
        path.join(siteDir, 'docs/terms.mdx'),
        `${read('docs/terms.mdx')}\nOther work.\n`,
      );
      await save(reword);
      const text = read();
      await approve();
      const {data} = await handIn();
      expect(data).toMatchObject({branch: `policy/whistleblowing-${MINOR}`, pushedTo: 'origin'});
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
        LEDGER,
      ]);
      expect(git({siteDir: bare()}, 'show', `${data.branch}:${FILE}`)).toBe(text.trimEnd());
      expect(git({siteDir}, 'status', '--porcelain')).toBe(' M docs/terms.mdx');
      expect(git({siteDir}, 'branch', '--show-current')).toBe('main');
      await save(reword);
      expect((await handIn()).data.branch).toBe('policy/whistleblowing-draft');
      await save(reword);
      expect((await handIn()).data.branch).toBe('policy/whistleblowing-draft-2');
    } finally {
      git({siteDir}, 'remote', 'remove', 'origin');
    }
  });

  it.each([undefined, 'https://127.0.0.1:1/nothing.git'])(
    'gives a patch when the remote is %s',
    async (remote) => {
      if (remote !== undefined) git({siteDir}, 'remote', 'add', 'origin', remote);
      await save(reword);
      const text = read();
      const {data} = await handIn();
      if (remote !== undefined) git({siteDir}, 'remote', 'remove', 'origin');
      expect(data.failure === undefined).toBe(remote === undefined);
      expect(read()).not.toBe(text);
      const {file = '', content} = data.patch ?? {};
      expect(read(file)).toBe(content);
      git({siteDir}, 'am', '--quiet', file);
      expect(read()).toBe(text);
      git({siteDir}, 'branch', '--force', 'applied');
      git({siteDir}, 'reset', '--quiet', '--hard', 'HEAD~1');
    },
  );

  it('asks who hands in where git does not know', async () => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    git({siteDir}, 'config', '--unset', 'user.email');
    await save(reword);
    expect((await handIn()).data.findings?.[0]?.field).toBe('author');
    const {data} = await handIn({author: {name: 'B Writer', email: 'b@example.test'}});
    expect(git({siteDir}, 'show', '--no-patch', '--format=%an %ce', data.commit)).toBe(
      'B Writer b@example.test',
    );
    git({siteDir}, 'config', 'user.email', 'officer@example.test');
  });

  it('keeps each change separate', async () => {
    expect((await handIn()).data.message).toContain('Nothing has changed');
    await save(reword);
    await approve();
    const other = await save((text) => text.replace('We ', 'We all '), 'policies/environmental');
    expect(other.status).toBe(200);
    const refused = await ask('hand-in', {document: 'policies/environmental', sha256: ''});
    expect(refused.data.message).toContain(`POL-009 ${MINOR}`);
    expect(existsSync(path.join(siteDir, `versioned_docs/kept/${DOCUMENT}/${MINOR}.mdx`))).toBe(
      true,
    );
  });

  it.each([
    [
      'git@github.com:fenwharf/site.git',
      'https://github.com/fenwharf/site/compare/policy%2Fa-4.1?expand=1',
    ],
    [
      'https://token@github.com/fenwharf/site',
      'https://github.com/fenwharf/site/compare/policy%2Fa-4.1?expand=1',
    ],
    [
      'ssh://git@gitlab.example.org:2222/group/web/site.git',
      'https://gitlab.example.org/group/web/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=policy%2Fa-4.1',
    ],
    ['/srv/git/site.git', undefined],
  ])('proposes a branch of %s', (remote, address) => {
    expect(proposalAddress(remote, 'policy/a-4.1')).toBe(address);
  });
});
