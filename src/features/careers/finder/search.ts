import {fields} from './fields';
import type {Posting, SearchIndex} from './search-index';
import {typoTest} from './typos';
import {partsOf, stemOf} from './words';

/** An opening that holds every word of the query. */
export interface Hit {
  /** Its row in the index. */
  readonly row: number;
  /** Parts inside the closed details that alone hold one of the words. Example: `['licence']`. */
  readonly foundInside: readonly string[];
}

export interface SearchResult {
  /** Best first; equal ones in the order of the index. */
  readonly hits: readonly Hit[];
  /** The words to mark, folded as in `words.ts`. */
  readonly words: ReadonlySet<string>;
}

/** Words with which people fill a search and that say nothing about the job. */
const FILLERS = new Set(
  'a an and as at for in job jobs near of on or position positions role roles the to vacancies vacancy with'.split(
    ' ',
  ),
);
/** A query is a few words; a page of text pasted by mistake must not hold up the browser. */
const MOST_TERMS = 8;
/** One letter finds, but to mark every word that begins with it would colour the whole list. */
const SHORTEST_MARKED = 2;

const CLOSENESS = {same: 1, beginning: 0.8, family: 0.7, typo: 0.4} as const;

/** Bits of the fields that a row shows while its details are closed. */
const IN_SIGHT = fields.reduce(
  (bits, {insideDetails}, field) => (insideDetails === undefined ? bits | (1 << field) : bits),
  0,
);
/** The weight of the best field, for every combination of bits. */
const WEIGHTS = combinations((bits) =>
  Math.max(0, ...fields.map(({weight}, field) => (bits & (1 << field) ? weight : 0))),
);
/** The names of the fields out of sight, for every combination of bits. */
const NAMES = combinations((bits) =>
  fields.flatMap(({insideDetails}, field) =>
    insideDetails !== undefined && bits & (1 << field) ? [insideDetails] : [],
  ),
);

function combinations<Value>(valueOf: (bits: number) => Value): readonly Value[] {
  return Array.from({length: 1 << fields.length}, (_, bits) => valueOf(bits));
}

/**
 * The words that a query asks for, folded and each once. Example: `['cleaner', 'leeds']` of
 * `'a cleaner in Leeds'`.
 */
export function termsOf(query: string): string[] {
  const terms = [...new Set(partsOf(query).map(({folded}) => folded))];
  const telling = terms.filter((term) => !FILLERS.has(term));
  return (telling.length > 0 ? telling : terms).slice(0, MOST_TERMS);
}

/**
 * Finds the openings that hold every word of a query, in any order and in any field: the word
 * itself, one that begins with it or one of its family; where there is none of these, words that a
 * typing mistake could have meant.
 *
 * @param indexOf gives the index, which is built when there is something to look up
 * @returns nothing when the query holds no word
 */
export function search(indexOf: () => SearchIndex, query: string): SearchResult | undefined {
  const terms = termsOf(query);
  if (terms.length === 0) {
    return undefined;
  }
  const index = indexOf();
  const totals = new Float64Array(index.size);
  const found = new Uint8Array(index.size);
  const inside = new Uint8Array(index.size);
  const words = new Set<string>();
  for (const term of terms) {
    const scores = new Float64Array(index.size);
    const bits = new Uint8Array(index.size);
    for (const {posting, closeness} of meant(index, term)) {
      tally(posting, closeness, scores, bits);
      if (term.length >= SHORTEST_MARKED) {
        words.add(posting.word);
      }
    }
    for (let row = 0; row < index.size; row += 1) {
      const inFields = bits[row] ?? 0;
      totals[row] = (totals[row] ?? 0) + (scores[row] ?? 0);
      found[row] = (found[row] ?? 0) + (inFields > 0 ? 1 : 0);
      inside[row] = (inside[row] ?? 0) | (inFields & IN_SIGHT ? 0 : inFields);
    }
  }
  const rows = [...found.keys()].filter((row) => found[row] === terms.length);
  rows.sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0) || one - other);
  return {hits: rows.map((row) => ({row, foundInside: NAMES[inside[row] ?? 0] ?? []})), words};
}

interface Meant {
  readonly posting: Posting;
  readonly closeness: number;
}

function meant({postings}: SearchIndex, term: string): Meant[] {
  const stem = stemOf(term);
  const close: Meant[] = [];
  for (const posting of postings) {
    if (posting.word === term) close.push({posting, closeness: CLOSENESS.same});
    else if (posting.word.startsWith(term)) close.push({posting, closeness: CLOSENESS.beginning});
    else if (posting.stem === stem) close.push({posting, closeness: CLOSENESS.family});
  }
  if (close.length > 0) {
    return close;
  }
  const couldBe = typoTest(term);
  return postings
    .filter(({word, stem: family}) => couldBe(word) || (family !== word && couldBe(family)))
    .map((posting) => ({posting, closeness: CLOSENESS.typo}));
}

/** Notes for each row that holds a word how much it is worth there, and in which fields it is. */
function tally(posting: Posting, closeness: number, scores: Float64Array, bits: Uint8Array): void {
  posting.rows.forEach((row, place) => {
    const inFields = posting.bits[place] ?? 0;
    scores[row] = Math.max(scores[row] ?? 0, closeness * (WEIGHTS[inFields] ?? 0));
    bits[row] = (bits[row] ?? 0) | inFields;
  });
}
