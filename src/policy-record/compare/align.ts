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

/** Pairs the equal entries at the start of two lists. */
function equalStart<T>(before: readonly T[], after: readonly T[], {key}: Resemblance<T>) {
  const pairs: {before: T; after: T}[] = [];
  for (const [index, old] of before.entries()) {
    const fresh = after[index];
    if (fresh === undefined || key(old) !== key(fresh)) break;
    pairs.push({before: old, after: fresh});
  }
  return pairs;
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
  // Most of two versions is equal, and to compare each entry with every other is slow.
  const pairs: Pair<T>[] = equalStart(before, after, resemblance);
  const [old, fresh] = [before.slice(pairs.length), after.slice(pairs.length)];
  if (old.length * fresh.length > MAX_CANDIDATES) {
    for (const step of steps(old, fresh, resemblance.key)) {
      const isEqual = step.old.length > 0 && step.fresh.length > 0;
      pairs.push(
        ...(isEqual
          ? equalStart(step.old, step.fresh, resemblance)
          : oneSided(step.old, step.fresh)),
      );
    }
    return pairs;
  }
  let [i, j] = [0, 0];
  let path: Path<T> | undefined = bestPath(old, fresh, resemblance);
  for (; path?.first !== undefined; path = path.rest) {
    const {first} = path;
    pairs.push(...oneSided(old.slice(i, first.i), fresh.slice(j, first.j)), first.pair);
    [i, j] = [first.i + 1, first.j + 1];
  }
  return [...pairs, ...oneSided(old.slice(i), fresh.slice(j))];
}
