import MiniSearch, {type AsPlainObject, type Options, type SearchResult} from 'minisearch';
import {
  FILLERS,
  isKind,
  NAME_WORDS,
  type QueryTerm,
  queryTerms,
  stemsOfToken,
  tokensIn,
} from './synonyms';
import {partsOf, stemOf, withoutGaps, wordsOf} from './words';

export interface Hit<Field extends string> {
  /** Index of the text in the list. */
  readonly id: number;
  readonly score: number;
  /**
   * Share of the query that the text is about, from 0 to 1. Rare words count more, and so do words
   * in a name than words in a text.
   */
  readonly share: number;
  /** For each matched term of the query, the fields that contain it. */
  readonly fields: readonly ReadonlySet<Field>[];
  /** Stems to highlight in the text. */
  readonly marks: ReadonlySet<string>;
}

export interface Answer<Field extends string> {
  /** Terms of the query with typing mistakes corrected; empty if it contains no word. */
  readonly asked: readonly QueryTerm[];
  /** Sorted by the order of the texts. */
  readonly hits: readonly Hit<Field>[];
}

/** The fields of an indexed text. Each may be absent. */
export type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * Minimum length for correcting a typing mistake. A shorter word is too similar to many others, and
 * numbers are never corrected.
 */
const MIN_CORRECTED_LENGTH = 4;
/** A word of at least this length may contain two mistakes. */
const MIN_LENGTH_FOR_TWO_MISTAKES = 8;
/**
 * Minimum length for highlighting. A single letter finds texts, but would highlight every word that
 * begins with it.
 */
const MIN_MARKED_LENGTH = 2;
/** Share of a word that a field without weight has; a field of `WHOLE_WEIGHT` has all of it. */
const LEAST_SHARE = 0.4;
const WHOLE_WEIGHT = 2;
/** Factor of a word that names a kind of page. */
const KIND_WORTH = 0.2;
/** Number of texts indexed at once, before pausing for other work. */
const CHUNK_SIZE = 20;

/** Minimum length for correcting a word to one that only synonyms have. */
const MIN_NAME_LENGTH = 6;
/** Minimum length of the two words that a joined word is split into. */
const MIN_SPLIT_LENGTH = 4;

/** Whether two words differ only by one swap of neighbouring letters. */
function isSwapped(typed: string, known: string): boolean {
  const at = Array.from(typed).findIndex((letter, place) => letter !== known[place]);
  const swapped = `${typed.slice(0, at)}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`;
  return at >= 0 && swapped === known;
}

/** Importance of a word by its field. */
type Weights<Field extends string> = Readonly<Record<Field, number>>;

function optionsFor<Field extends string>(
  weights: Weights<Field>,
): Options<Texts<Field> & {readonly id: number}> {
  return {
    fields: Object.keys(weights),
    tokenize: (text) => [
      ...wordsOf(text).map(({folded}) => stemOf(folded)),
      ...tokensIn(partsOf(text).map(({folded}) => folded)),
    ],
    processTerm: (stem) => stem,
    searchOptions: {
      tokenize: (stem) => [stem],
      boost: weights,
      // Less penalty for length than the default, because long texts can be just as relevant.
      bm25: {k: 1.2, b: 0.4, d: 0.2},
    },
  };
}

/** Indexes texts, with pauses for other work: a whole site takes seconds on a slow phone. */
async function indexOf<Field extends string>(
  weights: Weights<Field>,
  texts: readonly Texts<NoInfer<Field>>[],
) {
  const index = new MiniSearch(optionsFor(weights));
  await index.addAllAsync(
    texts.map((text, id) => ({...text, id})),
    {chunkSize: CHUNK_SIZE},
  );
  return index;
}

/** Indexes texts in the build, for {@link loadedEngine} in the browser. */
export async function savedIndex<Field extends string>(
  ...[weights, texts]: Parameters<typeof indexOf<Field>>
): Promise<AsPlainObject> {
  return (await indexOf(weights, texts)).toJSON();
}

const NAME_STEMS = new Set(NAME_WORDS.map(stemOf));

/** Indexes the words of the synonyms, for mistakes in words that the texts lack. */
function namesIndex(): MiniSearch {
  const asOne = (word: string) => [word];
  const names = new MiniSearch({fields: ['word'], tokenize: asOne, processTerm: (word) => word});
  names.addAll(NAME_WORDS.map((word, id) => ({id, word})));
  return names;
}

/** Returns a function that finds the texts that contain a word of a query or a synonym. */
export type Engine<Field extends string> = (query: string) => Answer<Field>;

/** Indexes texts and searches them. */
export async function searchEngine<Field extends string>(
  ...[weights, texts]: Parameters<typeof indexOf<Field>>
): Promise<Engine<Field>> {
  return engineOver(weights, await indexOf(weights, texts));
}

/** Searches texts that the build indexed with the same weights. */
export async function loadedEngine<Field extends string>(
  weights: Weights<Field>,
  saved: AsPlainObject,
): Promise<Engine<Field>> {
  return engineOver(weights, await MiniSearch.loadJSAsync(saved, optionsFor(weights)));
}

