import {steps} from './words';

/** An entry with its later form, or an entry that only one list contains. */
export type Pair<T> =
  | {readonly before: T; readonly after: T}
  | {readonly before: T; readonly after?: undefined}
  | {readonly before?: undefined; readonly after: T};

export interface Resemblance<T> {
  /** Entries with equal keys look the same to readers. */
  readonly key: (entry: T) => string;
  /** From 0 (nothing in common) to 1. */
  readonly similarity: (before: T, after: T) => number;
}

/**
 * Minimum similarity of a pair: half the words. With less in common, marked changes would be harder
 * to read than both texts.
 */
export const MIN_SIMILARITY = 0.5;

/** Above this many candidate pairs, only identical entries are paired, to limit the cost. */
const MAX_CANDIDATES = 250_000;

/** A linked list of pairs in order, with the sum of their similarities. */
interface Path<T> {
  readonly sum: number;
  /** Absent for the last pair. */
  readonly first?: {readonly i: number; readonly j: number; readonly pair: Pair<T>};
  readonly rest?: Path<T>;
}

/** Finds the pairs with the greatest sum of similarities (global alignment without gap cost). */
function bestPath<T>(
  before: readonly T[],
  after: readonly T[],
  {similarity}: Resemblance<T>,
): Path<T> {
  const end: Path<T> = {sum: 0};
  // below[j]: best pairs of the `before` entries after the current one with `after` from j on.
  let below = after.map(() => end);
  for (const [i, old] of [...before.entries()].reverse()) {
    const row = [...below];
    for (const [j, fresh] of [...after.entries()].reverse()) {
      const [skipOld, skipFresh] = [below[j] ?? end, row[j + 1] ?? end];
      const skip = skipOld.sum >= skipFresh.sum ? skipOld : skipFresh;
      const score = similarity(old, fresh);
      const rest = below[j + 1] ?? end;
      row[j] =
        score >= MIN_SIMILARITY && score + rest.sum >= skip.sum
          ? {sum: score + rest.sum, first: {i, j, pair: {before: old, after: fresh}}, rest}
          : skip;
    }
    below = row;
  }
  return below[0] ?? end;
}

/** Lists unpaired entries: first the removed ones, then the added ones. */
export function oneSided<T>(before: readonly T[], after: readonly T[]): Pair<T>[] {
  return [...before.map((entry) => ({before: entry})), ...after.map((entry) => ({after: entry}))];
}

/**
 * Pairs identical or similar entries of two lists, keeping both orders. Removed entries precede the
 * entries added in their place.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  resemblance: Resemblance<T>,
): Pair<T>[] {
  if (before.length * after.length > MAX_CANDIDATES) {
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
