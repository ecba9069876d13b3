/**
 * Measures what many policies cost: CPU time and memory of a build, and the bytes that a
 * visitor of the home page and of a policy downloads, beside the site as it is.
 *
 *   npm run bench -- policies-scale --policies 2500 [--pages]
 *
 * `--pages` leaves PDFs and Word documents out. Everything happens in copies below the folder for
 * temporary files; the working tree is only read.
 *
 * Without `--pages` each copy is built twice: the first build makes every PDF and Word document,
 * about a third of a second each, the second finds them in the copy's own cache. 2,500 policies
 * take half an hour of two cores then, and a few gigabytes of disk until the end.
 */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import * as z from 'zod';
import {site} from '../builds.mjs';
import {addPolicies} from './grown-site';
import {inEmptyFolder, ROOT, table, whole} from './measuring';

/**
 * Reads the command line: how many policies in the edition in force, and whether PDFs and Word
 * documents are left out.
 *
 * @throws when an option is unknown or the number is none
 */
export function readOptions(args: readonly string[]) {
  const {values} = parseArgs({
    args: [...args],
    options: {policies: {type: 'string', default: ''}, pages: {type: 'boolean', default: false}},
  });
  return {policies: whole('policies', values.policies, 10), pages: values.pages};
}

/** What a build reads. */
const SITE =
  'docs docusaurus.config.ts openings package.json package-lock.json sidebars.ts src static tsconfig.json versioned_docs versioned_sidebars versions.json'.split(
    ' ',
  );

/**
 * A copy of the site that can be built. The installed packages are lent to it, each by a link, so
 * that it keeps caches of its own; caches and programs have names that begin with a dot.
 *
 * @param pages makes it publish a word in the place of each PDF and Word document
 */
function copyOfSite(folder: string, pages: boolean): string {
  for (const name of SITE) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  const installed = path.join(ROOT, 'node_modules');
  const lent = path.join(folder, 'node_modules');
  mkdirSync(lent);
  for (const name of readdirSync(installed).filter((each) => !each.startsWith('.'))) {
    symlinkSync(path.join(installed, name), path.join(lent, name), 'junction');
  }
  for (const kind of pages ? (['pdf', 'docx'] as const) : []) {
    const name = kind === 'pdf' ? 'policyPdf' : 'policyDocx';
    writeFileSync(
      path.join(folder, `src/plugins/policies/${kind}/policy-${kind}.ts`),
      `export const ${name} = () => Promise.resolve(Buffer.from('left out'));\n`,
    );
  }
  return folder;
}

/** What a build cost. */
interface Cost {
  /** Of all cores together, in seconds. */
  readonly cpu: number;
  /** By the clock, in seconds. */
  readonly wall: number;
  /** Most memory at any time, in megabytes. */
  readonly peak: number;
}

const costSchema = z.object({microseconds: z.number(), maxRSS: z.number()});

/** Loaded into the process of a build: writes down at the end what all its threads have used. */
const USAGE = `import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  const usage = {microseconds: userCPUTime + systemCPUTime, maxRSS};
  writeFileSync(new URL('usage.json', import.meta.url), JSON.stringify(usage));
});
`;

/**
 * Builds a copy of the site, with a bundler that remembers nothing.
 *
 * @throws with the last words of a build that failed
 */
