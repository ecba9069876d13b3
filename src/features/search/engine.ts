import MiniSearch, {type Query} from 'minisearch';
import type {SearchEntry} from '@site/src/content/search/entry';
import {type Asked, askedBy} from '@site/src/content/search/asked';
import {excerptOf} from '@site/src/content/search/excerpt';
import {type Stretch, stretchesOf} from '@site/src/content/search/stretches';
import {Vocabulary} from '@site/src/content/search/vocabulary';
import {wordsOf} from '@site/src/content/search/words';

/** Something that answers a query. */
export interface Found {
  readonly entry: SearchEntry;
  /** About 160 characters of its text round the best match, the words of the query marked. */
  readonly excerpt: readonly Stretch[];
  /** What it stands under, marked too: its section or, at the top of a page, the title. */
  readonly heading: readonly Stretch[];
}

export interface Searcher {
  /**
   * What answers a query, best first; nothing where the query holds no word.
   *
   * @param most at most so many
   */
  find(query: string, most?: number): readonly Found[];
}

const MOST = 20;

/** An entry as it is indexed. A title names the top of its page; its parts it only describes. */
interface Indexed {
  readonly id: number;
  readonly reference: string;
  readonly clause: string;
  readonly title: string;
  readonly page: string;
  readonly section: string;
  readonly kind: string;
  readonly text: string;
}

/** What a word is worth by where it stands. */
const WEIGHTS = {
  reference: 8,
  clause: 6,
  title: 5,
  section: 3,
  page: 1.5,
  kind: 1,
  text: 1,
} satisfies Partial<Record<keyof Indexed, number>>;

/** The page itself answers before its parts do, where both say the same. */
const TOP = 1.5;
/** So does the first part under a heading: what holds in general stands first. */
const FIRST = 1.15;
/** What every advert says stands better on the page for all. */
const ADVERT = 0.7;
/** The share of what was asked, raised to this, is what an answer to a part of it is worth. */
const COVERAGE = 3;

function indexed(
  {reference = '', clause = '', title, section, kind, text}: SearchEntry,
  id: number,
) {
  const isTop = section === undefined;
  const names = {title: isTop ? title : '', page: isTop ? '' : title, section: section ?? ''};
  return {id, reference, clause, ...names, kind: kind === 'opening' && isTop ? 'job' : '', text};
}

function worthOf(entries: readonly SearchEntry[], id: number): number {
  const {kind, section, title} = entries[id] ?? {};
  if (section === undefined) return TOP;
  if (kind === 'opening') return ADVERT;
  const before = entries[id - 1];
  return before?.section === section && before.title === title ? 1 : FIRST;
}

/** Makes entries ready to be searched: some tenths of a second for the whole site on a telephone. */
export function searcherOf(entries: readonly SearchEntry[]): Searcher {
  const vocabulary = new Vocabulary<true>();
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => wordsOf(text).map(({folded}) => folded),
    processTerm: (word) => {
      vocabulary.add(word, () => true);
      return word;
    },
    searchOptions: {
      combineWith: 'OR',
      boostDocument: (id: number) => worthOf(entries, id),
      // What is looked up are words of the vocabulary.
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  });
  index.addAll(entries.map(indexed));

  /** The entries that answer, best first. */
  function answers(asked: readonly Asked<true>[], most: number): SearchEntry[] {
    const things = asked.map(
      (names) => new Map(index.search(queryOf(names)).map(({id, score}) => [Number(id), score])),
    );
    const ids = new Set(things.flatMap((thing) => [...thing.keys()]));
    const scores = [...ids].map((id) => {
      const each = things.flatMap((thing) => thing.get(id) ?? []);
      const sum = each.reduce((total, score) => total + score, 0);
      return {id, score: sum * (each.length / things.length) ** COVERAGE};
    });
    const best = new Map<string, SearchEntry>();
    for (const {id} of scores.sort((one, other) => other.score - one.score || one.id - other.id)) {
      const entry = entries[id];
      // Parts without an anchor lead to the page itself, which is one answer.
      if (entry && !best.has(entry.path)) best.set(entry.path, entry);
      if (best.size === most) break;
    }
    return [...best.values()];
  }

  return {
    find(query, most = MOST) {
      const asked = askedBy(query, vocabulary);
      const weights = new Map(
        asked
          .flat()
          .flatMap(({words, worth}) =>
            words.flat().map(({word, closeness}) => [word, closeness * worth] as const),
          ),
      );
      const words = new Set(weights.keys());
      return answers(asked, most).map((entry) => ({
        entry,
        // Made when they are read: a list shows the first few of hundreds.
        get heading() {
          return stretchesOf(entry.section ?? entry.title, words);
        },
        get excerpt() {
          return excerptOf(entry.text, weights);
        },
      }));
    },
  };
}

/** Any of the names; of a name, all words; for a word, any that it could stand for. */
function queryOf(names: Asked<true>): Query {
  return {
    combineWith: 'OR',
    queries: names.map(({words, worth}) => ({
      combineWith: 'AND',
      queries: words.map((meant) => ({
        combineWith: 'OR',
        queries: meant.map(({word, closeness}) => ({
          queries: [word],
          boost: Object.fromEntries(
            Object.entries(WEIGHTS).map(([field, weight]) => [field, weight * closeness * worth]),
          ),
        })),
      })),
    })),
  };
}
