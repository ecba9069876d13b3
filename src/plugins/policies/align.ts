import {diffArrays} from 'diff';

/** An entry and what it became; or one that only one of the lists has. */
export type Pair<T> =
  | {readonly before: T; readonly after: T}
  | {readonly before: T; readonly after?: undefined}
  | {readonly before?: undefined; readonly after: T};

export interface Alikeness<T> {
  /** Whether two entries are the same for the reader. */
  readonly same: (before: T, after: T) => boolean;
  /** From 0, nothing in common, to 1. */
  readonly score: (before: T, after: T) => number;
  /** Entries that score lower are not each other's predecessor and successor. */
  readonly least: number;
}

/** Above this many candidate pairs only entries that are the same are paired: it bounds the cost. */
const MOST_CANDIDATES = 250_000;

type Match = readonly [number, number];

function matchesOfSame<T>(before: readonly T[], after: readonly T[], alike: Alikeness<T>): Match[] {
  const matches: Match[] = [];
  let [i, j] = [0, 0];
  const steps = diffArrays([...before], [...after], {comparator: alike.same});
  for (const {count, removed, added} of steps) {
    for (let step = 0; step < count && !removed && !added; step += 1) {
      matches.push([i + step, j + step]);
    }
    i += added ? 0 : count;
    j += removed ? 0 : count;
  }
  return matches;
}

/** The matches, in order, whose scores add up to most (a global alignment; gaps are free). */
function bestMatches<T>(before: readonly T[], after: readonly T[], alike: Alikeness<T>): Match[] {
  if (before.length * after.length > MOST_CANDIDATES) {
    return matchesOfSame(before, after, alike);
  }
  const width = after.length + 1;
  const scores = new Float64Array(before.length * after.length);
  // best[i * width + j]: the most that entries from i and j to the end can add up to.
  const best = new Float64Array((before.length + 1) * width);
  const at = (table: Float64Array, index: number) => table[index] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [old, fresh] = [before[i], after[j]];
      const raw = old === undefined || fresh === undefined ? 0 : alike.score(old, fresh);
      const score = raw >= alike.least ? raw : 0;
      scores[i * after.length + j] = score;
      const matched = score > 0 ? score + at(best, (i + 1) * width + j + 1) : 0;
      best[i * width + j] = Math.max(
        matched,
        at(best, (i + 1) * width + j),
        at(best, i * width + j + 1),
      );
    }
  }
  const matches: Match[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const score = at(scores, i * after.length + j);
    const here = at(best, i * width + j);
    if (score > 0 && here === score + at(best, (i + 1) * width + j + 1)) {
      matches.push([i, j]);
      i += 1;
      j += 1;
    } else if (here === at(best, (i + 1) * width + j)) {
      i += 1;
    } else {
      j += 1;
    }
  }
  return matches;
}

/**
 * Pairs the entries of two lists with their predecessors, keeping both orders: entries that are
 * the same or alike are one pair, what was removed stands before what was added in its place.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  alike: Alikeness<T>,
): Pair<T>[] {
  const isSame = (old: T | undefined, fresh: T | undefined) =>
    old !== undefined && fresh !== undefined && alike.same(old, fresh);
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) {
    head += 1;
  }
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) {
    tail += 1;
  }
  const middle = bestMatches(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
    alike,
  );
  const matches: Match[] = [
    ...Array.from({length: head}, (_, index): Match => [index, index]),
    ...middle.map(([i, j]): Match => [i + head, j + head]),
    ...Array.from({length: tail}, (_, index): Match => [
      before.length - tail + index,
      after.length - tail + index,
    ]),
  ];
  const pairs: Pair<T>[] = [];
  let [i, j] = [0, 0];
  for (const [matchedOld, matchedNew] of [...matches, [before.length, after.length] as const]) {
    pairs.push(...before.slice(i, matchedOld).map((entry) => ({before: entry})));
    pairs.push(...after.slice(j, matchedNew).map((entry) => ({after: entry})));
    const [old, fresh] = [before[matchedOld], after[matchedNew]];
    if (old !== undefined && fresh !== undefined) {
      pairs.push({before: old, after: fresh});
    }
    i = matchedOld + 1;
    j = matchedNew + 1;
  }
  return pairs;
}
