/**
 * Releases: folders of built sites beside one another, and which of them is served.
 *
 *   <folder>/current     a link to the release that is served
 *   <folder>/releases/   the newest ones
 *   <folder>/lasting/    files with a hash for a name, of all of these releases: a page that was
 *                        loaded before a release asks for those of the release before
 *   <folder>/rules.conf  for a `server` of nginx; nginx.conf is a whole configuration
 */
import {existsSync, readFileSync} from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pMap from 'p-map';
import {hostFiles, lasting} from '../../src/plugins/hosting/rules';
import {filesOfWholeBuild} from '../../src/plugins/hosting/whole-build';
import {rulesOf, wholeConfiguration} from './nginx';

/** So many are kept, and as many of those that were taken back. */
const KEPT = 10;

/** Added to the name of a release that was taken back, so that no later one leads back to it. */
const UNDONE = '.undone';

/** These are compressed already. */
const DENSE = /\.(?:avif|webp|jpg|png|woff2|pdf|ico)$/;
/** Bytes. What is smaller fits into one packet anyway. */
const WORTHWHILE = 1024;

/** The forms of a file that nginx sends instead of it, to whoever takes them. */
const COMPRESSED = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length}}),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, {level: 9}),
};

/** Compression runs on the four threads of Node. */
const AT_ONCE = 4;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** One file may have several names; where there is such a name already, it is that file. */
async function linkTo(file: string, name: string): Promise<void> {
  await mkdir(path.dirname(name), {recursive: true});
  if (!existsSync(name)) await link(file, name);
}

/**
 * A file that is as it was in the release before is that file, with its time, so that browsers need
 * not fetch it again; and with its compressed forms, which take most of the time.
 */
async function addFile(from: string, before: string, to: string): Promise<void> {
  const bytes = await readFile(from);
  if (existsSync(before) && bytes.equals(await readFile(before))) {
    for (const ending of ['', ...Object.keys(COMPRESSED)]) {
      if (existsSync(before + ending)) await linkTo(before + ending, to + ending);
    }
    return;
  }
  await mkdir(path.dirname(to), {recursive: true});
  await copyFile(from, to);
  if (bytes.length < WORTHWHILE || DENSE.test(from)) return;
  for (const [ending, compress] of Object.entries(COMPRESSED)) {
    await writeFile(to + ending, await compress(bytes));
  }
}

/** Takes out the oldest releases, and of the lasting files those that no release has. */
async function prune(folder: string, served: string): Promise<void> {
  const names = await releasesIn(folder);
  for (const undone of [true, false]) {
    const alike = names.filter((name) => name.endsWith(UNDONE) === undone);
    for (const name of alike.slice(0, -KEPT).filter((one) => one !== served)) {
      await rm(path.join(folder, 'releases', name), {recursive: true});
    }
  }
  const files = await filesBelow(path.join(folder, 'lasting'));
  for (const file of files.map((name) => path.join(folder, 'lasting', name))) {
    if ((await stat(file)).nlink === 1) await rm(file);
  }
}

/** In the order in which they were made. */
export async function releasesIn(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'releases')).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).sort();
}

/** The name of the release that is served, if there is one. */
export async function servedIn(folder: string): Promise<string | undefined> {
  const to = await readlink(path.join(folder, 'current')).catch(() => undefined);
  return to && path.basename(to);
}

/** At every moment there is one release that is served: the link is replaced, never missing. */
async function serve(folder: string, name: string): Promise<void> {
  const next = path.join(folder, '.next');
  await rm(next, {force: true});
  await symlink(path.join('releases', name), next);
  await rename(next, path.join(folder, 'current'));
}

/** @returns whether the file was not so before */
async function writeChanged(file: string, text: string): Promise<boolean> {
  const changed = !existsSync(file) || readFileSync(file, 'utf8') !== text;
  if (changed) await writeFile(file, text);
  return changed;
}

/** A date and time that sorts, and is a name for a file on every system. */
const nameOf = (time: Date) => time.toISOString().replaceAll(':', '-');

export interface Release {
  readonly name: string;
  /** Whether nginx must read its configuration again. */
  readonly rulesChanged: boolean;
}

/**
 * Makes a release of a build and serves it.
 *
 * @param build folder of the built site
 * @param folder absolute, of the releases; it is made when there is none
 * @param port of the whole configuration
 * @throws Error when there is no build, or only a part of one
 */
export async function makeRelease(build: string, folder: string, port: number): Promise<Release> {
  const files = filesOfWholeBuild(build).filter((file) => !hostFiles.includes(`/${file}`));
  const releases = path.join(folder, 'releases');
  const making = path.join(releases, '.making');
  const served = await servedIn(folder);
  await rm(making, {recursive: true, force: true});
  const before = path.join(folder, 'current');
  await pMap(
    files,
    (file) => addFile(path.join(build, file), path.join(before, file), path.join(making, file)),
    {concurrency: AT_ONCE},
  );
  const isLasting = (file: string) =>
    Object.keys(lasting).some((start) => `/${file}`.startsWith(start));
  for (const file of (await filesBelow(making)).filter(isLasting)) {
    await linkTo(path.join(making, file), path.join(folder, 'lasting', file));
  }
  const rulesChanged = await writeChanged(path.join(folder, 'rules.conf'), rulesOf(folder));
  await writeChanged(path.join(folder, 'nginx.conf'), wholeConfiguration(port));
  const name = nameOf(new Date());
  await rename(making, path.join(releases, name));
  await serve(folder, name);
  await prune(folder, name);
  return {name, rulesChanged: rulesChanged && served !== undefined};
}

/**
 * Serves the release before the one that is served.
 *
 * @returns its name
 * @throws Error when there is none
 */
export async function undoRelease(folder: string): Promise<string> {
  const served = await servedIn(folder);
  const names = (await releasesIn(folder)).filter((name) => !name.endsWith(UNDONE));
  const before = names.findLast((name) => served !== undefined && name < served);
  if (served === undefined || before === undefined) {
    throw new Error(`There is no release before ${served ?? 'the first'} in ${folder}.`);
  }
  await serve(folder, before);
  const releases = path.join(folder, 'releases');
  await rename(path.join(releases, served), path.join(releases, `${served}${UNDONE}`));
  return before;
}
