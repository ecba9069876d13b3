/**
 * Measures what many policies with long histories cost: CPU time and memory of a build, and the
 * bytes that a visitor of the home page and of a policy downloads, beside the site as it is.
 *
 *   npm run bench -- policies-scale --policies 50 --versions 20
 *
 * So many policies are added, and so many versions of each are kept. Both sites are built in copies
 * below the folder for temporary files; the working tree is only read. Each is built twice: the first
 * build has nothing to go by, the next finds parsed words, PDFs and link previews in the copy's own
 * cache. The bundler remembers nothing.
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
import {addPolicies, type Growth} from './grown-site';
import {inEmptyFolder, ROOT, table, whole} from './measuring';

/**
 * Reads the command line.
 *
 * @throws when an option is unknown or a number is none
 */
export function readOptions(args: readonly string[]): Growth {
  const {values} = parseArgs({
    args: [...args],
    options: {
      policies: {type: 'string', default: '50'},
      versions: {type: 'string', default: '20'},
    },
  });
  return {
    policies: whole('policies', values.policies, 1),
    versions: whole('versions', values.versions, 1),
  };
}

/** What a build reads. */
const SITE =
  'docs docusaurus.config.ts openings package.json package-lock.json sidebars.ts src static tsconfig.json versioned_docs versioned_sidebars versions.json'.split(
    ' ',
  );

/**
 * A copy of the site that can be built. The installed packages are lent to it, each by a link, so
 * that it keeps caches of its own; caches and programs have names that begin with a dot.
 */
function copyOfSite(folder: string): string {
  for (const name of SITE) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  const installed = path.join(ROOT, 'node_modules');
  const lent = path.join(folder, 'node_modules');
  mkdirSync(lent);
  for (const name of readdirSync(installed).filter((each) => !each.startsWith('.'))) {
    symlinkSync(path.join(installed, name), path.join(lent, name), 'junction');
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
 * Builds a copy of the site.
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

/** What a browser downloads of a page before it shows pictures and fonts, in kB of gzip. */
interface PageWeight {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
}

const SCRIPT = /<script\b[^>]*?\bsrc="?([^"\s>]+)/g;
const STYLE = /<link\b(?=[^>]*[\s"]rel="?stylesheet)[^>]*?\bhref="?([^"\s>]+)/g;

function gzipped(content: string | Buffer): number {
  return gzipSync(content, {level: 9}).length / 1000;
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

const PAGES = ['/', '/policies/whistleblowing'];

/** A row of a table: what is measured, on this site, on the grown one, and how many times more. */
function row(name: string, [present, grown]: readonly [number, number]): string[] {
  return [name, present.toFixed(1), grown.toFixed(1), (grown / present).toFixed(2)];
}

/**
 * Measures and prints two tables: what builds cost, and what pages weigh.
 *
 * @param args the command line
 */
export async function report(args: readonly string[]): Promise<void> {
  const growth = readOptions(args);
  await inEmptyFolder((folder) => {
    const present = copyOfSite(path.join(folder, 'present'));
    const grown = copyOfSite(path.join(folder, 'grown'));
    addPolicies(grown, growth);
    const heads = [
      'this site',
      `with ${growth.policies} policies × ${growth.versions} versions more`,
      'ratio',
    ];
    const rows = ['first build', 'next build'].flatMap((name) => {
      const [before, after] = [build(present), build(grown)];
      return [
        row(`${name}: CPU, s`, [before.cpu, after.cpu]),
        row(`${name}: wall, s`, [before.wall, after.wall]),
        row(`${name}: peak memory, MB`, [before.peak, after.peak]),
      ];
    });
    console.log(table(['cost', ...heads], rows));
    const weights = PAGES.flatMap((page) => {
      const [before, after] = [present, grown].map((root) =>
        pageWeight(path.join(root, 'build'), page),
      );
      return (['html', 'styles', 'scripts'] as const).map((key) =>
        row(`${page} ${key}`, [before?.[key] ?? NaN, after?.[key] ?? NaN]),
      );
    });
    console.log(`\n${table(['kB of gzip', ...heads], weights)}`);
    return Promise.resolve();
  });
}
