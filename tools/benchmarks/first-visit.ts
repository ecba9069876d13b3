/**
 * Measures a first visit to the site: how late it shows, how long it does not answer, how much
 * moves, and what it sends. Beside it stands a page written by hand with the same text and pictures
 * (the floor).
 *
 *   npm run bench [-- --runs 5 --pages policy,home --lighthouse]
 *
 * The visitor has a slow telephone on a slow line, as Lighthouse has them (`visit.ts`). Each page is
 * visited once a round, in another order each time; what counts is how one stood to another in the
 * same round. A first round warms up and is forgotten. Nothing passes or fails here: the goals are
 * there to compare with.
 *
 * Measures `build/` as it is, and makes it only when it is missing. `--lighthouse` downloads
 * Lighthouse with npx and adds its scores.
 */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import type {Browser} from 'playwright';
import * as z from 'zod';
import {writeFloor} from './floor';
import {
  builtSite,
  inEmptyFolder,
  launch,
  median,
  medianOfPairs,
  serve,
  table,
  whole,
} from './measuring';
import {visit, type Visit} from './visit';

/** What is aimed at: shares of the floor's time, milliseconds, kilobytes. */
type Goals = Partial<Record<'fcp' | 'lcp' | 'tbt' | 'all' | 'byLoad' | 'js' | 'cls', number>>;

/** One page of each family that a visitor may come to first. */
export const PAGES: Readonly<Record<string, {readonly address: string; readonly goals: Goals}>> = {
  policy: {
    address: '/policies/whistleblowing',
    goals: {fcp: 1.05, lcp: 1.05, tbt: 30, all: 60, byLoad: 40, js: 4, cls: 0},
  },
  home: {address: '/', goals: {lcp: 1.02, tbt: 30, cls: 0}},
  service: {address: '/services/security', goals: {fcp: 1.1, tbt: 30, cls: 0}},
  opening: {address: '/careers/bench-joiner', goals: {fcp: 1.1, tbt: 30, cls: 0}},
  careers: {address: '/careers', goals: {fcp: 1.1, tbt: 120, js: 110, cls: 0}},
  contact: {address: '/contact', goals: {fcp: 1.1, tbt: 120, js: 120, cls: 0}},
};

/** One page, and what each round found of ours and of the floor's. */
interface Target {
  readonly page: string;
  readonly address: string;
  readonly goals: Goals;
  readonly ours: Visit[];
  readonly floor: Visit[];
}

function paired(figure: 'fcp' | 'lcp' | 'tbt', compare: (ours: number, floor: number) => number) {
  return ({ours, floor}: Target) =>
    medianOfPairs(
      ours.map((each) => each[figure]),
      floor.map((each) => each[figure]),
      compare,
    );
}

function kilobytes(kind: keyof Visit['bytes'], visits: readonly Visit[]): number {
  return median(visits.map(({bytes}) => bytes[kind])) / 1000;
}

/** The lines of the table of goals, each for the pages that have such a goal. */
const MEASURES: readonly {
  readonly goal: keyof Goals;
  readonly name: string;
  readonly digits: number;
  readonly of: (target: Target) => number;
}[] = [
  {goal: 'fcp', name: 'FCP ÷ floor', digits: 2, of: paired('fcp', (ours, floor) => ours / floor)},
  {goal: 'lcp', name: 'LCP ÷ floor', digits: 2, of: paired('lcp', (ours, floor) => ours / floor)},
  {
    goal: 'tbt',
    name: 'TBT above the floor, ms',
    digits: 0,
    of: paired('tbt', (ours, floor) => ours - floor),
  },
  {goal: 'all', name: 'KB in all', digits: 0, of: ({ours}) => kilobytes('all', ours)},
  {goal: 'byLoad', name: 'KB by load', digits: 0, of: ({ours}) => kilobytes('byLoad', ours)},
  {goal: 'js', name: 'KB of JavaScript', digits: 0, of: ({ours}) => kilobytes('js', ours)},
  {goal: 'cls', name: 'CLS', digits: 2, of: ({ours}) => median(ours.map(({cls}) => cls))},
];

function goalTable(targets: readonly Target[]): string {
  const rows = MEASURES.flatMap(({goal, name, digits, of}) =>
    targets.flatMap((target) => {
      const aim = target.goals[goal];
      const line = `${target.page}: ${name}`;
      return aim === undefined
        ? []
        : [[line, of(target).toFixed(digits), `≤ ${aim.toFixed(digits)}`]];
    }),
  );
  return table(['', 'ours', 'goal'], rows);
}

