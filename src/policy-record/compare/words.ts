import {diffArrays} from 'diff';
import {grouped} from '../shared/blocks';
import type {Piece} from '../shared/pages';

/** A word, figure or punctuation mark, with the space before it. */
interface Token {
  readonly space: string;
  readonly word: string;
}

/**
 * Matches one word: an email address, a figure with its currency, separators and unit (`£1,000`,
 * `58.4m`, `14:30`, `2026-03-18`), a word with its apostrophes and hyphens, otherwise a single
 * mark. `diffWords` would show `£1,000` becoming `£1,500` as a change of `000`.
 */
const WORD =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[£$€]?\d+(?:[.,:–-]\d+)*[\p{L}\p{M}]*%?|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|\S/gu;

/** Limits the edit distance: lists that differ by more are unrelated. */
const MAX_EDITS = 2_000;

/** Normalises a text: spaces become one plain space, letters are composed. */
export function comparable(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

function tokens(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const space = text.slice(end, match.index);
    end = match.index + match[0].length;
    return {space, word: match[0]};
  });
}

/**
 * Yields the steps from one list to the other, in order. A step with entries on both sides is
 * unchanged; in a replacement, the removal is first.
 */
export function* steps<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (entry: T) => string,
): Generator<{readonly old: readonly T[]; readonly fresh: readonly T[]}> {
  const everything = [
    {count: before.length, removed: true, added: false},
    {count: after.length, removed: false, added: true},
  ];
  const changes =
    diffArrays(before.map(keyOf), after.map(keyOf), {maxEditLength: MAX_EDITS}) ?? everything;
  let [i, j] = [0, 0];
  for (const {count, removed, added} of changes) {
    const old = before.slice(i, added ? i : i + count);
    const fresh = after.slice(j, removed ? j : j + count);
    yield {old, fresh};
    i += old.length;
    j += fresh.length;
  }
}

/** A replaced passage, of which one side may be empty, and the unchanged words after it. */
interface Hunk {
  removed: string;
  added: string;
  same: string;
}

/** A word counts as unchanged if only the space before it changed. */
function hunksOf(before: readonly Token[], after: readonly Token[]): Hunk[] {
  const text = (some: readonly Token[]) => some.map(({space, word}) => space + word).join('');
  let open: Hunk = {removed: '', added: '', same: ''};
  const hunks = [open];
  const change = (removed: string, added: string) => {
    if (open.same !== '') {
      open = {removed: '', added: '', same: ''};
      hunks.push(open);
    }
    open.removed += removed;
    open.added += added;
  };
  for (const {old, fresh} of steps(before, after, ({word}) => word)) {
    if (old.length === 0 || fresh.length === 0) {
      change(text(old), text(fresh));
      continue;
    }
    for (const [index, {space, word}] of fresh.entries()) {
      const spaceBefore = old[index]?.space ?? '';
      if (spaceBefore !== space) {
        change(spaceBefore, space);
      }
      open.same += spaceBefore === space ? space + word : word;
    }
  }
  return hunks;
}

/**
 * Joins replaced passages with only short words between them, such as "a" or a comma, because one
 * mark is easier to read. Does not join passages where words were only added or only removed, which
 * would mark unchanged words.
 */
function shouldJoin(hunk: Hunk, next: Hunk): boolean {
  const longest = ({removed, added}: Hunk) => Math.max(removed.length, added.length);
  const isReplacement = ({removed, added}: Hunk) => removed !== '' && added !== '';
  return (
    (isReplacement(hunk) || isReplacement(next)) &&
    hunk.same.trim().split(' ').length <= 2 &&
    hunk.same.length <= Math.min(longest(hunk), longest(next))
  );
}

function joinReplacements(hunks: readonly Hunk[]): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    if (last !== undefined && shouldJoin(last, hunk)) {
      last.removed += last.same + hunk.removed;
      last.added += last.same + hunk.added;
      last.same = hunk.same;
    } else {
      joined.push({...hunk});
    }
  }
  return joined;
}

/** Returns the pieces of a replacement, without the spaces common to both sides. */
function piecesOf({removed, added, same}: Hunk): Piece[] {
  const before = removed.startsWith(' ') && added.startsWith(' ') ? 1 : 0;
  const [gone, come] = [removed.slice(before), added.slice(before)];
  const after = gone.endsWith(' ') && come.endsWith(' ') ? 1 : 0;
  const pieces: Piece[] = [
    {change: 'same', text: ' '.repeat(before)},
    {change: 'removed', text: gone.slice(0, gone.length - after)},
    {change: 'added', text: come.slice(0, come.length - after)},
    {change: 'same', text: ' '.repeat(after) + same},
  ];
  return pieces.filter(({text}) => text !== '');
}

/**
 * Compares two texts word by word. Without the `added` pieces the result is the earlier text,
 * without the `removed` pieces the later one (both normalised by `comparable`).
 */
export function wordChanges(before: string, after: string): Piece[] {
  const hunks = hunksOf(tokens(comparable(before)), tokens(comparable(after)));
  const pieces = joinReplacements(hunks).flatMap(piecesOf);
  return grouped(pieces, (last, next) => last.change === next.change).map((group) => ({
    change: group[0].change,
    text: group.map(({text}) => text).join(''),
  }));
}

/** Returns the words of a text in lower case, without their order; a second "the" is `the 2`. */
export function wordSet(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const words = tokens(comparable(text)).map(({word}) => word.toLowerCase());
  const numbered = words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => {
      const count = (counts.get(word) ?? 0) + 1;
      counts.set(word, count);
      return `${word} ${count}`;
    });
  return new Set(numbered);
}

/** Counts the words that two texts share. */
export function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) {
    shared += other.has(word) ? 1 : 0;
  }
  return shared;
}

/**
 * Returns how similar two texts are: twice the words they share, divided by the words of both
 * (Dice). 1 for the same words, 0 for none in common.
 */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.size + other.size;
  return all === 0 ? 1 : (2 * sharedWords(one, other)) / all;
}
