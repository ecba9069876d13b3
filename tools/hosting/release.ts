/** Makes a release of a build for nginx: see README.md. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pMap from 'p-map';
import {hostFiles, immutableFolders} from '../../src/plugins/hosting/rules';
import {filesOfWholeBuild} from '../../src/plugins/hosting/whole-build';
import {rulesOf, wholeConfiguration} from './nginx';

/** File types that are already compressed. */
const ALREADY_COMPRESSED = /\.(?:avif|webp|jpg|png|woff2|pdf|ico)$/;
/** Smallest file to compress, in bytes: a smaller one fits into one packet anyway. */
const MIN_SIZE = 1024;

/** Compressed formats, which nginx sends to browsers that accept them. */
const COMPRESSED = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length}}),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, {level: 9}),
};

/** Node compresses on a pool of four threads. */
const AT_ONCE = 4;

/** Replaces a file with a new one. Earlier releases keep their hard link to the old file. */
async function replace(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

async function isCurrent(file: string, content: Buffer): Promise<boolean> {
  return existsSync(file) && content.equals(await readFile(file));
}

/**
 * Brings a folder up to date with a build. Unchanged files keep their modification time, so that
 * browsers keep their cached copies.
 */
async function update(folder: string, build: string): Promise<void> {
  const files = filesOfWholeBuild(build).filter((file) => !hostFiles.includes(`/${file}`));
  const wanted = new Set<string>();
  const updateFile = async (file: string) => {
    const bytes = await readFile(path.join(build, file));
    const isCompressed = bytes.length >= MIN_SIZE && !ALREADY_COMPRESSED.test(file);
    const forms = isCompressed ? Object.entries(COMPRESSED) : [];
    for (const ending of ['', ...forms.map(([each]) => each)]) wanted.add(file + ending);
    const target = path.join(folder, file);
    if (await isCurrent(target, bytes)) return;
    for (const [ending, compress] of forms) await replace(target + ending, await compress(bytes));
    // Written last, so that an interrupted update is repeated.
    await replace(target, bytes);
  };
  await pMap(files, updateFile, {concurrency: AT_ONCE});
  for (const entry of await readdir(folder, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(path.relative(folder, file))) await rm(file);
  }
}

/**
 * Makes a release of a build and serves it.
 *
 * @param build folder of the built site
 * @param folder absolute path of the folder for releases; created if missing
 * @param port port in `nginx.conf`
 * @returns whether nginx must reload its configuration
 * @throws Error when the build is missing or incomplete
 */
export async function makeRelease(build: string, folder: string, port: number): Promise<boolean> {
  await update(path.join(folder, 'next'), build);
  const rules = path.join(folder, 'rules.conf');
  const before = existsSync(rules) ? readFileSync(rules, 'utf8') : undefined;
  await replace(rules, rulesOf(folder));
  await replace(path.join(folder, 'nginx.conf'), wholeConfiguration(port));
  const folders = Object.keys(immutableFolders).map((each) => each.replaceAll('/', ''));
  execFileSync('sh', [path.join(__dirname, 'publish.sh'), folder, ...folders], {stdio: 'inherit'});
  return before !== undefined && before !== rulesOf(folder);
}