function medianTable(targets: readonly Target[]): string {
  const kinds = ['all', 'byLoad', 'html', 'css', 'js', 'fonts', 'images'] as const;
  const rows = targets.flatMap((target) =>
    (['ours', 'floor'] as const).map((side) => [
      `${target.page}, ${side}`,
      ...(['fcp', 'lcp', 'tbt'] as const).map((figure) =>
        median(target[side].map((each) => each[figure])).toFixed(0),
      ),
      ...kinds.map((kind) => kilobytes(kind, target[side]).toFixed(1)),
    ]),
  );
  const heads = ['FCP ms', 'LCP ms', 'TBT ms', 'KB in all', 'by load', 'HTML', 'CSS', 'JS'];
  return table(['medians', ...heads, 'fonts', 'images'], rows);
}

function readOptions(args: readonly string[]) {
  const {values} = parseArgs({
    args: [...args],
    options: {
      runs: {type: 'string', default: '5'},
      pages: {type: 'string', default: Object.keys(PAGES).join(',')},
      lighthouse: {type: 'boolean', default: false},
    },
  });
  const targets = values.pages.split(',').map((page): Target => {
    const known = PAGES[page];
    if (known === undefined) {
      const names = Object.keys(PAGES).join(', ');
      throw new Error(`--pages: there is no "${page}"; there are ${names}.`);
    }
    return {page, ...known, ours: [], floor: []};
  });
  return {runs: whole('runs', values.runs, 1), targets, lighthouse: values.lighthouse};
}

async function visitAll(
  browser: Browser,
  targets: readonly Target[],
  origins: Readonly<Record<'ours' | 'floor', string>>,
  runs: number,
): Promise<void> {
  const all = targets.flatMap((target) =>
    (['ours', 'floor'] as const).map((side) => ({target, side})),
  );
  for (let round = 0; round <= runs; round += 1) {
    console.error(round === 0 ? 'warming up …' : `round ${round} of ${runs} …`);
    const first = round % all.length;
    for (const {target, side} of [...all.slice(first), ...all.slice(0, first)]) {
      const visited = await visit(browser, origins[side] + target.address);
      if (round > 0) target[side].push(visited);
    }
  }
}

/** No dependency of the project: npx fetches it when someone asks for its scores. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** One page of every family. */
const FAMILIES =
  '/ /about /design /services /services/security /construction/fit-out /projects /projects/manila-office-complex /international-projects /careers /careers/bench-joiner /careers/apply /contact /policies /policies/whistleblowing /policies/in-force /privacy';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Of the browser that Lighthouse drives; ours, so that none is left behind. */
const DEBUGGING_PORT = 9229;

const resultSchema = z.object({
  categories: z.record(z.string(), z.object({score: z.number().nullable()})),
});

/** The four scores of one page of every family, for a telephone, one run each. */
async function lighthouse(origin: string): Promise<string> {
  console.error(`running ${LIGHTHOUSE}, which npx downloads unless it has it …`);
  const browser = await launch([`--remote-debugging-port=${DEBUGGING_PORT}`]);
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const rows: string[][] = [];
  try {
    for (const page of FAMILIES.split(' ')) {
      const options = [`--port=${DEBUGGING_PORT}`, only, '--output=json', '--quiet'];
      const {stdout} = await promisify(execFile)(
        'npx',
        ['--yes', LIGHTHOUSE, origin + page, ...options],
        // npx is a batch file on Windows, which only a shell can start.
        {maxBuffer: Infinity, shell: process.platform === 'win32'},
      );
      const {categories} = resultSchema.parse(JSON.parse(stdout));
      const scores = CATEGORIES.map((name) => (categories[name]?.score ?? NaN) * 100);
      rows.push([page, ...scores.map((score) => score.toFixed(0))]);
    }
  } finally {
    await browser.close();
  }
  return table(['Lighthouse', ...CATEGORIES], rows);
}

/**
 * Measures and prints two tables: the site beside its goals, and the medians behind them.
 *
 * @param args the command line
 */
export async function report(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const built = builtSite();
  await inEmptyFolder(async (folder) => {
    const browser = await launch();
    const floor = path.join(folder, 'floor');
    const addresses = options.targets.map(({address}) => address);
    await writeFloor(await browser.newPage(), built, floor, addresses);
    const [ours, bare] = [await serve(built), await serve(floor)];
    try {
      const origins = {ours: ours.origin, floor: bare.origin};
      await visitAll(browser, options.targets, origins, options.runs);
      console.log(`${goalTable(options.targets)}\n\n${medianTable(options.targets)}`);
      if (options.lighthouse) console.log(`\n${await lighthouse(ours.origin)}`);
    } finally {
      await browser.close();
      await Promise.all([ours.close(), bare.close()]);
    }
  });
}
