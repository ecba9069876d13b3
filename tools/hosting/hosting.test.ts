import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request} from 'node:http';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {redirects} from '../../src/data/routes/routes';
import {headersFile, redirectsFile} from '../../src/plugins/hosting/index';
import {defaultHeaders, headersOf} from '../../src/plugins/hosting/rules';
import {writeFileList} from '../../src/plugins/hosting/whole-build';
import {close, listen, originOf} from '../../src/local-services/http';
import {siteHandler} from '../preview/site';
import {freePort, release, startNginx} from './running-nginx';

const files = {
  'index.html': 'home',
  'about.html': `about ${'long '.repeat(1000)}`,
  'services.html': 'services',
  'services/cleaning.html': 'cleaning',
  'services/index-of-rates.html': 'rates',
  'policies/terms/1.0.html': 'terms 1.0',
  'group.html': 'meta refresh',
  '404.html': 'Page not found',
  'assets/js/main.29b9ac49.js': `main ${'long '.repeat(1000)}`,
  'assets/css/styles.1234abcd.css': 'styles',
  'assets/fonts/archivo-1234abcd.woff2': 'x'.repeat(3000),
  'pictures/hq-994906e5/900.avif': 'avif',
  'social/09eb42268a3b674bf1d19f49.jpg': 'jpg',
  'fonts/archivo.woff2': 'font',
  'favicon.ico': 'icon',
  'robots.txt': 'robots',
  'sitemap.xml': 'sitemap',
  'manifest.webmanifest': 'manifest',
  'policies/SHA256SUMS': 'sums',
  'policies/ledger.jsonl': 'ledger',
  'policies/terms.1.0.pdf': 'pdf',
  'careers/openings.atom': 'atom',
  'careers/openings.json': 'feed',
  'careers/bench-joiner.ics': 'calendar',
  'careers/other.json': 'data',
  'odd.thing': 'unknown',
  _headers: headersFile(),
  _redirects: redirectsFile(redirects, {netlify: false}),
};

/** Name and text of a page outside the build, which must never be served. */
const SECRET = 'secret';

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly size: number;
  readonly text: string;
}

/** Makes a raw request: `fetch` would normalise the address and decode the response. */
const ask = (origin: string, address: string, headers = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    request({hostname, port, path: address, headers, method}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: response.statusCode,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
          ),
          size: body.length,
          text: body.toString('utf8'),
        });
      });
    })
      .on('error', reject)
      .end();
  });

