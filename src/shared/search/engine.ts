import MiniSearch, {type SearchResult} from 'minisearch';
import {type Asked, askedBy, stemsOfToken, tokensIn} from './synonyms';
import {partsOf, stemOf, wordsOf} from './words';

/** A text that contains some terms of a query. */
export interface Hit<Field extends string> {
  /** Index in the list of texts. */
  readonly id: number;
  readonly score: number;
  /** The share of the query that it contains, from 0 to 1; rare words count more. */
  readonly share: number;
  /** For each term of the query in the text, the fields that contain it. */
  readonly fields: readonly ReadonlySet<Field>[];
  /** Stems to mark in it. */
  readonly marks: ReadonlySet<string>;
}

export interface Answer<Field extends string> {
  /** Terms of the query, with typing mistakes corrected; empty if it has no words. */
  readonly asked: readonly Asked[];
  /** In the order of the texts. */
  readonly hits: readonly Hit<Field>[];
}

/** How a text of the index is divided. A field may be absent. */
export type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Shortest word to correct: a shorter one resembles too many others. */
const MIN_CORRECTED_LENGTH = 4;
/** A word this long may have two mistakes. */
const MIN_LENGTH_FOR_TWO_MISTAKES = 9;
/** Shortest stem to mark: one letter would mark words in the whole list. */
const MIN_MARKED_LENGTH = 2;
/** Texts that are indexed at a time, with pauses for other work. */
const CHUNK_SIZE = 20;

function isSwapped(typed: string, known: string): boolean {
  const letters = (word: string) => Array.from(word).sort().join('');
  return letters(typed) === letters(known);
}

/**
 * Indexes texts for the search of the site and for the list of openings. A whole site takes seconds
 * on a slow phone, so indexing pauses for other work.
 *
 * @param weights weight of a word by its field
 * @returns finds the texts that contain a word of a query or a synonym
 */
export async function searchEngine<Field extends string>(
  weights: Readonly<Record<Field, number>>,
  texts: readonly Texts<NoInfer<Field>>[],
): Promise<(query: string) => Answer<Field>> {
  const index = new MiniSearch<Texts<Field> & {readonly id: number}>({
    fields: Object.keys(weights),
    tokenize: (text) => [
      ...wordsOf(text).map(({folded}) => stemOf(folded)),
      ...tokensIn(partsOf(text).map(({folded}) => folded)),
    ],
    processTerm: (stem) => stem,
    searchOptions: {
      tokenize: (stem) => [stem],
      boost: weights,
      // Reduces the penalty for long texts.
      bm25: {k: 1.2, b: 0.4, d: 0.2},
    },
  });
  await index.addAllAsync(
    texts.map((text, id) => ({...text, id})),
    {chunkSize: CHUNK_SIZE},
  );

  /** Returns the stem as typed or, if no text contains it, the most frequent similar stem. */
  function corrected(stem: string): string {
    const isKnown = index.search(stem, {prefix: true}).length > 0;
    if (isKnown || stem.length < MIN_CORRECTED_LENGTH || /\d/.test(stem)) return stem;
    for (const fuzzy of [1, 2]) {
      const counts = new Map<string, number>();
      for (const {terms} of index.search(stem, {fuzzy})) {
        for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      const [nearest] = [...counts]
        // Swapped letters count as one mistake; a word may be unfinished.
        .filter(
          ([term]) =>
            !term.startsWith('=') &&
            (fuzzy === 1 ||
              stem.length >= MIN_LENGTH_FOR_TWO_MISTAKES ||
              isSwapped(stem, term) ||
              stem.startsWith(term)),
        )
        .sort(([, one], [, other]) => other - one);
      if (nearest) return nearest[0];
    }
    return stem;
  }

  function holding({stems, tokens}: Asked, isUnfinished: boolean): SearchResult[] {
    const word = {queries: [...stems], combineWith: 'AND' as const};
    // A synonym of several words matches its token only, so the words must be adjacent.
    const queries = stems.length > 1 && tokens.length > 0 ? [...tokens] : [word, ...tokens];
    return index.search({queries}, {prefix: (term) => isUnfinished && !term.startsWith('=')});
  }

  return (query) => {
    const asked = askedBy(
      partsOf(query).map(({folded}) => folded),
      corrected,
    );
    interface Sum extends Hit<Field> {
      score: number;
      share: number;
      readonly fields: ReadonlySet<Field>[];
      readonly marks: Set<string>;
    }
    const hits = new Map<number, Sum>();
    let telling = 0;
    asked.forEach((thing, place) => {
      const found = holding(thing, place === asked.length - 1 && !/\s$/.test(query));
      if (found.length === 0) return;
      const rarity = Math.log(1 + texts.length / found.length);
      telling += rarity;
      for (const {score, match, ...result} of found) {
        const id = Number(result.id);
        const hit: Sum = hits.get(id) ?? {id, score: 0, share: 0, fields: [], marks: new Set()};
        hit.score += score;
        hit.share += rarity;
        hit.fields.push(new Set(Object.values(match).flat() as Field[]));
        for (const stem of [...thing.stems, ...Object.keys(match).flatMap(stemsOfToken)]) {
          if (thing.stems.every(({length}) => length >= MIN_MARKED_LENGTH)) hit.marks.add(stem);
        }
        hits.set(id, hit);
      }
    });
    for (const hit of hits.values()) hit.share /= telling;
    return {asked, hits: [...hits.values()].sort((one, other) => one.id - other.id)};
  };
}
