import MiniSearch, {type Query} from 'minisearch';
import type {SearchEntry} from '@site/src/content/search/entry';
import {type Asked, askedBy, type AskedName} from '@site/src/content/search/asked';
import {excerptOf} from '@site/src/content/search/excerpt';
import {type Stretch, stretchesOf} from '@site/src/content/search/stretches';
import {FILLERS} from '@site/src/content/search/synonyms';
import {CLOSENESS, type Meant, Vocabulary} from '@site/src/content/search/vocabulary';
import {partsOf, stemOf, wordsOf} from '@site/src/content/search/words';

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
  /** Its first words: what a text begins with, it is about. */
  readonly lead: string;
  readonly whole: string;
}

/** What a word is worth by where it stands. */
const WEIGHTS = {
  reference: 8,
  clause: 12,
  title: 9,
  section: 3,
  headings: 2.5,
  page: 1.5,
  kind: 4,
  text: 1,
  lead: 0.3,
  whole: 0.1,
} satisfies Partial<Record<keyof Indexed, number>>;

/** In words. */
const LEAD = 12;
/** The page itself answers before its parts do, where both say the same. */
const TOP = 1.2;
/** So does the first clause under a heading: what holds in general stands first. */
const FIRST = 1.1;
/** What every advert says stands better on the page for all of them. */
const ADVERT = 0.6;
/** What was typed is the very name of a page or section. */
const NAMED = 2;
/** Words that stand beside one another as they were typed, all of them. */
const TOGETHER = 0.6;
/** Answers whose words are compared with the order of the query. */
const COMPARED = 60;
/** The share of what was asked, raised to this, is what an answer to a part of it is worth. */
const COVERAGE = 2.5;

/** An entry as it is indexed. The top of a page answers for its parts, but in a document each for itself. */
function indexed(entry: SearchEntry, id: number, entries: readonly SearchEntry[]): Indexed {
  const {reference = '', clause = '', headings = '', title, section, kind, text} = entry;
  const isTop = section === undefined;
  const parts = isTop && kind !== 'document' ? entries.slice(id + 1, endOfPage(entries, id)) : [];
  return {
    id,
    reference,
    clause,
    headings,
    title: isTop ? title : '',
    page: isTop ? '' : title,
    section: section ?? '',
    kind: kind === 'opening' && isTop ? 'job' : '',
    text,
    lead: text.split(' ', LEAD).join(' '),
    whole: parts.map((part) => part.text).join(' '),
  };
}

function endOfPage(entries: readonly SearchEntry[], top: number): number {
  const next = entries.findIndex(({section}, id) => id > top && section === undefined);
  return next < 0 ? entries.length : next;
}

function worthOf(entries: readonly SearchEntry[], id: number): number {
  const {kind, section, title} = entries[id] ?? {};
  if (section === undefined) return kind === 'opening' ? 1 : TOP;
  if (kind === 'opening') return ADVERT;
  if (kind === 'page') return 1.1;
  const before = entries[id - 1];
  return before?.section === section && before.title === title ? 1 : FIRST;
}

/** Entries that are read at a stretch, with room for other work between. */
const AT_A_STRETCH = 20;

