import {createHash} from 'node:crypto';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {rmSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {fixtureRepository, runIn} from '../fixture';
import {BUILT_MANIFEST, verify} from './verify';

const TEXT = 'A policy.\n';
const MANIFEST = `${createHash('sha256').update(TEXT).digest('hex')}  policies/a.2026.txt\n`;

let root: string;

beforeEach(() => {
  root = fixtureRepository({
    [BUILT_MANIFEST]: MANIFEST,
    'sha256sums.txt': MANIFEST,
    broken: '<!doctype html>',
    'downloads/a.2026.txt': TEXT,
    'downloads/changed/a.2026.txt': TEXT.toUpperCase(),
    'downloads/other.txt': 'Something else',
  });
});

afterEach(() => rmSync(root, {recursive: true}));

describe('policy:verify', () => {
  it('says that a copy is what was published', async () => {
    const {code, output} = await runIn(root, verify, ['downloads/a.2026.txt']);
    expect(code).toBe(0);
    expect(output).toBe('OK         downloads/a.2026.txt is policies/a.2026.txt, as published.');
  });

  it('judges every file, and fails when one is not', async () => {
    const files = ['a.2026.txt', 'changed/a.2026.txt', 'other.txt'].map(
      (file) => `downloads/${file}`,
    );
    const {code, output} = await runIn(root, verify, ['--manifest', 'sha256sums.txt', ...files]);
    expect(code).toBe(1);
    expect(output.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'OK',
      'DIFFERENT',
      'UNKNOWN',
    ]);
  });

  it.each([
    ['no file', [], 2, 'at least one'],
    ['a file that is not there', ['nope.txt'], 2, 'nope.txt'],
    ['a manifest that is not there', ['broken', '--manifest', 'nope'], 2, 'no manifest nope'],
    ['a manifest that is none', ['broken', '--manifest', 'broken'], 1, 'Line 1 of the manifest'],
  ])('refuses %s', async (_, args, code, message) => {
    const outcome = await runIn(root, verify, args);
    expect(outcome.errors).toContain(message);
    expect(outcome.code).toBe(code);
  });
});

describe('a manifest on the web', () => {
  let server: Server;
  let address: string;

  beforeEach(async () => {
    server = createServer((request, response) => {
      response.statusCode = request.url === '/sha256sums.txt' ? 200 : 404;
      response.end(MANIFEST);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => server.close());

  it('is read', async () => {
    const args = ['downloads/a.2026.txt', '--manifest', `${address}/sha256sums.txt`];
    expect(await runIn(root, verify, args)).toMatchObject({code: 0});
  });

  it('is missed with its address', async () => {
    const args = ['downloads/a.2026.txt', '--manifest', `${address}/nope`];
    expect(await runIn(root, verify, args)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('answers 404') as string,
    });
  });

  it('is missed when nobody answers', async () => {
    server.close();
    const args = ['downloads/a.2026.txt', '--manifest', 'http://127.0.0.1:1/sha256sums.txt'];
    expect(await runIn(root, verify, args)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('cannot be reached') as string,
    });
  });
});
