import {mkdirSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {buildCache, type BuildCache} from '../platform/build-cache';
import {filesBelow} from '../reading/files';
import {fileHash} from './ledger/ledger';
import type {History} from './ledger/timeline';
import {sha256Hex} from './words/canonical-text';

const ROOT = path.resolve(__dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/policies');

/** Matches an import of our own code, except of types alone. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s)?'((?:\.{1,2}|@site)\/[^']+)';/gm;

/** Returns the file of an import; undefined if there is none. */
function fileOf(importer: string, name: string): string | undefined {
  const place = name.startsWith('@site/')
    ? path.join(ROOT, name.slice('@site/'.length))
    : path.resolve(path.dirname(importer), name);
  const candidates = ['', '.ts', '.tsx', '/index.ts'].map((ending) => place + ending);
  return candidates.find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
}

/**
 * Returns a module and all modules that it imports, directly or not.
 *
 * @param entry absolute path
 */
export function modulesOf(entry: string): string[] {
  const modules = new Set([entry]);
  for (const file of modules) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = fileOf(file, name);
      if (imported !== undefined) modules.add(imported);
    }
  }
  return [...modules].sort();
}

/**
 * Key for the pages and copies of a version: all rows of its document, whose fingerprints represent
 * the texts.
 */
export function keyOf(history: History): string {
  const known = keys.get(history);
  if (known !== undefined) return known;
  const key = JSON.stringify({...history, draft: undefined}, (name, value: unknown) =>
    name === 'kept' ? undefined : value,
  );
  keys.set(history, key);
  return key;
}

/** Known keys, because each version of a history asks for it several times. */
const keys = new WeakMap<History, string>();

/** Opens the cache of a maker in its current form, and deletes its caches in earlier forms. */
function openCache(maker: string, assets: readonly string[]): BuildCache {
  const files = assets.flatMap((asset) =>
    statSync(asset).isDirectory() ? filesBelow(asset).map((file) => path.join(asset, file)) : asset,
  );
  const sources = [path.join(ROOT, 'package-lock.json'), ...modulesOf(maker), ...files];
  const hashes = sources.map((file) => `${path.relative(ROOT, file)} ${fileHash(file)}`);
  const name = `${path.basename(maker, '.ts')}-`;
  const own = name + sha256Hex(hashes.join('\n')).slice(0, 16);
  mkdirSync(CACHE, {recursive: true});
  for (const old of readdirSync(CACHE)) {
    if (old === own || !old.startsWith(name)) continue;
    rmSync(path.join(CACHE, old), {recursive: true, force: true, maxRetries: 3});
  }
  return buildCache(path.join(CACHE, own));
}

/** Returns the cached result for the same inputs, or makes it, which must give the same bytes. */
export type Cached = (inputs: string, make: () => string | Uint8Array) => Buffer;

/**
 * Returns a cache of the results of a module. A change of the module, of a module that it imports,
 * of the files that it reads, or of a package makes all results again.
 *
 * @param maker absolute path of the module: `__filename`
 * @param assets absolute paths of the files and folders that its results depend on
 */
export function cacheOf(maker: string, assets: readonly string[] = []): Cached {
  let cache: BuildCache | undefined;
  return (inputs, make) => {
    cache ??= openCache(maker, assets);
    const key = sha256Hex(inputs);
    const known = cache.read(key);
    if (known !== undefined) return known;
    const made = Buffer.from(make());
    cache.write(key, made);
    return made;
  };
}
