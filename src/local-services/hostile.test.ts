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
import {Parser} from 'htmlparser2';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {hostileText, hostileTexts} from '../shared/hostile.test-data';
import {editorApi} from '../policy-record/editor/api';
import {readText} from '../policy-record/editor/findings';
import {applicationFields} from './applications';
import {close, listen} from './http';
import {multipart, raw, type RawAnswer, type RawRequest} from './raw.test-data';
import {localServices} from './services';

/*
 * Everything that answers beside the pages, on one server as under `npm start`: the mailbox, the
 * endpoint for applications, the map provider and the policy editor. Whatever comes, it is answered
 * with words and never with a fault, and no file outside its folder is read or written.
 */

const ROOT = path.resolve(__dirname, '../..');
const SECRET = 'the words of a file that no one may read';
const DOCUMENT = 'policies/whistleblowing';
/** What a server keeps, seen from the repository. */
const OWN_FOLDERS = ['.mailbox/'];

let folder = '';
let siteDir = '';
let server: Server;
let port = 0;
let before: ReadonlyMap<string, string>;

/** Every file but what the servers keep, with its content. */
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
  body: JSON.stringify(data),
});
const MULTIPART = ['Content-Type', 'multipart/form-data; boundary=x'] as const;
const KEY = ['Idempotency-Key', 'a-key-of-a-test'] as const;
const ACCOUNT = {user_id: 'local-user', service_id: 'local-service', template_id: 'local-template'};

const field = (name: string, value: string) => [`name="${name}"`, value] as const;
const account = Object.entries(ACCOUNT).map(([name, value]) => field(name, value));
const application = applicationFields.map((name) => field(name, `the ${name}`));
const CV = ['name="resume"; filename="cv.pdf"', 'x'] as const;

/** One request for each service as its own page would send it, and the answer to it. */
const good = (): readonly (readonly [request: RawRequest, status: number])[] => [
  [{target: '/mailbox'}, 200],
  [{target: '/api/v1.0/email/send', ...json({...ACCOUNT, template_params: {name: 'A'}})}, 200],
  [
    {
      method: 'POST',
      target: '/api/v1.0/email/send-form',
      headers: [MULTIPART],
      body: multipart([...account, CV]),
    },
    200,
  ],
  [
    {
      method: 'POST',
      target: '/api/applications',
      headers: [MULTIPART, ['Idempotency-Key', `key-${Math.random().toString(36).slice(2)}`]],
      body: multipart([...application, CV]),
    },
    201,
  ],
  [{target: '/maps-demo/styles/streets.json?key=demo'}, 200],
  [{target: '/__editor/open', ...json({document: DOCUMENT})}, 200],
];

/** What any browser may ask: a map provider is no secret. */
const isOpen = ({target}: RawRequest) => target.startsWith('/maps-demo/');
const posts = () => good().filter(([{method}]) => method === 'POST');

/** Headers that a service may answer with; a visitor's words make no other. */
const HEADERS = new Set(
  `access-control-allow-origin allow cache-control connection content-disposition content-length
  content-security-policy content-type cross-origin-resource-policy date referrer-policy
  transfer-encoding x-content-type-options`.split(/\s+/),
);

/** What holds of every answer. The parser of the server answers what is no HTTP without a text. */
function expectSound({status, headerNames, text}: RawAnswer, method = 'POST'): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(headerNames.filter((name) => !HEADERS.has(name))).toEqual([]);
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
  for (const name of ['secret', 'secret.eml', 'site/secret', 'site/secret.mdx', 'site/.env']) {
    writeFileSync(path.join(folder, name), SECRET);
  }
  const site = (_request: unknown, response: {end: (text: string) => unknown}) =>
    void response.end('the site');
  server = await listen([editorApi(siteDir), localServices(siteDir, {}), site], '127.0.0.1', 0);
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  before = filesOutside();
});

afterEach(async () => {
  for (const [request, status] of good()) {
    expect((await raw(port, request)).status, request.target).toBe(status);
  }
  expect(filesOutside()).toEqual(before);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await close(server);
  rmSync(folder, {recursive: true, force: true});
});

