import {readFileSync, writeFileSync} from 'node:fs';
import {request, type Server} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {close, listen, originOf} from '../../../src/plugins/local-services/http';
import {copyOfRepository, fixtureRepository, snapshot, TODAY} from '../../policies/fixture';
import {openFile, type Edit} from '../document/edit';
import {editorHandler} from './editor-handler';

const TOKEN = 'the-token';
const FILE = 'docs/policies/whistleblowing.mdx';

let root: string;
let server: Server;
let origin: string;

function read(): string {
  return readFileSync(path.join(root, FILE), 'utf8');
}

function editOf(source: string, changes: Partial<Edit> = {}): Edit {
  const {original, values, body} = openFile(source);
  return {original, body, ...(values && {values}), ...changes};
}

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A request with any headers: `fetch` would not let a test lie about its host or origin. */
function send(
  method: string,
  address: string,
  {body, headers = {}}: {readonly body?: unknown; readonly headers?: Record<string, string>} = {},
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const url = new URL(origin);
    const sent = request(
      {host: url.hostname, port: url.port, method, path: address, headers},
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, text, headers: response.headers}),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function post(name: string, body: unknown, headers: Record<string, string> = {}) {
  const {status, text} = await send('POST', `/policies/whistleblowing/${name}`, {
    body,
    headers: {'X-Editor-Token': TOKEN, Origin: origin, ...headers},
  });
  return {status, data: JSON.parse(text) as Record<string, unknown>};
}

async function start(repository: string): Promise<void> {
  root = repository;
  const settings = {root, token: TOKEN, today: () => TODAY};
  server = await listen([editorHandler(settings)], '127.0.0.1', 0);
  origin = originOf(server);
}

beforeAll(async () => start(fixtureRepository()));
afterAll(async () => close(server));

describe('who may use the editor', () => {
  const save = () => ({edit: editOf(read(), {body: 'Somebody else’s words.'})});

  it.each([
    ['another origin', {'X-Editor-Token': TOKEN, Origin: 'https://evil.example'}],
    ['another port of this machine', {'X-Editor-Token': TOKEN, Origin: 'http://127.0.0.1:1'}],
    ['no origin at all', {'X-Editor-Token': TOKEN, Origin: 'null'}],
    ['another name of this machine', {'X-Editor-Token': TOKEN, Host: 'rebound.example'}],
    ['no token', {}],
    ['a wrong token', {'X-Editor-Token': 'another-token'}],
    ['the token of an earlier run', {'X-Editor-Token': ''}],
  ])('refuses a save with %s', async (_, headers) => {
    const before = snapshot(root);
    const {status} = await send('POST', '/policies/whistleblowing/save', {body: save(), headers});
    expect(status).toBe(403);
    expect(snapshot(root)).toEqual(before);
  });

  it('refuses pages under another name of this machine', async () => {
    expect((await send('GET', '/', {headers: {Host: 'rebound.example'}})).status).toBe(403);
  });

  it('lets nobody frame it or run another script', async () => {
    const {headers} = await send('GET', '/policies/whistleblowing');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self'");
    const frame = await send('GET', '/policies/whistleblowing/frame');
    expect(String(frame.headers['content-security-policy'])).toContain("script-src 'none'");
  });
});

describe('what can be read', () => {
  it.each([
    '/policies/../../package.json',
    '/policies/..%2f..%2fREADME',
    '/policies/%2e%2e/frame',
    '/policies/privacy',
    '/css/../../package.json',
    '/css/..%2f..%2fREADME.md',
    '/browser/../edit.js',
    '/browser/editor.ts/../../edit.js',
    '/styles/../server/guard.ts',
    '/etc/passwd',
    '/docs/policies/whistleblowing.mdx',
  ])('not %s', async (address) => {
    expect((await send('GET', address)).status).toBe(404);
  });

  it('the scripts and styles of the page', async () => {
    const script = await send('GET', '/browser/editor.js');
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.text).not.toMatch(/import type|interface /);
    for (const [, name = ''] of script.text.matchAll(/from '\.\/([a-z-]+\.js)'/g)) {
      expect((await send('GET', `/browser/${name}`)).status).toBe(200);
    }
    expect((await send('GET', '/css/main.css')).text).toContain('@import');
    expect((await send('GET', '/styles/editor.css')).text).toContain('@import');
  }, 60_000);
});

