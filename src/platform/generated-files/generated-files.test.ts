import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type AllContent, collectFiles, fileHandler, type GeneratedFile, writeFiles} from './index';

const text = (address: string, content = address): GeneratedFile => ({
  path: address,
  mediaType: 'text/plain; charset=utf-8',
  content: () => Promise.resolve(content),
});

const of = (plugins: Record<string, GeneratedFile[]>): AllContent =>
  Object.fromEntries(
    Object.entries(plugins).map(([name, generatedFiles]) => [name, {default: {generatedFiles}}]),
  );

const none = () => false;

describe('collectFiles', () => {
  it('collects the files of every plugin instance', () => {
    const files = collectFiles(
      {
        openings: {default: {generatedFiles: [text('/careers/a.ics')], other: 1}},
        policies: {old: {generatedFiles: [text('/old.json')]}, current: undefined},
        docs: {default: 'nothing of this kind'},
      },
      none,
    );
    expect([...files.keys()]).toEqual(['/careers/a.ics', '/old.json']);
  });

  it('refuses an address that is used twice', () => {
    const collect = () =>
      collectFiles(
        of({
          openings: [text('/a.ics'), text('/b.ics'), text('/b.ics')],
          policies: [text('/a.ics')],
        }),
        none,
      );
    expect(collect).toThrow('Generated files: 2 problems in 2 files:');
    expect(collect).toThrow(/plugin policies\n {2}\/a\.ics[^]*the plugin openings publishes one/);
    expect(collect).toThrow(/plugin openings\n {2}\/b\.ics[^]*the plugin openings publishes one/);
  });

  it('refuses the address of a static file', () => {
    expect(() => collectFiles(of({openings: [text('/robots.txt')]}), () => true)).toThrow(
      'a folder of static files holds one',
    );
  });

  it('allows /.well-known/ and no other hidden folder', () => {
    const at = (address: string) => collectFiles(of({machines: [text(address)]}), none);
    expect([...at('/.well-known/security.txt').keys()]).toEqual(['/.well-known/security.txt']);
    expect(() => at('/.git/config.txt')).toThrow('an address such as');
  });

  it.each(['', 'a.ics', '/a', '/a/', '/../a.ics', '/a/./b.ics', '/a b.ics', '/a.html', '//a.ics'])(
    'refuses %j as an address',
    (address) => {
      expect(() => collectFiles(of({openings: [text(address)]}), none)).toThrow(
        'an address such as /careers/openings.atom',
      );
    },
  );
});

describe('the folder of a build', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'generated-files-'));
  });
  afterAll(() => rm(folder, {recursive: true}));

  it('receives text and binary files', async () => {
    const bytes = Uint8Array.from([0, 255, 37, 80]);
    const pdf = {path: '/a/b.pdf', mediaType: 'application/pdf', content: () => bytes};
    await writeFiles([pdf, text('/c.txt', '£1')], folder);
    expect(new Uint8Array(await readFile(path.join(folder, 'a/b.pdf')))).toEqual(bytes);
    expect(await readFile(path.join(folder, 'c.txt'), 'utf8')).toBe('£1');
  });

  it('names the file that could not be generated', async () => {
    const broken = {...text('/broken.txt'), content: () => Promise.reject(new Error('No ink.'))};
    await expect(writeFiles([broken], folder)).rejects.toMatchObject({
      message: 'The file /broken.txt could not be created.',
      cause: {message: 'No ink.'},
    });
  });
});

describe('the development server', () => {
  const files = new Map([['/a.ics', text('/a.ics', 'appointment')]]);
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    const answer = fileHandler((address) => files.get(address));
    server = createServer((request, response) =>
      answer(request, response, (error) => {
        response.writeHead(error === undefined ? 404 : 500).end();
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
  });
  afterAll(() => server.close());

  it('serves the current content of a file', async () => {
    const response = await fetch(`${origin}/a.ics?today`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('appointment');
    files.set('/a.ics', text('/a.ics', 'another appointment'));
    expect(await (await fetch(`${origin}/a.ics`)).text()).toBe('another appointment');
  });

  it('answers HEAD without the content', async () => {
    const response = await fetch(`${origin}/a.ics`, {method: 'HEAD'});
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '19']);
    expect(await response.text()).toBe('');
  });

  it('passes all other requests on', async () => {
    expect((await fetch(`${origin}/b.ics`)).status).toBe(404);
    expect((await fetch(`${origin}/a.ics`, {method: 'POST'})).status).toBe(404);
  });

  it('passes errors on', async () => {
    files.set('/broken.txt', {
      ...text('/broken.txt'),
      content: () => Promise.reject(new Error('No ink.')),
    });
    expect((await fetch(`${origin}/broken.txt`)).status).toBe(500);
  });
});