describe('a caller from elsewhere is refused in words', () => {
  it.each([
    ['another host', 'Host', 'evil.example'],
    ['a name that leads here', 'Host', '127.0.0.1.evil.example'],
    ['no host', 'Host', ''],
    ['a host with a name before it', 'Host', 'evil@localhost'],
    ['two hosts', 'Host', 'localhost, evil.example'],
    ['another site', 'Origin', 'https://evil.example'],
    ['another port', 'Origin', 'http://localhost:1'],
    ['a page without an origin', 'Origin', 'null'],
    ['an empty origin', 'Origin', ''],
    ['many origins', 'Origin', 'http://localhost http://evil.example'],
  ])('%s', async (_what, name, value) => {
    // Of what only reads, browsers send no origin.
    const refused = name === 'Host' ? good().filter(([request]) => !isOpen(request)) : posts();
    for (const [request] of refused) {
      const headers = [...(request.headers ?? []), [name, value]] as const;
      const {status, text} = await raw(port, {...request, headers});
      expect([request.target, status]).toEqual([request.target, 403]);
      expect(text).toMatch(/^(?:\{"message":")?This service /);
    }
  });

  it('another page of the editor’s browser', async () => {
    for (const [request] of good().filter(([{target}]) => target.startsWith('/__editor/'))) {
      const {headers = [], ...rest} = request;
      const from = (site: string): RawRequest => ({
        ...rest,
        headers: [...headers, ['Sec-Fetch-Site', site]],
      });
      for (const site of ['cross-site', 'same-site', 'none']) {
        expect((await raw(port, from(site))).status).toBe(403);
      }
      expect((await raw(port, from('same-origin'))).status).toBe(200);
    }
  });

  it('another method', async () => {
    for (const [{target, headers = []}] of posts()) {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        expect((await raw(port, {method, target, headers})).status).toBe(405);
      }
    }
  });
});

/** More than any service takes. */
const LARGE = 'x'.repeat(30_000_000);

describe('30 MB', () => {
  it('of JSON are refused in words', async () => {
    const large = {...ACCOUNT, template_params: {message: LARGE}, document: DOCUMENT, text: LARGE};
    for (const target of ['/api/v1.0/email/send', '/__editor/save']) {
      const {status, text} = await raw(port, {target, ...json(large)});
      expect([status, text]).toEqual([413, expect.stringMatching(/size limit|too large/)]);
    }
  });

  it.each(['/api/v1.0/email/send-form', '/api/applications'])(
    'of a file, of text, and of no form, to %s',
    async (target) => {
      const form = [...account, ...application];
      const ask = (body: Buffer) =>
        raw(port, {method: 'POST', target, headers: [MULTIPART, KEY], body});
      const file = await ask(multipart([...form, [CV[0], LARGE]]));
      expect([file.status, file.text]).toEqual([413, expect.stringMatching(/size limit|larger/)]);
      const text = await ask(multipart([...form, field('experience', LARGE), CV]));
      expect([text.status, text.text]).toEqual([413, expect.stringMatching(/size limit|too long/)]);
      for (const start of ['--x\r\nno header\r\n\r\n', '--x--\r\n', '']) {
        expectSound(await ask(Buffer.from(start + LARGE)));
      }
    },
  );
});

describe('whatever comes is answered', () => {
  const segment = fc.oneof(
    hostileText,
    fc.constantFrom('..', '.', '', '%2e%2e', '%2f', 'secret', 'secret.eml', '.env', 'messages'),
  );
  /** No line ends: those end a request's first line, and what follows is another's. */
  const inLine = (text: string) => text.replace(/[\r\n\0 ]/g, '');
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
    fc.constantFrom(
      'Content-Type',
      'Idempotency-Key',
      'Sec-Fetch-Site',
      'Origin',
      'Host',
      'Cookie',
      'X-Forwarded-Host',
    ),
    hostileText.map((text) => text.replace(/[\r\n\0]/g, ' ')),
  );

  it('at every address, by every method, with every header', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'HEAD', 'DELETE', 'PUT', 'TRACE'),
        target,
        fc.array(header, {maxLength: 3}),
        hostileText,
        async (method, address, headers, body) => {
          const request = {method, target: address || '/', headers, body};
          expectSound(await raw(port, request), method);
        },
      ),
      {numRuns: 3000},
    );
  });

  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const wrapped = (name: string) =>
    `${JSON.stringify({...ACCOUNT, document: DOCUMENT, sha256: ''}).slice(0, -1)},"${name}":${deep}}`;
  const nested = [deep, `{"template_params":${deep}}`, wrapped('text'), wrapped('approval')];

  it('when it is nested deeper than anyone can write', async () => {
    const inVariable = wrapped('template_params').replace(`:${deep}`, `:{"a":${deep}}`);
    for (const [{target: address}] of posts()) {
      for (const body of [...nested, inVariable]) {
        expectSound(await raw(port, {target: address, ...json({}), body}));
      }
    }
  });

  it('when it names an author that git could not write', async () => {
    for (const name of ['a\0b', '<>', '...', 'A\nB', ' ']) {
      const author = {name, email: 'a@example.test'};
      const request = {target: '/__editor/submit', ...json({document: DOCUMENT, author})};
      expectSound(await raw(port, request));
    }
  });

  it('of every type', async () => {
    const bodies = fc.oneof(
      fc.constantFrom('{"__proto__":{"isAdmin":true}}', '', '{', '\uFEFF{}', '1e999'),
      fc.json({maxDepth: 4}),
      fc
        .dictionary(
          fc.constantFrom(...Object.keys(ACCOUNT), 'template_params', 'document'),
          fc.jsonValue(),
        )
        .map((data) => JSON.stringify({...ACCOUNT, ...data})),
      fc
        .dictionary(hostileText, fc.oneof(hostileText, fc.jsonValue()))
        .map((data) => JSON.stringify({...ACCOUNT, template_params: data})),
    );
    const actions = 'save open approve undo-approval restore submit nothing constructor';
    const targets = fc.constantFrom(
      '/api/v1.0/email/send',
      '/api/v1.0/email/send-form',
      '/api/applications',
      ...actions.split(' ').map((name) => `/__editor/${name}`),
    );
    await fc.assert(
      fc.asyncProperty(targets, bodies, async (address, body) => {
        expectSound(await raw(port, {target: address, ...json({}), body}));
      }),
      {numRuns: 1000},
    );
    expect({}).not.toHaveProperty('isAdmin');
  });

  const quoted = hostileText.map((text) => text.replaceAll('"', '%22').replace(/[\r\n]/g, ' '));
  const part = fc
    .tuple(
      quoted,
      fc.option(quoted),
      hostileText,
      fc.constantFrom(
        '',
        '\r\nContent-Type: text/html',
        '\r\nX',
        '\r\nContent-Transfer-Encoding: base64',
      ),
    )
    .map(
      ([name, file, content, more]) =>
        [`name="${name}"${file === null ? '' : `; filename="${file}"`}${more}`, content] as const,
    );

  it('as a form whose names, files and words are hostile, whole or cut off', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/v1.0/email/send-form', '/api/applications'),
        fc.array(part, {maxLength: 4}),
        fc.constantFrom(account, application, []),
        fc.option(fc.nat({max: 400})),
        async (address, parts, first, cut) => {
          const whole = multipart([...first, ...parts]);
          const body = cut === null ? whole : whole.subarray(0, -cut);
          const key = ['Idempotency-Key', `key-${Math.random().toString(36).slice(2)}`] as const;
          expectSound(
            await raw(port, {method: 'POST', target: address, headers: [MULTIPART, key], body}),
          );
        },
      ),
      {numRuns: 1000},
    );
  });
});

