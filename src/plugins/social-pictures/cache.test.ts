import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {kept, keyOf} from './cache';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'));
});

afterEach(() => rm(folder, {recursive: true, force: true}));

describe('what is kept', () => {
  const key = keyOf('a', 'b');

  it('is made once and read the next time', async () => {
    await kept(folder, key, () => Promise.resolve(Buffer.from('first')));
    const again = await kept(folder, key, () => Promise.resolve(Buffer.from('second')));
    expect(again.toString()).toBe('first');
  });

  it('may be made several times at once, and leaves one whole file', async () => {
    const makers = Array.from({length: 8}, () =>
      kept(folder, key, () => Promise.resolve(Buffer.from('same'))),
    );
    const made = await Promise.all(makers);
    expect(made.map(String)).toEqual(Array.from({length: 8}, () => 'same'));
    expect(await readdir(folder)).toEqual([key]);
  });

  it('leaves nothing behind when making fails', async () => {
    const failing = kept(folder, key, () => Promise.reject(new Error('no picture')));
    await expect(failing).rejects.toThrow('no picture');
    expect(await readdir(folder)).toEqual([]);
  });
});
