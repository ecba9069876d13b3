import type {Opening} from '@site/src/content/openings/schema';
import {fields} from './fields';
import {stemOf, wordsOf} from './words';

/** Where a word stands: rows in ascending order, and beside each its fields as bits. */
export interface Posting {
  readonly word: string;
  readonly stem: string;
  readonly rows: number[];
  /** Bit n is set when field n of `fields.ts` holds the word. */
  readonly bits: number[];
}

/** Every word of all openings, so that a search compares each word once, not once an opening. */
export interface SearchIndex {
  /** Number of openings. */
  readonly size: number;
  readonly postings: readonly Posting[];
}

/** Openings that are read at a stretch: a few milliseconds. */
const AT_A_STRETCH = 100;

/**
 * Reads the openings, in stretches between which the page can do other things. A row of the index
 * is a place in the list of openings.
 */
export function* indexing(openings: readonly Opening[]): Generator<undefined, SearchIndex> {
  const postings = new Map<string, Posting>();
  for (const [row, opening] of openings.entries()) {
    for (const [field, {textOf}] of fields.entries()) {
      for (const {folded} of wordsOf(textOf(opening))) {
        add(postingOf(postings, folded), row, 1 << field);
      }
    }
    if (row % AT_A_STRETCH === AT_A_STRETCH - 1) {
      yield;
    }
  }
  return {size: openings.length, postings: [...postings.values()]};
}

/** The index of the openings, at once. */
export function searchIndexOf(openings: readonly Opening[]): SearchIndex {
  return finished(indexing(openings));
}

/** What remains of the work, done at once. */
export function finished(work: Generator<undefined, SearchIndex>): SearchIndex {
  for (;;) {
    const step = work.next();
    if (step.done) {
      return step.value;
    }
  }
}

function postingOf(postings: Map<string, Posting>, word: string): Posting {
  const known = postings.get(word);
  if (known) {
    return known;
  }
  const posting = {word, stem: stemOf(word), rows: [], bits: []};
  postings.set(word, posting);
  return posting;
}

function add({rows, bits}: Posting, row: number, bit: number): void {
  const last = rows.length - 1;
  if (rows[last] === row) {
    bits[last] = (bits[last] ?? 0) | bit;
  } else {
    rows.push(row);
    bits.push(bit);
  }
}