/** Names of elements and attributes that the mailbox's pages are made of. */
const MAILBOX_ELEMENTS = new Set(
  `html head meta title link body header nav a main h1 p code div table thead tbody tr th td time dl dt dd pre`.split(
    ' ',
  ),
);
const MAILBOX_ATTRIBUTES = new Set(
  'lang charset name content rel href class aria-label scope datetime data-label'.split(' '),
);

describe('what is kept', () => {
  it('is shown as text, on the list and on its own page', async () => {
    const strange: string[] = [];
    const seen = new Set<string>();
    const parser = new Parser({
      onopentag(name, attributes) {
        seen.add(name);
        if (!MAILBOX_ELEMENTS.has(name)) strange.push(name);
        strange.push(...Object.keys(attributes).filter((key) => !MAILBOX_ATTRIBUTES.has(key)));
        if (!/^\/(?!\/)/.test(attributes.href ?? '/')) strange.push(attributes.href ?? '');
      },
    });
    for (const text of hostileTexts) {
      const params = {
        name: text,
        email: `${text}@a.example`,
        division: text,
        [text]: text,
        message: text,
      };
      const sent = await raw(port, {
        target: '/api/v1.0/email/send',
        ...json({...ACCOUNT, template_params: params}),
      });
      expect(sent.status, text).toBe(200);
    }
    parser.write((await raw(port, {target: '/mailbox'})).text);
    const list = JSON.parse((await raw(port, {target: '/mailbox/messages.json'})).text) as {
      id: string;
      variables: {message: string};
    }[];
    const kept = list.slice(0, hostileTexts.length);
    expect(kept.map(({variables}) => variables.message).sort()).toEqual([...hostileTexts].sort());
    for (const {id} of kept) parser.write((await raw(port, {target: `/mailbox/${id}`})).text);
    expect(strange).toEqual([]);
    expect([...seen]).toContain('pre');
  });

  it('is written under names of the server’s own', () => {
    const names = readdirSync(path.join(siteDir, '.mailbox'));
    expect(names.filter((name) => !/^\d{8}T\d{9}-[0-9a-f]{8}\.(?:eml|json)$/.test(name))).toEqual(
      [],
    );
    expect(names.length).toBeGreaterThan(hostileTexts.length);
  });
});

it('every text that an officer might paste is read by the editor', () => {
  const text = readFileSync(path.join(siteDir, `docs/${DOCUMENT}.mdx`), 'utf8');
  for (const hostile of hostileTexts) {
    for (const words of [
      text.replace('You do not need proof.', hostile),
      text.replace('owner: ', `owner: ${hostile}`),
    ]) {
      expect(readText(siteDir, DOCUMENT, words).findings, hostile).toBeInstanceOf(Array);
    }
  }
});
