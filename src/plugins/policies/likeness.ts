import {comparable, tokens} from './words';

/** The words of a text in small letters, without marks: what likeness is measured by. */
function wordsIn(text: string): string[] {
  return tokens(comparable(text))
    .map(({word}) => word.toLowerCase())
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The words of a text, whatever their order. */
export interface WordBag {
  /** How often each occurs. */
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

export function wordBag(text: string): WordBag {
  const counts = new Map<string, number>();
  const words = wordsIn(text);
  for (const word of words) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return {counts, total: words.length};
}

/** How many words two texts share. */
export function sharedWords(one: WordBag, other: WordBag): number {
  const [few, many] = one.counts.size < other.counts.size ? [one, other] : [other, one];
  let shared = 0;
  for (const [word, count] of few.counts) {
    shared += Math.min(count, many.counts.get(word) ?? 0);
  }
  return shared;
}

/**
 * How alike two texts are by their words: twice the words they share, divided by the words of
 * both (Dice). 1 is the same words, 0 is none in common.
 */
export function likeness(one: WordBag, other: WordBag): number {
  const all = one.total + other.total;
  return all === 0 ? 1 : (2 * sharedWords(one, other)) / all;
}
