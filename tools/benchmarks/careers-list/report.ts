/**
 * Measures the list of openings on the careers page, with 12 openings and with 10,000: how long
 * the search takes, and how long it is from a key to the painted result in a browser.
 *
 *   npm run bench -- careers-list
 *
 * Close other programs: the figures are wall time.
 */
import {table, type Figures} from '../figures';
import {inventedOpenings} from './openings';
import {measurePainting} from './painting';
import {measureSearch} from './searching';

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
