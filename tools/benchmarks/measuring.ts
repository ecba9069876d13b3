/** What the benchmarks share: the browser, the built site, a folder of their own, figures. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from 'playwright';
import {close, listen, originOf} from '../../src/local-services/http';
import {FILE_LIST} from '../../src/plugins/hosting/whole-build';
import {siteHandler} from '../preview/site';

export const ROOT = path.resolve(__dirname, '../..');

/** As playwright.config.ts: the browser that tools/setup/browser.mjs found. */
const BROWSER_NOTE = path.join(ROOT, 'node_modules/.cache/browser.json');

/** The browser's own traffic would be measured with the site's. */
const QUIET =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Starts the browser; it ends with this process at the latest. */
export function launch(args: readonly string[] = []): Promise<Browser> {
  const note: unknown = JSON.parse(readFileSync(BROWSER_NOTE, 'utf8'));
  const executable =
    note !== null && typeof note === 'object' && 'executable' in note ? note.executable : undefined;
  return chromium.launch({
    ...(typeof executable === 'string' && {executablePath: executable}),
    args: [...QUIET.split(' '), ...args],
  });
}

/** The folder of our build, made as for the tests if there is none. */
export function builtSite(): string {
  const folder = path.join(ROOT, 'build');
  if (!existsSync(path.join(folder, FILE_LIST))) {
    const {status} = spawnSync(process.execPath, [path.join(ROOT, 'tools/run.mjs'), 'build'], {
      stdio: ['ignore', process.stderr, 'inherit'],
    });
    if (status !== 0) throw new Error('The build failed.');
  }
  return folder;
}

/** Serves a folder as `npm run preview` does, at a port that is free. */
export async function serve(folder: string) {
  const server = await listen([siteHandler(folder)], '127.0.0.1', 0);
  return {origin: originOf(server), close: () => close(server)};
}

/**
 * Runs one benchmark in an empty folder of its own, which is removed at the end or when the run is
 * stopped.
 */
export async function inEmptyFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
  const remove = () => rmSync(folder, {recursive: true, force: true});
  const stopped = () => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', stopped).once('SIGTERM', stopped);
  try {
    await work(folder);
  } finally {
    remove();
  }
}

/**
 * Reads a number of the command line.
 *
 * @throws when it is none, or less than the least
 */
export function whole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new Error(`--${name} takes a whole number of ${least} or more, not "${text}".`);
  }
  return value;
}

/** The value below which a share of the measurements lies, between two of them if need be. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place % 1);
}

/** Half of the measurements are below it; `NaN` when there are none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** What is reported of many measurements, in milliseconds. */
export interface Figures {
  readonly median: number;
  readonly p95: number;
}

export function figuresOf(times: readonly number[]): Figures {
  return {median: median(times), p95: quantile(times, 0.95)};
}

/**
 * The median of what two things have to do with one another in the same round. A machine that is
 * busy for a while slows both, so that this says more than two medians.
 */
export function medianOfPairs(
  values: readonly number[],
  others: readonly number[],
  compare: (value: number, other: number) => number,
): number {
  return median(values.map((value, round) => compare(value, others[round] ?? NaN)));
}

/** A Markdown table; figures stand to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}