function engineOver<Field extends string>(
  weights: Weights<Field>,
  index: MiniSearch,
): Engine<Field> {
  const names = namesIndex();
  const isWritten = (word: string) => index.search(stemOf(word)).length > 0;

  /**
   * Splits a word as the texts write it, if they don't contain it: `firedoors`, `iso9001`. Returns
   * any other word unchanged.
   */
  function split(word: string): readonly string[] {
    const stem = stemOf(word);
    if (NAME_STEMS.has(stem) || index.search(stem, {prefix: true}).length > 0) return [word];
    const mixed = word.match(/\d+|\D+/g) ?? [];
    if (mixed.length > 1) return mixed;
    for (let at = MIN_SPLIT_LENGTH; at <= word.length - MIN_SPLIT_LENGTH; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)];
      if (halves.every(isWritten)) return halves;
    }
    return [word];
  }

  /**
   * Returns the words of a query as the texts write them: `whistle blowing` as one word, `firedoors`
   * as two.
   */
  function wordsOfQuery(query: string): readonly string[] {
    const words = partsOf(withoutGaps(query)).flatMap(({folded}) => split(folded));
    const written: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const [word = '', next] = words.slice(at, at + 2);
      const joins =
        next !== undefined &&
        !FILLERS.has(word) &&
        !FILLERS.has(next) &&
        tokensIn([word, next]).length === 0 &&
        isWritten(word + next);
      written.push(joins ? word + next : word);
      if (joins) at += 1;
    }
    return written;
  }

  /**
   * Returns a known stem unchanged, otherwise the most frequent stem that it could be a misspelling
   * of.
   */
  function corrected(stem: string): string {
    const isKnown = index.search(stem, {prefix: true}).length > 0;
    if (isKnown || stem.length < MIN_CORRECTED_LENGTH || /\d/.test(stem)) return stem;
    for (const [words, fuzzy] of [
      [index, 1],
      [index, 2],
      [names, 1],
      [names, 2],
    ] as const) {
      if (words === names && NAME_STEMS.has(stem)) return stem;
      if (words === names && stem.length < MIN_NAME_LENGTH) continue;
      const counts = new Map<string, number>();
      for (const {terms} of words.search(stem, {fuzzy})) {
        for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      const [nearest] = [...counts]
        // Two swapped letters count as one mistake, and the last word may be unfinished.
        .filter(
          ([term]) =>
            !term.startsWith('=') &&
            (fuzzy === 1 ||
              stem.length >= MIN_LENGTH_FOR_TWO_MISTAKES ||
              isSwapped(stem, term) ||
              stem.startsWith(term)),
        )
        .sort(([, one], [, other]) => other - one);
      // This index has whole words, not stems.
      if (nearest) return words === names ? stemOf(nearest[0]) : nearest[0];
    }
    return stem;
  }

  function matchesOf({stems, tokens}: QueryTerm, isUnfinished: boolean): SearchResult[] {
    const word = {queries: [...stems], combineWith: 'AND' as const};
    // A name of several words is found by its token, which requires the words in sequence.
    const queries = stems.length > 1 && tokens.length > 0 ? [...tokens] : [word, ...tokens];
    return index.search({queries}, {prefix: (term) => isUnfinished && !term.startsWith('=')});
  }

  return (query) => {
    const asked = queryTerms(wordsOfQuery(query), corrected);
    interface Sum extends Hit<Field> {
      score: number;
      share: number;
      readonly fields: ReadonlySet<Field>[];
      readonly marks: Set<string>;
    }
    const hits = new Map<number, Sum>();
    let totalRarity = 0;
    asked.forEach((thing, place) => {
      const found = matchesOf(thing, place === asked.length - 1 && !/\s$/.test(query));
      if (found.length === 0) return;
      const worth = isKind(thing) ? KIND_WORTH : 1;
      const rarity = Math.log(1 + index.documentCount / found.length) * worth;
      totalRarity += rarity;
      for (const {score, match, ...result} of found) {
        const id = Number(result.id);
        const hit: Sum = hits.get(id) ?? {id, score: 0, share: 0, fields: [], marks: new Set()};
        hit.score += score * worth;
        const fields = new Set(Object.values(match).flat() as Field[]);
        const weight = Math.max(...[...fields].map((field) => weights[field])) / WHOLE_WEIGHT;
        hit.share += rarity * Math.min(1, LEAST_SHARE + weight * (1 - LEAST_SHARE));
        hit.fields.push(fields);
        for (const stem of [...thing.stems, ...Object.keys(match).flatMap(stemsOfToken)]) {
          if (thing.stems.every(({length}) => length >= MIN_MARKED_LENGTH)) hit.marks.add(stem);
        }
        hits.set(id, hit);
      }
    });
    for (const hit of hits.values()) hit.share /= totalRarity;
    return {asked, hits: [...hits.values()].sort((one, other) => one.id - other.id)};
  };
}
