import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildCache} from './build-cache';

it('returns the bytes that were written, and leaves no unfinished file', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
  const folder = path.join(parent, 'new');
  const cache = buildCache(folder);
  expect(cache.read('key')).toBeUndefined();
  cache.write('key', Uint8Array.from([0, 255]));
  cache.write('key', Uint8Array.from([0, 254]));
  expect([...(buildCache(folder).read('key') ?? [])]).toEqual([0, 254]);
  expect(readdirSync(folder)).toEqual(['key']);
  rmSync(parent, {recursive: true});
});
