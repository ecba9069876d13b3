import {randomUUID} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sha256Hex} from './record';

const ROOT = path.resolve(__dirname, '../../..');
const FOLDER = path.join(ROOT, 'node_modules/.cache/policy-copies');

/** Everything that may show in a copy beside its record: code, facts, fonts, packages. */
const MAKERS = [
  'package-lock.json',
  'src/data',
  'src/content/dates.ts',
  'src/fonts',
  'src/plugins/policies',
];

function filesBelow(place: string): string[] {
  const full = path.join(ROOT, place);
  if (path.extname(place) !== '') {
    return [place];
  }
  return readdirSync(full, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Changes with whatever makes the copies: a copy of older makers is never used again. */
function makersHash(): string {
  const hashes = MAKERS.flatMap(filesBelow).map(
    (file) => `${file} ${sha256Hex(readFileSync(path.join(ROOT, file)))}`,
  );
  return sha256Hex(hashes.join('\n')).slice(0, 16);
}

let folder: Promise<string> | undefined;

/** The folder for copies of today's makers; those of older ones are removed. */
async function folderOfMakers(): Promise<string> {
  const hash = makersHash();
  await mkdir(path.join(FOLDER, hash), {recursive: true});
  const others = (await readdir(FOLDER)).filter((name) => name !== hash);
  await Promise.all(
    others.map((name) => rm(path.join(FOLDER, name), {recursive: true, force: true})),
  );
  return path.join(FOLDER, hash);
}

/** Written beside its place first, so that a build that is broken off leaves no half file. */
async function write(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

interface Obtained {
  readonly copy: Uint8Array;
  /** Whether the cache has it now. */
  readonly isKept: boolean;
}

async function obtain(key: string, make: () => Promise<Uint8Array>): Promise<Obtained> {
  const file = path.join(await (folder ??= folderOfMakers()), key);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) {
    return {copy: kept, isKept: true};
  }
  const copy = await make();
  // A folder that cannot be written to costs time, but breaks no build.
  const isKept = await write(file, copy).then(
    () => true,
    () => false,
  );
  return {copy, isKept};
}

/** Copies that are being made, and those that could not be kept. */
const inHand = new Map<string, Promise<Obtained>>();

/**
 * A copy from the cache in `node_modules`, or made and kept there: a page, the build and the
 * manifest all ask for the same copy, and so does the next build. Memory holds none of them longer
 * than needed, because there may be thousands.
 *
 * @param key changes with whatever the copy is made of. Example: `'4f…e2.pdf'`
 * @param make makes the copy; the same bytes each time
 */
export async function keptCopy(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const work = inHand.get(key) ?? obtain(key, make);
  inHand.set(key, work);
  try {
    const {copy, isKept} = await work;
    if (isKept) {
      inHand.delete(key);
    }
    return copy;
  } catch (error) {
    inHand.delete(key);
    throw error;
  }
}
