import {steps} from './words';

/** An entry and what it became; or one that only one of the lists has. */
export type Pair<T> =
  | {readonly before: T; readonly after: T}
  | {readonly before: T; readonly after?: undefined}
  | {readonly before?: undefined; readonly after: T};

export interface Resemblance<T> {
  /** Entries with the same key are the same for the reader. */
  readonly key: (entry: T) => string;
  /** From 0, nothing in common, to 1. */
  readonly similarity: (before: T, after: T) => number;
}

/**
 * Half the words in common: entries with less are not each other's predecessor and successor, and
 * their marked passages would be harder to read than both texts.
 */
export const LEAST_SIMILARITY = 0.5;

/** Above this many candidate pairs only entries that are the same are paired: it bounds the cost. */
const MOST_CANDIDATES = 250_000;

/** Pairs in order, from one on, and what their similarities add up to. */
interface Path<T> {
  readonly sum: number;
  /** Absent at the end. */
  readonly first?: {readonly i: number; readonly j: number; readonly pair: Pair<T>};
  readonly rest?: Path<T>;
}

/** The pairs whose similarities add up to most (a global alignment; gaps are free). */
function bestPath<T>(
  before: readonly T[],
  after: readonly T[],
  {similarity}: Resemblance<T>,
): Path<T> {
  const end: Path<T> = {sum: 0};
  // below[j]: the best from the entries after the one at hand, and from j, to both ends.
  let below = after.map(() => end);
  for (const [i, old] of [...before.entries()].reverse()) {
    const row = [...below];
    for (const [j, fresh] of [...after.entries()].reverse()) {
      const [skipOld, skipFresh] = [below[j] ?? end, row[j + 1] ?? end];
      const skip = skipOld.sum >= skipFresh.sum ? skipOld : skipFresh;
      const score = similarity(old, fresh);
      const rest = below[j + 1] ?? end;
      row[j] =
        score >= LEAST_SIMILARITY && score + rest.sum >= skip.sum
          ? {sum: score + rest.sum, first: {i, j, pair: {before: old, after: fresh}}, rest}
          : skip;
    }
    below = row;
  }
  return below[0] ?? end;
}

/** Entries that were removed, then such that were added. */
export function oneSided<T>(before: readonly T[], after: readonly T[]): Pair<T>[] {
  return [...before.map((entry) => ({before: entry})), ...after.map((entry) => ({after: entry}))];
}

/**
 * Pairs the entries of two lists with their predecessors, keeping both orders: entries that are
 * the same or similar are one pair, removed entries precede those that were added in their place.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  resemblance: Resemblance<T>,
): Pair<T>[] {
  if (before.length * after.length > MOST_CANDIDATES) {
    return [...steps(before, after, resemblance.key)].flatMap(({old, fresh}) =>
      old.length === 0 || fresh.length === 0
        ? oneSided(old, fresh)
        : old.flatMap((entry, index) =>
            fresh.slice(index, index + 1).map((next) => ({before: entry, after: next})),
          ),
    );
  }
  const pairs: Pair<T>[] = [];
  let [i, j] = [0, 0];
  let path: Path<T> | undefined = bestPath(before, after, resemblance);
  for (; path?.first !== undefined; path = path.rest) {
    const {first} = path;
    pairs.push(...oneSided(before.slice(i, first.i), after.slice(j, first.j)), first.pair);
    [i, j] = [first.i + 1, first.j + 1];
  }
  return [...pairs, ...oneSided(before.slice(i), after.slice(j))];
}
