import {mkdirSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {buildCache, type BuildCache} from '../platform/build-cache';
import {fileHash, filesBelow} from './ledger/ledger';
import type {History} from './ledger/timeline';
import {sha256Hex} from './words/canonical-text';

const ROOT = path.resolve(__dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/policies');

/** The modules whose results are cached. */
const MAKERS = [
  'src/policy-record/pdf/pdf.ts',
  'src/policy-record/words/read-words.ts',
  'src/policy-record/compare/pages.ts',
  'src/policy-record/facts.ts',
];
/** Other files that these modules read. */
const READ = ['package-lock.json', 'src/css/tokens.css', 'src/policy-record/pdf/policy.typ'];
const FONTS = 'src/fonts/static';

/** Resolves an import to a module of ours; undefined for a package. */
function moduleOf(name: string, importer: string): string | undefined {
  if (!/^(\.|@site\/)/.test(name)) return undefined;
  const base = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(importer), name);
  return ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => base + ending)
    .find((file) => statSync(path.join(ROOT, file), {throwIfNoEntry: false})?.isFile());
}

/** Adds all modules of ours that these import, as paths in the repository. */
export function withImports(modules: readonly string[]): string[] {
  const found = new Set(modules);
  for (const file of found) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/\bfrom '([^']+)'/g)) {
      const imported = moduleOf(name, file);
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found].sort();
}

/** Hashes only the code, facts, fonts and packages that the cached results depend on. */
function hashOfMakers(): string {
  const fonts = filesBelow(path.join(ROOT, FONTS)).map((file) => `${FONTS}/${file}`);
  const hashes = [...READ, ...fonts, ...withImports(MAKERS)].map(
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
 * @param inputs everything the result depends on, except code, facts, fonts and packages; add a new
 *   maker to `MAKERS`, and the files it reads to `READ`
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