describe('saving', () => {
  let before: string;
  beforeEach(() => {
    before = read();
  });

  it('without a change writes nothing', async () => {
    const tree = snapshot(root);
    expect((await post('save', {edit: editOf(before)})).status).toBe(200);
    expect(snapshot(root)).toEqual(tree);
  });

  it('is refused when the file has changed, and shows both', async () => {
    const edit = editOf(before, {body: openFile(before).body.replace('Somebody', 'Anybody')});
    const theirs = before.replace('Group board', 'Chief Executive');
    writeFileSync(path.join(root, FILE), theirs);
    const {status, data} = await post('save', {edit});
    expect(status).toBe(409);
    expect(String(data.html)).toContain('Anybody does something');
    expect(read()).toBe(theirs);
    // What was shown may be written over; what came after it may not.
    writeFileSync(path.join(root, FILE), theirs.replace('Chief', 'Very chief'));
    expect((await post('save', {edit, over: data.hash})).status).toBe(409);
    writeFileSync(path.join(root, FILE), theirs);
    expect((await post('save', {edit, over: data.hash})).status).toBe(200);
    expect(read()).toContain('Anybody does something');
    writeFileSync(path.join(root, FILE), before);
  });

  it('is refused for bytes that are no text, which would be lost', async () => {
    writeFileSync(path.join(root, FILE), Buffer.concat([Buffer.from(before), Buffer.from([0xff])]));
    expect((await send('GET', '/policies/whistleblowing')).text).toContain('not written in UTF-8');
    const {status, data} = await post('save', {edit: editOf(read())});
    expect([status, data.message]).toEqual([
      410,
      `${FILE} is not written in UTF-8. Ask a programmer to convert it.`,
    ]);
    writeFileSync(path.join(root, FILE), before);
  });

  it.each([{}, {edit: {}}, {edit: {original: 1, body: ''}}, {edit: editOf(''), more: 1}, 'x'])(
    'is refused when the request makes no sense: %j',
    async (body) => {
      expect((await post('save', body)).status).toBe(400);
      expect(read()).toBe(before);
    },
  );
});

describe('checking', () => {
  it('names the field and the place in the text', async () => {
    const source = read();
    const {values = {}, body} = openFile(source);
    const edit = {original: source, values: {...values, reviewBy: '2030-01-01'}, body};
    const {data} = await post('check', {edit});
    expect(data).toMatchObject({changed: true});
    expect(data.findings).toContainEqual(
      expect.objectContaining({place: 'Review by', field: 'reviewBy', found: '2030-01-01'}),
    );
    const broken = await post('check', {edit: {...edit, values, body: `${body}\n<Note>`}});
    const line = body.split('\n').length + 1;
    expect(broken.data.findings).toContainEqual(
      expect.objectContaining({place: `Text, line ${line}`, line}),
    );
  });
});

describe('a new version', () => {
  const answers = {
    type: 'minor',
    note: 'Telephone hours added.',
    sections: '1',
    approver: 'Group board',
    approvedOn: TODAY,
    effectiveFrom: TODAY,
    reviewBy: '2027-03-18',
  };

  it('is shown before it is written, and only written when all is right', async () => {
    const edit = editOf(read());
    const tree = snapshot(root);
    const shown = await post('new-version', {edit, answers, write: false});
    expect(shown.data).toMatchObject({version: '4.1', faults: {}, findings: []});
    expect(String(shown.data.html)).toContain('Telephone hours added.');
    const tomorrow = {...answers, approvedOn: '2026-11-21', note: 'x', sections: '11'};
    const wrong = await post('new-version', {edit, answers: tomorrow, write: true});
    expect(Object.keys(wrong.data.faults as object)).toEqual(['note', 'sections', 'approvedOn']);
    const late = await post('new-version', {
      edit,
      answers: {...answers, reviewBy: '2030-01-01'},
      write: true,
    });
    expect(JSON.stringify(late.data.findings)).toContain('twelve months after approval');
    expect(snapshot(root)).toEqual(tree);
  });

  it('is refused while a field is wrong, and for a draft', async () => {
    const source = read();
    const {values = {}, body} = openFile(source);
    const wrong = {original: source, body, values: {...values, owner: ''}};
    expect((await post('suggest', {edit: wrong})).status).toBe(422);
    const draft = {original: source, body, values: {...values, status: 'draft'}};
    expect(String((await post('suggest', {edit: draft})).data.message)).toContain('in force');
  });

  it('is written with its card, together', async () => {
    const {data} = await post('new-version', {edit: editOf(read()), answers, write: true});
    expect(data).toMatchObject({version: '4.1'});
    expect(read()).toContain("  - version: '4.1'");
    const cards = readFileSync(path.join(root, 'src/data/policies/policies.ts'), 'utf8');
    expect(cards.match(/version: '4\.1'/g)).toHaveLength(1);
  });
});

describe('on a copy of the real policies', () => {
  it('every policy can be opened, checked and saved as it is', async () => {
    await close(server);
    await start(copyOfRepository());
    const tree = snapshot(root);
    const list = await send('GET', '/');
    const slugs = [...list.text.matchAll(/href="\/policies\/([\w-]+)"/g)].map(([, slug]) => slug);
    expect(slugs).toHaveLength(9);
    for (const slug of slugs) {
      const source = readFileSync(path.join(root, `docs/policies/${slug ?? ''}.mdx`), 'utf8');
      const headers = {'X-Editor-Token': TOKEN, Origin: origin};
      const ask = (name: string) =>
        send('POST', `/policies/${slug ?? ''}/${name}`, {body: {edit: editOf(source)}, headers});
      const checked = JSON.parse((await ask('check')).text) as Record<string, unknown>;
      expect(checked).toMatchObject({findings: [], changed: false});
      expect(String(checked.preview)).toContain('class="prose prose--clauses"');
      expect((await ask('save')).status).toBe(200);
    }
    expect(snapshot(root)).toEqual(tree);
  }, 120_000);
});