/** Makes entries ready to be searched. A whole site takes seconds on a slow telephone, so it pauses. */
export async function searcherOf(entries: readonly SearchEntry[]): Promise<Searcher> {
  const vocabulary = new Vocabulary<string>();
  const texts = new Map<number, readonly string[]>();
  /** The words of an entry in their order, without fillers. */
  function textOf(id: number): readonly string[] {
    let words = texts.get(id);
    if (!words) {
      const {title = '', section = '', headings = '', text = ''} = entries[id] ?? {};
      words = partsOf(`${section === '' ? title : section} ${headings} ${text}`)
        .map(({folded}) => folded)
        .filter((word) => !FILLERS.has(word));
      texts.set(id, words);
    }
    return words;
  }
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => wordsOf(text).map(({folded}) => folded),
    // Under its family too: were its words asked for one by one, a text with all of them would win.
    processTerm: (word) => [word, familyTerm(vocabulary.add(word, () => stemOf(word)))],
    searchOptions: {
      // A long text is not held against what it says.
      bm25: {k: 1.2, b: 0.4, d: 0.2},
      boostDocument: (id: number) => worthOf(entries, id),
      // What is looked up are words of the vocabulary.
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  });
  await index.addAllAsync(entries.map(indexed), {chunkSize: AT_A_STRETCH});

  /** How well each entry answers to a name. Words that stand apart are no name. */
  function scoresOfName({words, byFamily}: AskedName<string>): Map<number, number> {
    const query: Query = {
      combineWith: 'AND',
      queries: words.map((meant) => anyOf(meant, byFamily)),
    };
    const row = words.map(wordsMeant);
    const scores = index.search(query).map(({id, score}) => [Number(id), score] as const);
    const isName = ([id]: readonly [number, number]) =>
      row.length === 1 || placesOf(row, textOf(id)).length > 0;
    return new Map(scores.filter(isName));
  }

  /** How well each entry answers one thing that is asked for: as well as the best of its names. */
  function scoresOf(names: Asked<string>): Map<number, number> {
    const best = new Map<number, number>();
    const typed = names[0]?.words.length ?? 1;
    for (const name of names) {
      const factor = (name.worth * typed) / name.words.length;
      for (const [id, score] of scoresOfName(name)) {
        best.set(id, Math.max(best.get(id) ?? 0, score * factor));
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
        return {id, score: score * named * (1 + TOGETHER * together(textOf(id)))};
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

type Place = readonly [start: number, end: number];

/** Where a name stands in a text, its words in a row. */
function placesOf(name: readonly ReadonlySet<string>[], text: readonly string[]): Place[] {
  return text.flatMap((_, start) =>
    name.length > 0 && name.every((word, place) => word.has(text[start + place] ?? ''))
      ? [[start, start + name.length] as const]
      : [],
  );
}

function wordsMeant(meant: readonly Meant<string>[]): ReadonlySet<string> {
  return new Set(meant.map(({word}) => word));
}

/** Tells which share of the words that were typed in a row stand in a row in a text, from 0 to 1. */
function neighboursOf(asked: readonly Asked<string>[]): (text: readonly string[]) => number {
  const things = asked.map((names) => ({
    length: names[0]?.words.length ?? 0,
    names: names.map(({words}) => words.map(wordsMeant)),
  }));
  const typed = things.reduce((sum, {length}) => sum + length, 0);
  return (text) => {
    let pairs = 0;
    let ends = new Set<number>();
    for (const {length, names} of things) {
      const places = names.flatMap((name) => placesOf(name, text));
      if (places.length > 0) pairs += length - 1;
      if (places.some(([start]) => ends.has(start))) pairs += 1;
      ends = new Set(places.map(([, end]) => end));
    }
    return typed < 2 ? 0 : pairs / (typed - 1);
  };
}

/** What a family is looked up by: no word begins so. */
function familyTerm(stem: string): string {
  return `~${stem}`;
}

/** What a word of the same family is worth. */
const FAMILY = 0.6;

/** Any of the words that a typed one could stand for: their families, and the word itself. */
function anyOf(meant: readonly Meant<string>[], byFamily: boolean): Query {
  const terms = new Map<string, number>();
  for (const {word, stem, closeness} of meant) {
    const family = familyTerm(stem);
    if (!byFamily || closeness === CLOSENESS.same) terms.set(word, byFamily ? 1 - FAMILY : 1);
    const related = FAMILY * (closeness === CLOSENESS.family ? 1 : closeness);
    if (byFamily) terms.set(family, Math.max(terms.get(family) ?? 0, related));
  }
  return {
    combineWith: 'OR',
    queries: [...terms].map(([term, worth]) => ({
      queries: [term],
      boost: Object.fromEntries(
        Object.entries(WEIGHTS).map(([field, weight]) => [field, weight * worth]),
      ),
    })),
  };
}
