import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {localServices} from '.';
import {hostileText, hostileTexts} from '../shared/hostile.test-data';
import {editorApi} from '../policy-record/editor/api';
import {readText} from '../policy-record/editor/findings';
import {close, listen, originOf} from './http';
import {raw, type RawAnswer, type RawRequest} from './raw.test-data';

/*
 * Attacks the local services of `npm start`: mailbox, map provider and policy editor. Each request
 * must get a readable answer, and no file outside a service's folder may be read or written.
 */

const ROOT = path.resolve(__dirname, '../..');
const SECRET = 'the words of a file that no request may read';
const DOCUMENT = 'policies/whistleblowing';
/** The folders that a server writes to, relative to the repository. */
const OWN_FOLDERS = ['.mailbox/'];

let folder = '';
let siteDir = '';
let server: Server;
let port = 0;
let before: ReadonlyMap<string, string>;

/** Maps every file outside the servers' own folders to its content. */
function filesOutside(): Map<string, string> {
  const names = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !OWN_FOLDERS.some((own) => file.startsWith(path.join(siteDir, own))));
  return new Map(names.map((file) => [file, readFileSync(file, 'utf8')]));
}

const json = (data: unknown): Pick<RawRequest, 'body' | 'headers' | 'method'> => ({
  method: 'POST',
  headers: [['Content-Type', 'application/json']],
  body: typeof data === 'string' ? data : JSON.stringify(data),
});
const IDS = {user_id: 'local-user', service_id: 'local-service', template_id: 'local-template'};

/** Valid requests, as the servers' own pages send them. */
const validRequests = (): readonly RawRequest[] => [
  {target: '/mailbox'},
  {target: '/api/v1.0/email/send', ...json({...IDS, template_params: {name: 'A'}})},
  {target: '/__editor/open', ...json({document: DOCUMENT})},
];

/**
 * Checks the rules for every answer. Some have no text: Node itself answers a request that is not
 * valid HTTP.
 */
function expectValidAnswer({status, headerNames, text}: RawAnswer, method = 'POST'): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(headerNames).not.toContain('set-cookie');
  expect(text).not.toContain(SECRET);
  if (status >= 400 && method !== 'HEAD' && headerNames.includes('content-type')) {
    expect(text).toMatch(/\w+ \w+/);
  }
}

beforeAll(async () => {
  vi.stubEnv('BUILD_CLOCK', '2036-12-15T12:00:00Z');
  folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  siteDir = path.join(folder, 'site');
  mkdirSync(siteDir);
  for (const name of ['docs', 'versioned_docs', 'versions.json']) {
    cpSync(path.join(ROOT, name), path.join(siteDir, name), {recursive: true});
  }
  for (const name of ['secret', 'site/secret', 'site/secret.mdx', 'site/.env']) {
    writeFileSync(path.join(folder, name), SECRET);
  }
  const site = (_request: unknown, response: {end: (text: string) => unknown}) =>
    void response.end('the site');
  server = await listen([editorApi(siteDir), localServices(siteDir, {}), site], '127.0.0.1', 0);
  port = Number(new URL(originOf(server)).port);
  before = filesOutside();
});

afterEach(async () => {
  for (const request of validRequests()) {
    expect((await raw(port, request)).status, request.target).toBe(200);
  }
  expect(filesOutside()).toEqual(before);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await close(server);
  rmSync(folder, {recursive: true, force: true});
});

