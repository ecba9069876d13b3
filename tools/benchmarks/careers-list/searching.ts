import {performance} from 'node:perf_hooks';
import {find} from '../../../src/features/careers/finder/find';
import {NO_FILTERS} from '../../../src/features/careers/finder/filters';
import {listingOf} from '../../../src/features/careers/finder/listing';
import {indexing} from '../../../src/features/careers/finder/search-index';
import type {Opening} from '../../../src/plugins/openings/schema';
import {figuresOf, type Figures} from '../figures';
import {QUERIES} from './openings';

const INDEX_RUNS = 5;
const ROUNDS = 5;

function timed<Result>(action: () => Result): {readonly time: number; readonly result: Result} {
  const start = performance.now();
  const result = action();
  return {time: performance.now() - start, result};
}

/** Times of the stretches in which one index is built. */
function stretches(openings: readonly Opening[]): number[] {
  const work = indexing(openings);
  const times: number[] = [];
  for (let done: boolean | undefined = false; !done;) {
    const step = timed(() => work.next());
    times.push(step.time);
    done = step.result.done;
  }
  return times;
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0);
}

/** Times the search alone: no page, no browser. In milliseconds. */
export function measureSearch(openings: readonly Opening[]): {
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
