/**
 * Compares first visits to `build/` with a floor: minimal pages of the same text and pictures,
 * without scripts or fonts.
 *
 * The visitor has a slow phone and connection, as in Lighthouse (visit.ts). Each round visits every
 * page once, and ratios compare visits of the same round, because a busy machine slows both. The
 * first round only warms up.
 */
import path from 'node:path';
import {chromium, type Browser} from 'playwright';
import {close, listen, originOf} from '../../src/local-services/http';
import {filesOfWholeBuild} from '../../src/plugins/hosting/whole-build';
import {readCommandLine} from '../command-line.mjs';
import {siteHandler} from '../preview/site';
import {browserPath} from '../setup/machine.mjs';
import {writeFloor} from './floor';
import {inTemporaryFolder, median, table} from './measuring';
import {QUIET_BROWSER, visit, type Visit} from './visit';

const BUILD = path.resolve(__dirname, '../../build');

/** One page of each kind that visitors land on. */
const PAGES: Readonly<Record<string, string>> = {
  policy: '/policies/whistleblowing',
  home: '/',
  service: '/services/security',
  opening: '/careers/bench-joiner',
  careers: '/careers',
  contact: '/contact',
};

const USAGE = `Compares first visits to build/ with minimal pages of the same text and pictures.

  npm run bench

  --runs <number>   5
  --pages <names>   ${Object.keys(PAGES).join(',')}`;

/** A page with its visits: in each round, one to our page and one to its minimal version. */
interface Target {
  readonly page: string;
  readonly address: string;
  readonly rounds: {readonly ours: Visit; readonly floor: Visit}[];
}

function readOptions() {
  const {values} = readCommandLine(USAGE, {
    runs: {type: 'string', default: '5'},
    pages: {type: 'string', default: Object.keys(PAGES).join(',')},
  });
  const targets = values.pages.split(',').map((page): Target => {
    const address = PAGES[page];
    if (address === undefined) throw new Error(`--pages: use ${Object.keys(PAGES).join(', ')}.`);
    return {page, address, rounds: []};
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs: use a number from 1.');
  return {runs, targets};
}

function row({page, rounds}: Target): string[] {
  const middle = (figure: (ours: Visit, floor: Visit) => number, digits: number) =>
    median(rounds.map(({ours, floor}) => figure(ours, floor))).toFixed(digits);
  return [
    page,
    middle((ours) => ours.fcp, 0),
    middle((ours, floor) => ours.fcp / floor.fcp, 2),
    middle((ours) => ours.lcp, 0),
    middle((ours, floor) => ours.lcp / floor.lcp, 2),
    middle((ours, floor) => ours.tbt - floor.tbt, 0),
    middle(({cls}) => cls, 2),
    middle(({bytes}) => bytes.byLoad / 1000, 1),
    middle(({bytes}) => bytes.all / 1000, 1),
    middle(({bytes}) => bytes.scripts / 1000, 1),
    middle((_, {bytes}) => bytes.all / 1000, 1),
  ];
}

const HEADS = ['page', 'FCP ms', '÷ floor', 'LCP ms', '÷ floor', 'TBT above the floor ms', 'CLS'];
const WEIGHTS = ['KB by load', 'KB in all', 'KB of scripts', 'KB of the floor'];

type Wanted = ReturnType<typeof readOptions>;

async function measure(browser: Browser, floor: string, {runs, targets}: Wanted): Promise<void> {
  const addresses = targets.map(({address}) => address);
  await writeFloor(await browser.newPage(), BUILD, floor, addresses);
  const servers = await Promise.all(
    [BUILD, floor].map((folder) => listen([siteHandler(folder)], '127.0.0.1', 0)),
  );
  const [ourOrigin = '', floorOrigin = ''] = servers.map(originOf);
  for (let round = 0; round <= runs; round += 1) {
    console.error(round === 0 ? 'warming up …' : `round ${round} of ${runs} …`);
    for (const {address, rounds} of targets) {
      const ours = await visit(browser, ourOrigin + address);
      const bare = await visit(browser, floorOrigin + address);
      if (round > 0) rounds.push({ours, floor: bare});
    }
  }
  await Promise.all(servers.map(close));
  console.log(table([...HEADS, ...WEIGHTS], targets.map(row)));
}

async function main(): Promise<void> {
  const wanted = readOptions();
  filesOfWholeBuild(BUILD);
  const browser = await chromium.launch({executablePath: browserPath(), args: QUIET_BROWSER});
  try {
    await inTemporaryFolder((folder) => measure(browser, path.join(folder, 'floor'), wanted));
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