function build(folder: string): Cost {
  const usage = path.join(folder, 'usage.mjs');
  writeFileSync(usage, USAGE);
  rmSync(path.join(folder, 'build'), {recursive: true, force: true});
  const start = performance.now();
  const cli = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [cli, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: {
      ...process.env,
      ...site.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import ${pathToFileURL(usage).href}`,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  if (status !== 0) {
    throw new Error(`The build in ${folder} failed:\n${(stdout + stderr).slice(-4000)}`);
  }
  const wall = (performance.now() - start) / 1000;
  const written: unknown = JSON.parse(readFileSync(path.join(folder, 'usage.json'), 'utf8'));
  const {microseconds, maxRSS} = costSchema.parse(written);
  return {cpu: microseconds / 1e6, wall, peak: maxRSS / 1024};
}

/** What a browser downloads of a page before it shows pictures and fonts, in bytes of gzip. */
interface PageWeight {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
}

const SCRIPT = /<script\b[^>]*?\bsrc="?([^"\s>]+)/g;
const STYLE = /<link\b(?=[^>]*[\s"]rel="?stylesheet)[^>]*?\bhref="?([^"\s>]+)/g;

function gzipped(content: string | Buffer): number {
  return gzipSync(content, {level: 9}).length;
}

function together(html: string, pattern: RegExp, output: string): number {
  const addresses = new Set([...html.matchAll(pattern)].map(([, address = '']) => address));
  return [...addresses].reduce(
    (sum, address) => sum + gzipped(readFileSync(path.join(output, address))),
    0,
  );
}

/**
 * Weighs a page of a build: its HTML, and the scripts and style sheets that the HTML names.
 *
 * @param output folder of the build
 * @param address example: `'/policies/whistleblowing'`
 */
function pageWeight(output: string, address: string): PageWeight {
  const candidates = [`${address}.html`, `${address}/index.html`];
  const file = candidates.map((name) => path.join(output, name)).find((name) => existsSync(name));
  if (file === undefined) {
    throw new Error(`${output} has no page ${address}.`);
  }
  const html = readFileSync(file, 'utf8');
  return {
    html: gzipped(html),
    scripts: together(html, SCRIPT, output),
    styles: together(html, STYLE, output),
  };
}

const PAGES = ['/', '/policies/whistleblowing'] as const;

/** One set-up, measured. */
interface Measured {
  readonly name: string;
  /** Builds with nothing remembered, and with the PDFs and Word documents of the one before. */
  readonly builds: readonly {readonly label: string; readonly cost: Cost}[];
  readonly weights: readonly {readonly page: string; readonly weight: PageWeight}[];
}

function measure(name: string, folder: string, labels: readonly string[]): Measured {
  const builds = labels.map((label) => {
    console.error(`${name}: ${label} …`);
    return {label, cost: build(folder)};
  });
  const output = path.join(folder, 'build');
  return {name, builds, weights: PAGES.map((page) => ({page, weight: pageWeight(output, page)}))};
}

function costs(all: readonly Measured[]): string {
  const base = all[0]?.builds[0]?.cost;
  const rows = all.flatMap(({name, builds}) =>
    builds.map(({label, cost}) => [
      `${name}, ${label}`,
      cost.cpu.toFixed(1),
      cost.wall.toFixed(1),
      cost.peak.toFixed(0),
      (cost.cpu / (base?.cpu ?? NaN)).toFixed(2),
    ]),
  );
  return table(['build', 'CPU s', 'wall s', 'peak MB', 'CPU ratio'], rows);
}

function weights(all: readonly Measured[]): string {
  const rows = all.flatMap(({name, weights: pages}) =>
    pages.map(({page, weight: {html, scripts, styles}}) => [
      `${name}, ${page}`,
      String(html),
      String(scripts),
      String(styles),
      String(html + scripts + styles),
    ]),
  );
  return table(['page, bytes of gzip', 'HTML', 'JavaScript', 'CSS', 'together'], rows);
}

/**
 * Measures and prints two tables: what builds cost, and what pages weigh.
 *
 * @param args the command line
 */
export async function report(args: readonly string[]): Promise<void> {
  const {policies, pages} = readOptions(args);
  const labels = pages ? ['pages alone'] : ['everything made', 'copies kept'];
  await inEmptyFolder((folder) => {
    const present = copyOfSite(path.join(folder, 'present'), pages);
    const grown = copyOfSite(path.join(folder, 'grown'), pages);
    addPolicies(grown, policies);
    const all = [
      measure('this site', present, labels),
      measure(`this site, ${policies} policies`, grown, labels),
    ];
    console.log(`${costs(all)}\n\n${weights(all)}`);
    return Promise.resolve();
  });
}
