import MiniSearch, {type SearchResult} from 'minisearch';
import {type Asked, askedBy, stemsOfToken, tokensIn} from './synonyms';
import {partsOf, stemOf, wordsOf} from './words';

/** One text that holds something of a query. */
export interface Hit<Field extends string> {
  /** Its place in the list of texts. */
  readonly id: number;
  readonly score: number;
  /** Of the query, the share that it holds, from 0 to 1; rare words count more. */
  readonly share: number;
  /** For each thing of the query that it holds, the fields that do. */
  readonly fields: readonly ReadonlySet<Field>[];
  /** Stems to mark in it. */
  readonly marks: ReadonlySet<string>;
}

export interface Answer<Field extends string> {
  /** What the query asks for, its typing mistakes corrected; empty where it holds no word. */
  readonly asked: readonly Asked[];
  /** In the order of the texts. */
  readonly hits: readonly Hit<Field>[];
}

/** How a text of the index is divided. A field may be absent. */
export type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A shorter word is one mistake from too many others, and every number could be meant. */
const SHORTEST_GUESSED = 4;
/** A word this long may hold two mistakes. */
const LONG = 9;
/** One letter finds, but to mark every word that begins with it would colour the whole list. */
const SHORTEST_MARKED = 2;
/** Texts that are read in one go, with room for other work between. */
const AT_ONCE = 20;

function isSwapped(typed: string, known: string): boolean {
  const letters = (word: string) => Array.from(word).sort().join('');
  return letters(typed) === letters(known);
}

/**
 * Makes texts ready to be searched, for the search of the site and for the list of openings. A whole
 * site takes seconds on a slow phone, so it pauses for other work.
 *
 * @param weights what a word is worth by its field
 * @returns finds the texts that hold a word of a query or another name of the same thing
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
      // A long text may say as much as a short one.
      bm25: {k: 1.2, b: 0.4, d: 0.2},
    },
  });
  await index.addAllAsync(
    texts.map((text, id) => ({...text, id})),
    {chunkSize: AT_ONCE},
  );

  /** The stem as typed or, where no text has it, the most frequent that a mistake could have meant. */
  function corrected(stem: string): string {
    const isKnown = index.search(stem, {prefix: true}).length > 0;
    if (isKnown || stem.length < SHORTEST_GUESSED || /\d/.test(stem)) return stem;
    for (const fuzzy of [1, 2]) {
      const counts = new Map<string, number>();
      for (const {terms} of index.search(stem, {fuzzy})) {
        for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      const [nearest] = [...counts]
        // Two letters that changed places are one mistake; an ending may not be finished.
        .filter(
          ([term]) =>
            !term.startsWith('=') &&
            (fuzzy === 1 || stem.length >= LONG || isSwapped(stem, term) || stem.startsWith(term)),
        )
        .sort(([, one], [, other]) => other - one);
      if (nearest) return nearest[0];
    }
    return stem;
  }

  function holding({stems, tokens}: Asked, isUnfinished: boolean): SearchResult[] {
    const word = {queries: [...stems], combineWith: 'AND' as const};
    // A name of several words is found by its token, where they follow one another.
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
          if (thing.stems.every(({length}) => length >= SHORTEST_MARKED)) hit.marks.add(stem);
        }
        hits.set(id, hit);
      }
    });
    for (const hit of hits.values()) hit.share /= telling;
    return {asked, hits: [...hits.values()].sort((one, other) => one.id - other.id)};
  };
}
