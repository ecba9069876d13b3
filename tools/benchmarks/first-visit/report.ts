/**
 * Measures a first visit to the site: how late it shows, how long it does not answer, and what it
 * sends. Beside it stand a page written by hand with the same text (the floor) and, for a policy,
 * the classic preset of Docusaurus with the same documents (stock).
 *
 *   npm run bench [-- --runs 5 --pages policy,home --no-stock --lighthouse]
 *
 * Everything is served over HTTPS and HTTP/2 through a slow line (`relay.mjs`) to a telephone with
 * a slow processor (`visit.ts`). Each page is visited once a round, in another order each time;
 * what counts is how one stood to another in the same round. A first round warms up and is
 * forgotten. Nothing passes or fails here: the goals are there to compare with.
 *
 * Measures `build/` as it is, and makes it only when it is missing. `--lighthouse` downloads
 * Lighthouse with npx and adds its scores.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {Worker} from 'node:worker_threads';
import type {Browser} from 'playwright';
import {launch} from '../browser';
import {build, outputOf} from '../copies/build';
import {inEmptyFolder, ROOT} from '../copies/copy';
import {stockSite} from '../copies/stock';
import {median, medianOfPairs, table} from '../figures';
import {writeFloor} from './floor';
import {lighthouse} from './lighthouse';
import {makeCertificate, serve} from './server';
import {visit, type Visit} from './visit';

/** A first visit of the mobile web as Lighthouse has it; see `relay.mjs`. */
const LINE = {roundTrip: 150, down: 1600, up: 750};

/** What is aimed at: shares of the floor's time, milliseconds, kilobytes. */
interface Goals {
  readonly fcp?: number;
  readonly lcp?: number;
  readonly tbt: number;
  readonly all?: number;
  readonly byLoad?: number;
  readonly js?: number;
  readonly click?: number;
  readonly cls: number;
}

/** One page of each family that a visitor may come to first. */
const PAGES: Readonly<Record<string, {readonly address: string; readonly goals: Goals}>> = {
  policy: {
    address: '/policies/whistleblowing',
    goals: {fcp: 1.05, lcp: 1.05, tbt: 30, all: 60, byLoad: 40, js: 4, click: 100, cls: 0},
  },
  home: {address: '/', goals: {lcp: 1.02, tbt: 30, cls: 0}},
  service: {address: '/services/security', goals: {fcp: 1.1, tbt: 30, cls: 0}},
  opening: {address: '/careers/bench-joiner', goals: {fcp: 1.1, tbt: 30, cls: 0}},
  careers: {address: '/careers', goals: {fcp: 1.1, tbt: 120, js: 110, cls: 0}},
  contact: {address: '/contact', goals: {fcp: 1.1, tbt: 120, js: 120, cls: 0}},
};

type Side = 'ours' | 'stock' | 'floor';

interface Target {
  readonly page: string;
  readonly side: Side;
  readonly url: string;
  /** One for each round. */
  readonly visits: Visit[];
}

function ratio(figure: 'fcp' | 'lcp') {
  return (visits: readonly Visit[], floor: readonly Visit[]) =>
    medianOfPairs(
      visits.map((each) => each[figure]),
      floor.map((each) => each[figure]),
      (value, least) => value / least,
    );
}

function kilobytes(kind: keyof Visit['bytes']) {
  return (visits: readonly Visit[]) => median(visits.map(({bytes}) => bytes[kind])) / 1000;
}

/** The lines of the table of goals, each for the pages that have such a goal. */
const MEASURES: readonly {
  readonly goal: keyof Goals;
  readonly name: string;
  readonly digits: number;
  readonly of: (visits: readonly Visit[], floor: readonly Visit[]) => number;
}[] = [
  {goal: 'fcp', name: 'FCP ÷ floor', digits: 2, of: ratio('fcp')},
  {goal: 'lcp', name: 'LCP ÷ floor', digits: 2, of: ratio('lcp')},
  {
    goal: 'tbt',
    name: 'TBT above the floor, ms',
    digits: 0,
    of: (visits, floor) =>
      medianOfPairs(
        visits.map(({tbt}) => tbt),
        floor.map(({tbt}) => tbt),
        (value, least) => value - least,
      ),
  },
  {goal: 'all', name: 'KB in all', digits: 0, of: kilobytes('all')},
  {goal: 'byLoad', name: 'KB by load', digits: 0, of: kilobytes('byLoad')},
  {goal: 'js', name: 'KB of JavaScript', digits: 0, of: kilobytes('js')},
  {
    goal: 'click',
    name: 'click to content, ms',
    digits: 0,
    of: (visits) => median(visits.flatMap(({click}) => click ?? [])),
  },
  {goal: 'cls', name: 'CLS', digits: 2, of: (visits) => median(visits.map(({cls}) => cls))},
];

