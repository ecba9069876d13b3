import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileHash, filesBelow} from './record/ledger';
import {sha256Hex} from './words/canonical-text';

const ROOT = path.resolve(__dirname, '../../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/policies');

/** Changes with any code, fact, font or package: what was made before is never used again. */
function hashOfMakers(): string {
  const source = filesBelow(path.join(ROOT, 'src')).map((file) => `src/${file}`);
  const hashes = ['package-lock.json', ...source].map(
    (file) => `${file} ${fileHash(path.join(ROOT, file))}`,
  );
  return sha256Hex(hashes.join('\n')).slice(0, 16);
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
 * @param inputs everything it is made of but code, facts, fonts and packages
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