it.each([
  ['Host', '127.0.0.1.evil.example'],
  ['Origin', 'https://evil.example'],
  ['Sec-Fetch-Site', 'cross-site'],
])('every service refuses a caller with the header %s: %s', async (name, value) => {
  for (const request of validRequests()) {
    const headers = [...(request.headers ?? []), [name, value]] as const;
    const {status, text} = await raw(port, {...request, headers});
    expect([request.target, status]).toEqual([request.target, 403]);
    expect(text).toMatch(/^(?:\{"message":")?This service /);
  }
});

it('every service refuses other methods', async () => {
  for (const request of validRequests().filter(({method}) => method === 'POST')) {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect((await raw(port, {...request, method})).status).toBe(405);
    }
  }
});

describe('malformed requests get a readable answer', () => {
  const inLine = (text: string) => text.replace(/[\r\n\0 ]/g, '');
  const segment = fc.oneof(
    hostileText,
    fc.constantFrom('..', '.', '', '%2e%2e', '%2f', 'secret', '.env', 'messages.json', '0'),
  );
  const target = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('/mailbox', '/api/v1.0/email', '/api', '/__editor', '/maps-demo', ''),
        fc.array(segment, {maxLength: 4}),
      )
      .map(([start, rest]) => inLine([start, ...rest].join('/'))),
    fc.constantFrom('*', 'http://[', '/\\[', '//[', 'http://a:99999/mailbox', '/%', '/mailbox?%'),
  );
  const header = fc.tuple(
    fc.constantFrom('Content-Type', 'Idempotency-Key', 'Origin', 'Host'),
    hostileText.map((text) => text.replace(/[\r\n\0]/g, ' ')),
  );

  it('at every address, with every header', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'HEAD', 'DELETE', 'TRACE'),
        target,
        fc.array(header, {maxLength: 3}),
        hostileText,
        async (method, address, headers, body) => {
          const request = {method, target: address || '/', headers, body};
          expectValidAnswer(await raw(port, request), method);
        },
      ),
      {numRuns: 300},
    );
  });

  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const wrapped = JSON.stringify({...IDS, document: DOCUMENT, sha256: ''}).slice(0, -1);
  const bodies = fc.oneof(
    fc.constantFrom('{"__proto__":{"isAdmin":true}}', '', '{', '\uFEFF{}', '1e999', deep),
    fc
      .constantFrom('text', 'approval', 'template_params')
      .map((name) => `${wrapped},"${name}":${deep}}`),
    fc
      .dictionary(
        fc.constantFrom(...Object.keys(IDS), 'template_params', 'document', 'author'),
        fc.oneof(hostileText, fc.jsonValue()),
      )
      .map((data) => JSON.stringify({...IDS, document: DOCUMENT, ...data})),
  );
  const actions = 'save open approve undo-approval restore submit nothing constructor';

  it('with every body', async () => {
    const targets = fc.constantFrom(
      '/api/v1.0/email/send',
      ...actions.split(' ').map((name) => `/__editor/${name}`),
    );
    await fc.assert(
      fc.asyncProperty(targets, bodies, async (address, body) => {
        expectValidAnswer(await raw(port, {target: address, ...json(body)}));
      }),
      {numRuns: 60},
    );
    expect({}).not.toHaveProperty('isAdmin');
  });

  const quoted = hostileText.map((text) => text.replaceAll('"', '%22').replace(/[\r\n]/g, ' '));
  const part = fc.tuple(quoted, fc.option(quoted), hostileText).map(([name, file, content]) => {
    const head = `name="${name}"${file === null ? '' : `; filename="${file}"`}`;
    return `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  });

  it('with every form, complete or truncated', async () => {
    const targets = fc.constantFrom('/api/v1.0/email/send-form', '/api/applications');
    const headers = [
      ['Content-Type', 'multipart/form-data; boundary=x'],
      ['Idempotency-Key', 'a-key-of-a-test'],
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        targets,
        fc.array(part, {maxLength: 4}),
        fc.nat({max: 40}),
        async (address, parts, cut) => {
          const body = `${parts.join('')}--x--\r\n`;
          const request = {method: 'POST', target: address, headers};
          expectValidAnswer(await raw(port, {...request, body: body.slice(0, body.length - cut)}));
        },
      ),
      {numRuns: 200},
    );
  });

  it('for an author whose name git cannot store', async () => {
    for (const name of ['a\0b', '<>', '...', 'A\nB', ' ']) {
      const author = {name, email: 'a@example.test'};
      const request = {target: '/__editor/submit', ...json({document: DOCUMENT, author})};
      expectValidAnswer(await raw(port, request));
    }
  });
});

it('the editor reads every text that an officer might paste', () => {
  const text = readFileSync(path.join(siteDir, `docs/${DOCUMENT}.mdx`), 'utf8');
  // Several at a time, because reading a document takes a tenth of a second.
  for (let start = 0; start < hostileTexts.length; start += 6) {
    const some = hostileTexts.slice(start, start + 6);
    for (const words of [
      text.replace('You do not need proof.', some.join('\n\n')),
      text.replace('owner: ', `owner: ${some[0] ?? ''}`),
    ]) {
      expect(readText(siteDir, DOCUMENT, words).findings, some.join()).toBeInstanceOf(Array);
    }
  }
}, 60_000);
