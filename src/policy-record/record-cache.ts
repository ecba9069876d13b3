import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildCache, type BuildCache} from '../platform/build-cache';
import {fileHash, filesBelow} from './ledger/ledger';
import type {History} from './ledger/timeline';
import {sha256Hex} from './words/canonical-text';

const ROOT = path.resolve(__dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/policies');

/**
 * Hashes all code that can make results, with the facts, fonts, colours and packages that it uses.
 * Pages and other style sheets are left out, because they change often.
 */
function hashOfMakers(): string {
  const code = filesBelow(path.join(ROOT, 'src'))
    .filter((file) => /\.(?:ts|json|ttf|typ)$/.test(file) && !file.includes('.test'))
    .map((file) => `src/${file}`);
  const hashes = ['package-lock.json', 'src/css/tokens.css', ...code].map(
    (file) => `${file} ${fileHash(path.join(ROOT, file))}`,
  );
  return sha256Hex(hashes.join('\n')).slice(0, 16);
}

/**
 * Key for the pages and copies of a version: all rows of its document, whose fingerprints represent
 * the texts.
 */
export function keyOf(history: History): string {
  return JSON.stringify({...history, draft: undefined}, (name, value: unknown) =>
    name === 'kept' ? undefined : value,
  );
}

/** Opens the cache of the current code, and deletes the caches of other code. */
function openCache(): BuildCache {
  const own = hashOfMakers();
  mkdirSync(CACHE, {recursive: true});
  for (const name of readdirSync(CACHE).filter((each) => each !== own)) {
    rmSync(path.join(CACHE, name), {recursive: true, force: true, maxRetries: 3});
  }
  return buildCache(path.join(CACHE, own));
}

let cache: BuildCache | undefined;

/**
 * Returns the cached result for the same inputs and the same code, or makes it.
 *
 * @param inputs everything the result depends on, except code, facts, fonts and packages
 * @param make must always return the same bytes
 */
export function cached(inputs: string, make: () => string | Uint8Array): Buffer {
  cache ??= openCache();
  const key = sha256Hex(inputs);
  const known = cache.read(key);
  if (known !== undefined) return known;
  const made = Buffer.from(make());
  cache.write(key, made);
  return made;
}

/** Like `cached`, for JSON data. */
export function cachedData<T>(inputs: string, make: () => T): T {
  return JSON.parse(cached(inputs, () => JSON.stringify(make())).toString()) as T;
}