function goalTable(targets: readonly Target[]): string {
  const visitsOf = (page: string, side: Side) =>
    targets.find((each) => each.page === page && each.side === side)?.visits ?? [];
  const pages = [...new Set(targets.map(({page}) => page))];
  const rows = MEASURES.flatMap(({goal, name, digits, of}) =>
    pages.flatMap((page) => {
      const aim = PAGES[page]?.goals[goal];
      const cell = (side: Side) => {
        const value = of(visitsOf(page, side), visitsOf(page, 'floor'));
        return Number.isNaN(value) ? '–' : value.toFixed(digits);
      };
      return aim === undefined
        ? []
        : [[`${page}: ${name}`, cell('ours'), cell('stock'), `≤ ${aim.toFixed(digits)}`]];
    }),
  );
  return table(['', 'ours', 'stock', 'goal'], rows);
}

function medianTable(targets: readonly Target[]): string {
  const kinds = ['all', 'byLoad', 'html', 'css', 'js', 'fonts', 'images'] as const;
  const rows = targets.map(({page, side, visits}) => [
    `${page}, ${side}`,
    ...(['fcp', 'lcp', 'tbt'] as const).map((figure) =>
      median(visits.map((each) => each[figure])).toFixed(0),
    ),
    ...kinds.map((kind) => kilobytes(kind)(visits).toFixed(1)),
  ]);
  const heads = ['FCP ms', 'LCP ms', 'TBT ms', 'KB in all', 'by load', 'HTML', 'CSS', 'JS'];
  return table(['medians', ...heads, 'fonts', 'images'], rows);
}

function readOptions(args: readonly string[]) {
  const {values} = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      runs: {type: 'string', default: '5'},
      pages: {type: 'string', default: Object.keys(PAGES).join(',')},
      stock: {type: 'boolean', default: true},
      lighthouse: {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs takes a whole number of 1 or more, not "${values.runs}".`);
  }
  const pages = values.pages.split(',');
  const unknown = pages.find((page) => !(page in PAGES));
  if (unknown !== undefined) {
    throw new Error(
      `--pages: there is no "${unknown}"; there are ${Object.keys(PAGES).join(', ')}.`,
    );
  }
  return {...values, runs, pages};
}

/** The folder of our build, made as for the tests if there is none. */
function ours(): string {
  const folder = path.join(ROOT, 'build');
  if (!existsSync(path.join(folder, 'index.html'))) {
    const {status} = spawnSync(process.execPath, [path.join(ROOT, 'tools/run.mjs'), 'build'], {
      cwd: ROOT,
      stdio: ['ignore', process.stderr, 'inherit'],
    });
    if (status !== 0) {
      throw new Error('The build failed.');
    }
  }
  return folder;
}

async function stock(folder: string): Promise<string> {
  console.error('building stock Docusaurus …');
  const copy = stockSite(ROOT, folder);
  await build(copy);
  return outputOf(copy);
}

async function visitAll(browser: Browser, targets: readonly Target[], runs: number): Promise<void> {
  for (let round = 0; round <= runs; round += 1) {
    console.error(round === 0 ? 'warming up …' : `round ${round} of ${runs} …`);
    const first = round % targets.length;
    for (const {page, side, url, visits} of [...targets.slice(first), ...targets.slice(0, first)]) {
      const goesOn = side !== 'floor' && PAGES[page]?.goals.click !== undefined;
      const visited = await visit(browser, url, goesOn);
      if (round > 0) {
        visits.push(visited);
      }
    }
  }
}

/** Serves the folders, each behind the slow line, and says where. */
async function behindTheLine(ports: readonly number[]) {
  const worker = new Worker(path.join(__dirname, 'relay.mjs'), {workerData: {...LINE, ports}});
  const entrances = await new Promise<readonly number[]>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  return {worker, entrances};
}

async function measure(folder: string, options: ReturnType<typeof readOptions>): Promise<void> {
  const built = ours();
  const floor = path.join(folder, 'floor');
  const withStock = options.stock && options.pages.includes('policy');
  const folders: Partial<Record<Side, readonly string[]>> = {
    ours: [built],
    ...(withStock && {stock: [await stock(path.join(folder, 'stock'))]}),
    // The pictures are those of the build.
    floor: [floor, built],
  };
  const certificate = makeCertificate(folder);
  const browser = await launch([
    `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ]);
  const sides = Object.keys(folders) as Side[];
  const servers = await Promise.all(Object.values(folders).map((each) => serve(each, certificate)));
  const {worker, entrances} = await behindTheLine(servers.map(({port}) => port));
  try {
    const page = await browser.newPage();
    const targets: Target[] = [];
    for (const name of options.pages) {
      const address = PAGES[name]?.address ?? '/';
      await writeFloor(page, built, floor, address);
      for (const [index, side] of sides.entries()) {
        if (side !== 'stock' || name === 'policy') {
          const url = `https://127.0.0.1:${entrances[index] ?? 0}${address}`;
          targets.push({page: name, side, url, visits: []});
        }
      }
    }
    await page.close();
    await visitAll(browser, targets, options.runs);
    console.log(`${goalTable(targets)}\n\n${medianTable(targets)}`);
    if (options.lighthouse) {
      console.log(`\n${await lighthouse(servers[0]?.port ?? 0, certificate)}`);
    }
  } finally {
    await browser.close();
    await worker.terminate();
    servers.forEach(({close}) => close());
  }
}

/**
 * Measures and prints two tables: the site beside its goals, and the medians behind them.
 *
 * @param args the command line
 */
export async function report(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  await inEmptyFolder((folder) => measure(folder, options));
}
