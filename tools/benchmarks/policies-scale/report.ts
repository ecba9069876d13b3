/**
 * Measures what policies and editions cost: CPU time and memory of a build, and the bytes that a
 * visitor of the home page and of a policy downloads, beside the site as it is.
 *
 *   npm run bench -- policies-scale --editions 10
 *   npm run bench -- policies-scale --policies 2500
 *   npm run bench -- policies-scale --policies 2500 --pages --stock
 *
 * `--stock` builds the same documents with the classic preset as it comes, too. `--pages` leaves
 * PDFs and Word documents out. `--keep` leaves the built copies where they are and says where that
 * is. Everything happens in copies below the folder for temporary files; the working tree is only
 * read.
 *
 * Without `--pages` each copy is built twice: the first build makes every PDF and Word document,
 * about a third of a second each, the second finds them in the copy's own cache. 2,500 policies
 * take half an hour of two cores then, and a few gigabytes of disk until the end.
 */

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {build, type Cost, outputOf} from '../copies/build';
import {copyOfSite, inEmptyFolder, leaveOutCopies} from '../copies/copy';
import {stockSite} from '../copies/stock';
import {table} from '../figures';
import {addEditions} from './more-editions';
import {addPolicies} from './more-policies';

/** What is measured. */
interface Options {
  /** So many editions of the nine policies, the one in force included. */
  readonly editions?: number;
  /** So many policies in the edition in force. */
  readonly policies?: number;
  /** Whether PDFs and Word documents are left out. */
  readonly pages: boolean;
  /** Whether the same documents are built with the classic preset too. */
  readonly stock: boolean;
  /** Whether the copies stay. */
  readonly keep: boolean;
}

function whole(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) {
    return undefined;
  }
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new Error(`--${name} takes a whole number of ${least} or more, not "${text}".`);
  }
  return value;
}

/**
 * Reads the command line.
 *
 * @throws when an option is unknown, a number is none, or both numbers are asked for
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      editions: {type: 'string'},
      policies: {type: 'string'},
      pages: {type: 'boolean', default: false},
      stock: {type: 'boolean', default: false},
      keep: {type: 'boolean', default: false},
    },
  });
  const {pages, stock, keep} = values;
  const editions = whole('editions', values.editions, 2);
  const policies = whole('policies', values.policies, 10);
  if ((editions === undefined) === (policies === undefined)) {
    throw new Error('Give one of --editions <number> and --policies <number>.');
  }
  return {pages, stock, keep, ...(editions && {editions}), ...(policies && {policies})};
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

function grow(folder: string, {editions, policies}: Options): string {
  if (editions !== undefined) {
    addEditions(folder, editions);
    return `${editions} editions`;
  }
  addPolicies(folder, policies ?? 0);
  return `${policies ?? 0} policies`;
}

async function measure(name: string, folder: string, labels: readonly string[]): Promise<Measured> {
  const builds: {label: string; cost: Cost}[] = [];
  for (const label of labels) {
    console.error(`${name}: ${label} …`);
    builds.push({label, cost: await build(folder)});
  }
  const weights = PAGES.map((page) => ({page, weight: pageWeight(outputOf(folder), page)}));
  return {name, builds, weights};
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

const OURS = ['everything made', 'copies kept'];
const PAGES_ALONE = ['pages alone'];

async function measureAll(options: Options, folder: string): Promise<Measured[]> {
  const present = copyOfSite(path.join(folder, 'present'));
  const grown = copyOfSite(path.join(folder, 'grown'));
  const size = grow(grown, options);
  if (options.pages) {
    leaveOutCopies(present);
    leaveOutCopies(grown);
  }
  const labels = options.pages ? PAGES_ALONE : OURS;
  const all = [
    await measure('this site', present, labels),
    await measure(`this site, ${size}`, grown, labels),
  ];
  if (options.stock) {
    all.push(
      await measure('stock', stockSite(present, path.join(folder, 'stock')), PAGES_ALONE),
      await measure(
        `stock, ${size}`,
        stockSite(grown, path.join(folder, 'stock-grown')),
        PAGES_ALONE,
      ),
    );
  }
  return all;
}

/**
 * Measures and prints two tables: what builds cost, and what pages weigh.
 *
 * @param args the command line
 */
export async function report(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  await inEmptyFolder(async (folder) => {
    const all = await measureAll(options, folder);
    console.log(`${costs(all)}\n\n${weights(all)}`);
  }, options.keep);
}
