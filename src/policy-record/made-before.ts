import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileHash, filesBelow} from './ledger/ledger';
import type {History} from './ledger/version';
import {sha256Hex} from './words/canonical-text';

const ROOT = path.resolve(__dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/policies');

/** The modules that make what is kept. */
const MAKERS = [
  'src/policy-record/pdf/pdf.ts',
  'src/policy-record/words/read-words.ts',
  'src/policy-record/compare/pages.ts',
];
/** What they read beside modules. */
const READ = ['package-lock.json', 'src/css/tokens.css', 'src/policy-record/pdf/policy.typ'];
const FONTS = 'src/fonts/static';

/** The module of ours that an import names; none for a package. */
function moduleOf(name: string, importer: string): string | undefined {
  if (!/^(\.|@site\/)/.test(name)) return undefined;
  const base = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(importer), name);
  return ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => base + ending)
    .find((file) => statSync(path.join(ROOT, file), {throwIfNoEntry: false})?.isFile());
}

/** These modules and all of ours that they import, as paths in the repository. */
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

/** Changes with the code, facts, fonts and packages that make what is kept, and with nothing else. */
function hashOfMakers(): string {
  const fonts = filesBelow(path.join(ROOT, FONTS)).map((file) => `${FONTS}/${file}`);
  const hashes = [...READ, ...fonts, ...withImports(MAKERS)].map(
    (file) => `${file} ${fileHash(path.join(ROOT, file))}`,
  );
  return sha256Hex(hashes.join('\n')).slice(0, 16);
}

/** Rows of a history as a key. It is asked for once for each version, and histories do not change. */
const keys = new WeakMap<History, string>();

/**
 * Everything that a page or a copy of a version is made of: all rows of its document. The fingerprints
 * in them stand for the texts.
 */
export function keyOf(history: History): string {
  const known = keys.get(history);
  if (known !== undefined) return known;
  const key = sha256Hex(
    JSON.stringify(history, (name, value: unknown) =>
      name === 'kept' || name === 'draft' ? undefined : value,
    ),
  );
  keys.set(history, key);
  return key;
}

let folder: string | undefined;

/** The folder of today's makers; those of others are removed. */
function folderOfMakers(): string {
  const own = hashOfMakers();
  mkdirSync(path.join(CACHE, own), {recursive: true});
  for (const name of readdirSync(CACHE).filter((each) => each !== own)) {
    rmSync(path.join(CACHE, name), {recursive: true, force: true, maxRetries: 3});
  }
  return path.join(CACHE, own);
}

/**
 * What was made of the same inputs with the same code, in this build or an earlier one; or makes
 * it, and keeps it. Deleting the folder is always safe.
 *
 * @param inputs everything it is made of but code, facts, fonts and packages; a new maker goes into
 *   `MAKERS`, and what it reads into `READ`
 * @param make gives the same bytes each time
 */
export function madeBefore(inputs: string, make: () => string | Uint8Array): Buffer {
  const file = path.join((folder ??= folderOfMakers()), sha256Hex(inputs));
  if (existsSync(file)) return readFileSync(file);
  const made = Buffer.from(make());
  // Written beside its place first: a build that is broken off leaves no half file.
  writeFileSync(`${file}.${process.pid}`, made);
  renameSync(`${file}.${process.pid}`, file);
  return made;
}