let folder = '';
const servers: Record<string, {origin: string; close: () => Promise<void>}> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  const build = path.join(folder, 'build');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(build, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  writeFileList(build);
  await writeFile(path.join(folder, `${SECRET}.html`), SECRET);
  const preview = await listen([siteHandler(build)], '127.0.0.1', 0);
  servers.preview = {origin: originOf(preview), close: () => close(preview)};
  const port = await freePort();
  await release(build, path.join(folder, 'site'), port);
  servers.nginx = await startNginx(path.join(folder, 'site'), port);
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()));
  await rm(folder, {recursive: true});
});

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe.each(['preview', 'nginx'])('%s', (server) => {
  const get = (address: string, headers = {}, method = 'GET') =>
    ask(servers[server]?.origin ?? '', address, headers, method);

  it.each([
    ['/', 'home'],
    ['/?x=1', 'home'],
    ['/about', 'about'],
    ['/services', 'services'],
    ['/services/cleaning?x=1', 'cleaning'],
    ['/services/index-of-rates', 'rates'],
    ['/policies/terms/1.0', 'terms 1.0'],
  ])('serves %s as the page %s', async (address, text) => {
    const answer = await get(address);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(answer.text).toContain(text);
    expect(answer.headers).toMatchObject(lowerCase(defaultHeaders));
  });

  it.each([
    ...redirects.flatMap(({from, to}) => [
      [from, to],
      [`${from}?division=a&b=%20`, `${to}?division=a&b=%20`],
      [`${from}/`, to],
      [`${from}.html`, to],
    ]),
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/about/?division=a', '/about?division=a'],
    ['/about.html/?division=a&b', '/about?division=a&b'],
    ['/index.html', '/'],
    ['/404.html', '/404'],
    ['/404/', '/404'],
    ['/index', '/'],
    ['/services/index.html', '/services'],
    ['/services/', '/services'],
    ['/nope/', '/nope'],
    ['//about', '/about'],
    ['//evil.example/', '/evil.example'],
    ['///', '/'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('redirects %s permanently to %s', async (address = '', location = '') => {
    const answer = await get(address);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
    expect(answer.headers).toMatchObject(lowerCase(defaultHeaders));
  });

  it.each([
    '/nope',
    '/404',
    '/404?from=somewhere',
    '/policies/nope',
    '/a/b/c',
    '/assets/js/gone.00000000.js',
    '/assets',
    '/careers',
    '/_headers',
    '/_redirects',
    '/_files.json',
    '/about.html.br',
    '/assets/js/main.29b9ac49.js.gz',
  ])('serves the not-found page with status 404 for %s', async (address) => {
    const answer = await get(address);
    expect([answer.status, answer.text]).toEqual([404, 'Page not found']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers).toMatchObject(lowerCase(defaultHeaders));
    expect(answer.headers).not.toHaveProperty('cross-origin-resource-policy');
  });

  it.each([
    ['/assets/js/main.29b9ac49.js', 'text/javascript; charset=utf-8'],
    ['/assets/css/styles.1234abcd.css', 'text/css; charset=utf-8'],
    ['/assets/fonts/archivo-1234abcd.woff2', 'font/woff2'],
    ['/pictures/hq-994906e5/900.avif', 'image/avif'],
    ['/social/09eb42268a3b674bf1d19f49.jpg', 'image/jpeg'],
    ['/fonts/archivo.woff2', 'font/woff2'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/policies/SHA256SUMS', 'text/plain; charset=utf-8'],
    ['/policies/ledger.jsonl', 'application/jsonl'],
    ['/policies/terms.1.0.pdf', 'application/pdf'],
    ['/careers/openings.atom', 'application/atom+xml'],
    ['/careers/openings.json', 'application/feed+json; charset=utf-8'],
    ['/careers/bench-joiner.ics', 'text/calendar; charset=utf-8'],
    ['/careers/other.json', 'application/json'],
    ['/odd.thing', 'application/octet-stream'],
  ])('serves %s as %s, and sends its headers with status 304 too', async (address, type) => {
    const {status, headers, text} = await get(address);
    expect([status, headers['content-type'], text]).toEqual([
      200,
      type,
      Object.entries(files).find(([name]) => `/${name}` === address)?.[1],
    ]);
    const again = await get(address, {'If-None-Match': headers.etag});
    expect([again.status, again.size]).toEqual([304, 0]);
    for (const seen of [headers, again.headers]) {
      expect(seen).toMatchObject(lowerCase(headersOf(address)));
    }
    expect((await get(address, {'If-None-Match': '"other"'})).status).toBe(200);
  });

  it('marks only files with a hash in their name as immutable', async () => {
    const cacheOf = async (address: string) => (await get(address)).headers['cache-control'];
    expect(await cacheOf('/assets/js/main.29b9ac49.js')).toContain('immutable');
    expect(await cacheOf('/pictures/hq-994906e5/900.avif')).toContain('immutable');
    expect(await cacheOf('/fonts/archivo.woff2')).toContain('must-revalidate');
    expect(await cacheOf('/about')).toContain('must-revalidate');
  });

  it.each(['/about', '/assets/js/main.29b9ac49.js'])(
    'compresses %s in the encoding that the browser accepts',
    async (address) => {
      const plain = await get(address);
      expect(plain.headers).not.toHaveProperty('content-encoding');
      for (const encoding of ['br', 'gzip']) {
        const small = await get(address, {'Accept-Encoding': encoding});
        expect(small.headers['content-encoding']).toBe(encoding);
        expect(small.headers.vary).toBe('Accept-Encoding');
        expect(small.headers).toMatchObject(lowerCase(headersOf(address)));
        expect(small.size).toBeLessThan(plain.size / 10);
      }
      const decoded = await fetch(`${servers[server]?.origin}${address}`);
      expect(decoded.headers.get('content-encoding')).not.toBeNull();
      expect(await decoded.text()).toBe(plain.text);
    },
  );

  it('compresses for proxies, which add Via or ask in HTTP/1.0', async () => {
    const headers = {'Accept-Encoding': 'gzip', Via: '1.1 proxy'};
    expect((await get('/about', headers)).headers['content-encoding']).toBe('gzip');
    const {hostname, port} = new URL(servers[server]?.origin ?? '');
    const socket = connect(Number(port), hostname);
    socket.write('GET /about HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.[01] 200 [^]*content-encoding: gzip/i);
  });

  it.each([
    '/../secret',
    '/../secret.html',
    '/%2e%2e/secret',
    `/..%2f${SECRET}`,
    `/..%5c${SECRET}`,
    '/services/%2e%2e/%2e%2e/secret',
    '/assets/../../secret',
    `/assets/..%2f..%2f${SECRET}`,
    '/%',
    '/a%00b',
  ])('serves nothing from outside the build for %s', async (address) => {
    const {status, text} = await get(address);
    expect([400, 404]).toContain(status);
    expect(text).not.toBe(SECRET);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'refuses the method %s',
    async (method) => {
      for (const address of ['/about', '/assets/js/main.29b9ac49.js', '/nope', '/group']) {
        const {status, headers} = await get(address, {}, method);
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
        expect(headers).toMatchObject(lowerCase(defaultHeaders));
      }
    },
  );

  it('answers HEAD like GET, without the body', async () => {
    const {status, headers, size} = await get('/about', {}, 'HEAD');
    expect([status, size, headers['content-type']]).toEqual([200, 0, 'text/html; charset=utf-8']);
    expect((await get('/nope', {}, 'HEAD')).status).toBe(404);
  });
});

describe('_headers and _redirects', () => {
  const rules = headersFile()
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      return {pattern, headers: lines.map((line) => line.trim().split(/:\s(.*)/, 2))};
    });
  const fits = (pattern: string, address: string) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;

  it('fit the limits of Cloudflare Pages: 100 rules, short lines, one star at the end', () => {
    expect(rules.length).toBeGreaterThan(1);
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of headersFile().split('\n')) {
      // Cloudflare Pages refuses longer lines.
      expect(line.length).toBeLessThanOrEqual(2000);
    }
    for (const {pattern} of rules) expect(pattern).toMatch(/^\/[^*:]*\*?$/);
  });

  it.each(Object.keys(files).filter((name) => !name.startsWith('_')))(
    'give /%s the same headers as the preview, without duplicates',
    async (name) => {
      const address = `/${name.replace(/(?:^index)?\.html$/, '')}`;
      const given = rules.filter(({pattern}) => fits(pattern, address)).flatMap((r) => r.headers);
      const names = given.map(([header = '']) => header.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      const {headers} = await ask(servers.preview?.origin ?? '', address);
      for (const [header = '', value] of given) {
        // The hosts may add a default header that the preview leaves out.
        const expected =
          headers[header.toLowerCase()] ?? lowerCase(defaultHeaders)[header.toLowerCase()];
        expect(value).toBe(expected);
      }
      for (const header of Object.keys(lowerCase(headersOf(address)))) {
        // The hosts send this header by default.
        if (header === 'cache-control' && headers[header] === defaultHeaders['Cache-Control'])
          continue;
        expect(names).toContain(header);
      }
    },
  );

  it('redirect like the preview', async () => {
    const lines = redirectsFile(redirects, {netlify: false}).trim().split('\n');
    expect(lines).toHaveLength(redirects.length);
    for (const line of lines) {
      const [from = '', to, status] = line.split(' ');
      const answer = await ask(servers.preview?.origin ?? '', from);
      expect([String(answer.status), answer.headers.location]).toEqual([status, to]);
    }
  });

  it('force the redirect on Netlify, and status 404 for the not-found page, which it would otherwise serve', () => {
    expect(redirectsFile([{from: '/a', to: '/b'}], {netlify: true})).toBe(
      '/a /b 301!\n/404 /404.html 404!\n',
    );
  });
});
