import MiniSearch, {type Query} from 'minisearch';
import type {SearchEntry} from '@site/src/content/search/entry';
import {excerptOf} from '@site/src/content/search/excerpt';
import {type Stretch, stretchesOf} from '@site/src/content/search/stretches';
import {synonymIn} from '@site/src/content/search/synonyms';
import {type Meant, Vocabulary} from '@site/src/content/search/vocabulary';
import {termsOf, wordsOf} from '@site/src/content/search/words';

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

/** Words with which people ask and that tell nothing of what they ask for. */
const FILLERS = new Set(
  'a about an and any are as at be by can do does for from get has have how i if in is it me my near of on or our please someone the their there they this to was we what when where which who with you your'.split(
    ' ',
  ),
);

/** What a word is worth by where it stands. */
const WEIGHTS = {clause: 6, title: 4, section: 3, text: 1};
/** The page itself answers before its parts do, where both say the same. */
const TOP = 1.5;
/** What another name is worth, beside the one that was typed. */
const SYNONYM = 0.6;
const MOST = 20;

/** One thing that is asked for: any of several names, each of several words. */
type Asked = readonly {readonly words: readonly Meant<true>[][]; readonly worth: number}[];

/** Makes entries ready to be searched: some tenths of a second for the whole site on a telephone. */
export function searcherOf(entries: readonly SearchEntry[]): Searcher {
  const vocabulary = new Vocabulary<true>();
  const index = new MiniSearch<SearchEntry & {readonly id: number}>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => wordsOf(text).map(({folded}) => folded),
    processTerm: (word) => {
      vocabulary.add(word, () => true);
      return word;
    },
    searchOptions: {
      boost: WEIGHTS,
      boostDocument: (id: number) => (entries[id]?.section === undefined ? TOP : 1),
      // What is looked up are words of the vocabulary.
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  });
  index.addAll(entries.map((entry, id) => ({...entry, id})));

  function askedBy(query: string): Asked[] {
    const words = termsOf(query, FILLERS);
    const isFinished = /\s$/.test(query);
    const meant = (word: string, place: number) =>
      vocabulary.meantBy(word, isFinished || place < words.length - 1);
    const asked: Asked[] = [];
    let rest: string[] = words;
    while (rest.length > 0) {
      const done = words.length - rest.length;
      const synonym = synonymIn(rest);
      const plain = rest.slice(0, synonym?.at ?? rest.length);
      plain.forEach((word, place) => {
        asked.push([{words: [meant(word, done + place)], worth: 1}]);
      });
      if (!synonym) break;
      const end = synonym.at + synonym.length;
      const typed = rest.slice(synonym.at, end);
      asked.push([
        {words: typed.map((word, place) => meant(word, done + synonym.at + place)), worth: 1},
        ...synonym.others.map((name) => ({
          words: name.map((stem) => vocabulary.meantBy(stem, true)),
          worth: SYNONYM,
        })),
      ]);
      rest = rest.slice(end);
    }
    return asked;
  }

  return {
    find(query, most = MOST) {
      const asked = askedBy(query);
      const lookUp = (combineWith: 'AND' | 'OR') =>
        index.search({combineWith, queries: asked.map(queryOf)});
      const all = lookUp('AND');
      const results = all.length > 0 ? all : lookUp('OR');
      const marks = new Map(
        asked.flatMap((names) =>
          names.flatMap(({words, worth}) =>
            words.flat().map(({word, closeness}) => [word, closeness * worth] as const),
          ),
        ),
      );
      // Parts without an anchor lead to the page itself, which is one answer.
      const answers = new Map<string, SearchEntry>();
      for (const {id} of results) {
        const entry = entries[Number(id)];
        if (entry && !answers.has(entry.path)) answers.set(entry.path, entry);
        if (answers.size === most) break;
      }
      const words = new Set(marks.keys());
      return [...answers.values()].map((entry) => ({
        entry,
        heading: stretchesOf(entry.section ?? entry.title, words),
        excerpt: excerptOf(entry.text, marks),
      }));
    },
  };
}

/** Any of the names; of a name, all words; for a word, any that it could stand for. */
function queryOf(names: Asked): Query {
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
