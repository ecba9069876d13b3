import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import {request as httpRequest} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {close, listen, originOf} from '../../src/plugins/local-services/http';
import {siteHandler, target} from './site';

const files = {
  'index.html': 'home',
  'about.html': `about ${'long '.repeat(1000)}`,
  'services.html': 'services',
  'services/cleaning.html': 'cleaning',
  '404.html': 'Page not found',
  'assets/js/main.29b9ac49.js': 'main',
  'assets/css/styles.1234abcd.css': 'styles',
  'pictures/hq/hq-900.avif': 'avif',
  'fonts/archivo.woff2': 'font',
  'favicon.ico': 'icon',
  'sitemap.xml': 'sitemap',
  'careers/openings-bespoke.atom': 'atom',
  'careers/openings-bespoke.json': 'feed',
  'careers/bench-joiner.ics': 'calendar',
  'careers/other.json': 'data',
};

let folder = '';
let server: Server;
let origin = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'build', name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  await writeFile(path.join(folder, 'secret.html'), 'secret');
  server = await listen([siteHandler(path.join(folder, 'build'))], '127.0.0.1', 0);
  origin = originOf(server);
});
afterAll(async () => {
  await close(server);
  await rm(folder, {recursive: true});
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(origin + address, {redirect: 'manual', headers});

/** Without the tidying of addresses and the decoding of answers that `fetch` does. */
const rawGet = (address: string, headers: Record<string, string> = {}) =>
  new Promise<{status: number | undefined; size: number; encoding: string | undefined}>(
    (resolve, reject) => {
      const {hostname, port} = new URL(origin);
      httpRequest({hostname, port, path: address, headers}, (response) => {
        let size = 0;
        response.on('data', (chunk: Buffer) => (size += chunk.length));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            size,
            encoding: response.headers['content-encoding'],
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

describe('the preview of the site', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/services', 'services'],
    ['/services/cleaning?x=1', 'cleaning'],
    ['/sitemap.xml', 'sitemap'],
  ])('%s is the page %s', async (address, text) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
  });

  it('has one address for each page', async () => {
    const response = await get('/about/?division=a');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/about?division=a']);
  });

  it.each(['/nope', '/policies/nope', '/assets/js/gone.00000000.js', '/assets'])(
    '%s is not found, and says so with the page and the status',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Page not found');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    ['/about', 'text/html;charset=utf-8', 'no-cache'],
    ['/pictures/hq/hq-900.avif', 'image/avif', 'no-cache'],
    ['/fonts/archivo.woff2', 'font/woff2', 'no-cache'],
    ['/favicon.ico', 'image/vnd.microsoft.icon', 'no-cache'],
    ['/careers/openings-bespoke.atom', 'application/atom+xml', 'no-cache'],
    ['/careers/openings-bespoke.json', 'application/feed+json; charset=utf-8', 'no-cache'],
    ['/careers/bench-joiner.ics', 'text/calendar; charset=utf-8', 'no-cache'],
    ['/careers/other.json', 'application/json', 'no-cache'],
    [
      '/assets/js/main.29b9ac49.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    [
      '/assets/css/styles.1234abcd.css',
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])('%s is %s, %s', async (address, type, cache) => {
    const {headers} = await get(address);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, cache]);
  });

  it('asks again only for what changed', async () => {
    const tag = (await get('/about')).headers.get('etag') ?? '';
    expect((await get('/about', {'If-None-Match': tag})).status).toBe(304);
    expect((await get('/about', {'If-None-Match': '"other"'})).status).toBe(200);
  });

  it('compresses texts as the browser likes it', async () => {
    const plain = await rawGet('/about');
    for (const encoding of ['br', 'gzip']) {
      const small = await rawGet('/about', {'Accept-Encoding': encoding});
      expect(small.encoding).toBe(encoding);
      expect(small.size).toBeLessThan(plain.size / 10);
    }
    expect(
      (await rawGet('/fonts/archivo.woff2', {'Accept-Encoding': 'br'})).encoding,
    ).toBeUndefined();
    expect(await (await get('/about', {'Accept-Encoding': 'br'})).text()).toBe(files['about.html']);
    expect((await rawGet('/about', {'Accept-Encoding': 'gzip;q=0.5, br;q=0'})).encoding).toBe(
      'gzip',
    );
    expect(plain.encoding).toBeUndefined();
  });

  it('gives nothing from outside the build, and takes nothing', async () => {
    expect((await rawGet('/../secret.html')).status).toBe(400);
    expect((await rawGet('/%2e%2e/secret')).status).toBe(400);
    expect((await fetch(`${origin}/about`, {method: 'POST'})).status).toBe(405);
    expect(
      (await fetch(`${origin}/about`, {method: 'HEAD'})).headers.get('content-type'),
    ).toContain('html');
  });
});

describe('target', () => {
  it.each(['/', '/about', '/img/a.svg', '/v1.2'])('%s is as it should be', (url) => {
    expect(target(`${url}?x=1`)).toEqual({kind: 'file', path: url});
  });

  it.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/services/index.html', '/services'],
    ['/about.html/?division=a&b', '/about?division=a&b'],
    ['//evil.example/', '/evil.example'],
    ['///', '/'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('%s leads to %s', (url, location) => {
    expect(target(url)).toEqual({kind: 'redirect', location});
  });

  it.each(['/%', '/../x', '/a/%2e%2e/b', '/..%5cx', '/a%00b', 'http://evil.example/'])(
    '%s is refused',
    (url) => {
      expect(target(url)).toEqual({kind: 'bad'});
    },
  );
});
