/**
 * Measures the list of openings on the careers page, with 12 openings and with 10,000: how long
 * the search takes, and how long it is from a key to the painted result in a browser.
 *
 *   npm run bench -- careers-list
 *
 * Close other programs: the figures are wall time.
 */

import {performance} from 'node:perf_hooks';
import {NO_FILTERS} from '../../../src/features/careers/finder/filters';
import {AT_A_STRETCH, find, listingOf} from '../../../src/features/careers/finder/find';
import {addTo, type SearchIndex} from '../../../src/features/careers/finder/search';
import type {Opening} from '../../../src/content/openings/schema';
import {type Figures, figuresOf, table} from '../figures';
import {inventedOpenings, QUERIES} from './openings';
import {measurePainting} from './painting';

const INDEX_RUNS = 5;
const ROUNDS = 5;

function timed<Result>(action: () => Result): {readonly time: number; readonly result: Result} {
  const start = performance.now();
  const result = action();
  return {time: performance.now() - start, result};
}

/** Times of the stretches in which one index is built. */
function stretches(openings: readonly Opening[]): number[] {
  const index: SearchIndex = new Map();
  const times: number[] = [];
  for (let row = 0; row < openings.length; row += AT_A_STRETCH) {
    const stretch = openings.slice(row, row + AT_A_STRETCH);
    times.push(timed(() => stretch.forEach((one, place) => addTo(index, one, row + place))).time);
  }
  return times;
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0);
}

/** Times the search alone: no page, no browser. In milliseconds. */
function measureSearch(openings: readonly Opening[]): {
  readonly index: Figures;
  /** What the page cannot do anything else during. */
  readonly stretch: Figures;
  readonly keystroke: Figures;
} {
  const runs = Array.from({length: INDEX_RUNS}, () => stretches(openings));
  const listing = listingOf(openings);
  listing.index.get();
  const keystrokes = Array.from({length: ROUNDS}, () => QUERIES)
    .flat()
    .flatMap((query) =>
      Array.from(query, (_, last) => {
        const text = query.slice(0, last + 1);
        return timed(() => find(listing, {...NO_FILTERS, text}, Date.now())).time;
      }),
    );
  return {
    index: figuresOf(runs.map(sum)),
    stretch: figuresOf(runs.flat()),
    keystroke: figuresOf(keystrokes),
  };
}

/** As many as the specification has, and far more than one group will ever have at once. */
const COUNTS = [12, 10_000] as const;

function row(name: string, [few, many]: readonly [Figures, Figures]): string[] {
  const written = [few.median, few.p95, many.median, many.p95].map((time) => time.toFixed(2));
  const ratio = (many.median / few.median).toFixed(1);
  return [name, ...written, ratio];
}

/** Measures both numbers of openings and prints a table: milliseconds, and how many times longer. */
export async function report(): Promise<void> {
  const [few, many] = [inventedOpenings(COUNTS[0]), inventedOpenings(COUNTS[1])];
  const fewSearched = measureSearch(few);
  const manySearched = measureSearch(many);
  const [fewPainted, manyPainted] = await measurePainting(COUNTS);
  if (!fewPainted || !manyPainted) {
    throw new Error('The browser measured nothing.');
  }
  const heads = COUNTS.flatMap((count) => [`${count}: median`, `${count}: p95`]);
  console.log(
    table(
      ['milliseconds', ...heads, 'ratio of medians'],
      [
        row('index built', [fewSearched.index, manySearched.index]),
        row('index built, one stretch', [fewSearched.stretch, manySearched.stretch]),
        row('key to result, search alone', [fewSearched.keystroke, manySearched.keystroke]),
        row('key to painted result', [fewPainted, manyPainted]),
      ],
    ),
  );
}
