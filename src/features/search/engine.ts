import MiniSearch, {type Query} from 'minisearch';
import type {SearchEntry} from '@site/src/content/search/entry';
import {type Asked, askedBy} from '@site/src/content/search/asked';
import {excerptOf} from '@site/src/content/search/excerpt';
import {type Stretch, stretchesOf} from '@site/src/content/search/stretches';
import {FILLERS} from '@site/src/content/search/synonyms';
import {type Meant, Vocabulary} from '@site/src/content/search/vocabulary';
import {partsOf, wordsOf} from '@site/src/content/search/words';

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
  readonly headings: string;
  readonly kind: string;
  readonly text: string;
}

/** What a word is worth by where it stands. */
const WEIGHTS = {
  reference: 8,
  clause: 12,
  title: 5,
  section: 3,
  headings: 2.5,
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
/** What was typed is the very name of a page or section. */
const NAMED = 2;
/** Words that stand beside one another as they were typed, all of them. */
const TOGETHER = 1;
/** Answers whose words are compared with the order of the query. */
const COMPARED = 60;
/** The share of what was asked, raised to this, is what an answer to a part of it is worth. */
const COVERAGE = 3;

function indexed(
  {reference = '', clause = '', headings = '', title, section, kind, text}: SearchEntry,
  id: number,
) {
  const isTop = section === undefined;
  const names = {title: isTop ? title : '', page: isTop ? '' : title, section: section ?? ''};
  return {
    id,
    reference,
    clause,
    headings,
    ...names,
    kind: kind === 'opening' && isTop ? 'job' : '',
    text,
  };
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

  /** How well each entry answers one thing that is asked for: as well as the best of its names. */
  function scoresOf(names: Asked<true>): Map<number, number> {
    const best = new Map<number, number>();
    const length = names[0]?.words.length ?? 1;
    for (const {words, worth} of names) {
      const factor = (worth * length) / words.length;
      for (const {id, score} of index.search({combineWith: 'AND', queries: words.map(anyOf)})) {
        best.set(Number(id), Math.max(best.get(Number(id)) ?? 0, score * factor));
      }
    }
    return best;
  }

  /** The entries that answer, best first. */
  function answers(query: string, most: number): SearchEntry[] {
    const asked = askedBy(query, vocabulary);
    const name = inWords(query);
    const things = asked.map(scoresOf);
    const ids = new Set(things.flatMap((thing) => [...thing.keys()]));
    const scores = [...ids].map((id) => {
      const each = things.flatMap((thing) => thing.get(id) ?? []);
      const sum = each.reduce((total, score) => total + score, 0);
      return {id, score: sum * (each.length / things.length) ** COVERAGE};
    });
    const together = neighboursOf(asked);
    const compared = scores
      .sort(byScore)
      .slice(0, Math.max(COMPARED, most))
      .map(({id, score}) => {
        const {section, title = ''} = entries[id] ?? {};
        const named = inWords(section ?? title) === name ? NAMED : 1;
        return {id, score: score * named * (1 + TOGETHER * together(entries[id]))};
      });
    const best = new Map<string, SearchEntry>();
    for (const {id} of compared.sort(byScore)) {
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
      return answers(query, most).map((entry) => ({
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

function inWords(text: string): string {
  return partsOf(text)
    .map(({folded}) => folded)
    .join(' ');
}

interface Score {
  readonly id: number;
  readonly score: number;
}

/** Best first; of equals the one that stands first on the site. */
function byScore(one: Score, other: Score): number {
  return other.score - one.score || one.id - other.id;
}

/** Tells which share of the words that were typed in a row stand in a row in a text, from 0 to 1. */
function neighboursOf(asked: readonly Asked<true>[]): (entry: SearchEntry | undefined) => number {
  const sets = (words: Asked<true>[number]['words']) =>
    words.map((meant) => new Set(meant.map(({word}) => word)));
  const typed = sets(asked.flatMap(([name]) => name?.words ?? []));
  const rows = [typed, ...asked.flatMap((names) => names.slice(1).map(({words}) => sets(words)))];
  return (entry) => {
    const {section = '', text = ''} = entry ?? {};
    const words = partsOf(`${section} ${text}`)
      .map(({folded}) => folded)
      .filter((word) => !FILLERS.has(word));
    const shares = rows.map((row) => {
      const pairs = row
        .slice(1)
        .filter((next, place) =>
          words.some(
            (word, at) => at > 0 && next.has(word) && row[place]?.has(words[at - 1] ?? ''),
          ),
        );
      return row.length > 1 ? pairs.length / (row.length - 1) : 0;
    });
    return Math.max(...shares);
  };
}

/** Any of the words that a typed one could stand for. */
function anyOf(meant: readonly Meant<true>[]): Query {
  return {
    combineWith: 'OR',
    queries: meant.map(({word, closeness}) => ({
      queries: [word],
      boost: Object.fromEntries(
        Object.entries(WEIGHTS).map(([field, weight]) => [field, weight * closeness]),
      ),
    })),
  };
}
