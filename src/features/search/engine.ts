import MiniSearch, {type SearchResult} from 'minisearch';
import type {SearchEntry} from '@site/src/shared/search/entry';
import {excerptOf} from '@site/src/shared/search/excerpt';
import {type Stretch, stretchesOf} from '@site/src/shared/search/stretches';
import {
  type Asked,
  askedBy,
  asksForWork,
  stemsOfToken,
  tokensIn,
} from '@site/src/shared/search/synonyms';
import {couldMean} from '@site/src/shared/search/typos';
import {partsOf, stemOf, termsOf, wordsOf} from '@site/src/shared/search/words';

/** Something that answers a query. */
export interface Found {
  readonly entry: SearchEntry;
  /** About 160 characters of its text round the best match, the words of the query marked. */
  readonly excerpt: readonly Stretch[];
  /** Its section or, at the top of a page, the title. Marked too. */
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
/** Results of one page: a reader who wants more opens the page. */
const MOST_OF_A_PAGE = 3;

/** What a word is worth by its field: a page is about what its names say, and mentions the rest. */
const WEIGHTS = {
  reference: 8,
  clause: 12,
  title: 10,
  section: 3,
  headings: 2,
  description: 2,
  page: 2,
  text: 1,
  whole: 0.3,
};

/** All words come before some: the share that an entry holds, raised to this. */
const COVERAGE = 3;
/** The query is the name of a page or section. */
const NAMED = 5;
/** The query holds the name. */
const HOLDS_NAME = 1.5;

function isTop({section, clause}: SearchEntry): boolean {
  return section === undefined && clause === undefined;
}

/** What MiniSearch indexes. A title names the top of its page; its parts it only describes. */
function indexed(entry: SearchEntry, id: number, entries: readonly SearchEntry[]) {
  const {title, kind} = entry;
  if (!isTop(entry)) return {...entry, id, title: '', page: title};
  // The top answers for the whole page, but in a document each clause for itself.
  const parts = kind === 'document' ? [] : entries.filter((other) => other.title === title);
  return {
    ...entry,
    id,
    title: kind === 'opening' ? `${title} job` : title,
    whole: parts.map(({section = '', text}) => `${section} ${text}`).join(' '),
  };
}

/** What an entry is worth by its kind. Adverts come first only where someone asks for work. */
function worthOf(entry: SearchEntry, asksWork: boolean, isNamed: boolean): number {
  const top = isTop(entry);
  if (entry.kind === 'opening') {
    if (asksWork || isNamed) return top ? 2 : 0.3;
    return top ? 0.5 : 0.3;
  }
  const worth = entry.kind === 'page' ? (top ? 1.8 : 1.2) : top ? 0.8 : 1;
  if (!asksWork) return worth;
  return worth * (entry.path.startsWith('/careers') ? 1.5 : 0.4);
}

/** The name of an entry as things; of an advert without its town. */
function nameOf({section, title, kind}: SearchEntry): Asked[] {
  const name = section ?? (kind === 'opening' ? title.replace(/,[^,]*$/, '') : title);
  return askedBy(foldedParts(name));
}

/** Whether each thing of one list is in the other, by any of its names. */
function areIn(some: readonly Asked[], others: readonly Asked[]): boolean {
  const keys = ({stems, tokens}: Asked) => [stems.join(' '), ...tokens];
  const known = new Set(others.flatMap(keys));
  return some.length > 0 && some.every((each) => keys(each).some((key) => known.has(key)));
}

function foldedParts(text: string): string[] {
  return partsOf(text).map(({folded}) => folded);
}

interface Ranked {
  readonly id: number;
  readonly entry: SearchEntry;
  /** Stems to mark. */
  readonly marks: Set<string>;
  score: number;
  /** How telling the words are that it holds. */
  held: number;
}

/** Entries that are read in one go, with room for other work between. */
const AT_ONCE = 20;

/** Makes entries ready to be searched. A whole site takes seconds on a slow telephone, so it pauses. */
export async function searcherOf(entries: readonly SearchEntry[]): Promise<Searcher> {
  /** How often each word occurs. */
  const counts = new Map<string, number>();
  const index = new MiniSearch<{readonly id: number}>({
    fields: Object.keys(WEIGHTS),
    tokenize(text) {
      const parts = foldedParts(text);
      for (const word of parts) counts.set(word, (counts.get(word) ?? 0) + 1);
      return [...wordsOf(text).map(({folded}) => stemOf(folded)), ...tokensIn(parts)];
    },
    processTerm: (stem) => stem,
    searchOptions: {
      tokenize: (stem) => [stem],
      boost: WEIGHTS,
      // A long text is not held against what it says.
      bm25: {k: 1.2, b: 0.4, d: 0.2},
    },
  });
  await index.addAllAsync(entries.map(indexed), {chunkSize: AT_ONCE});
  const names = entries.map(nameOf);

  /** The word as typed, or the most frequent one that a typing mistake could have meant. */
  function corrected(word: string): string {
    if (index.search(stemOf(word), {prefix: true}).length > 0) return word;
    const meant = [...counts].filter(([known]) => couldMean(word, known));
    return meant.sort(([, one], [, other]) => other - one)[0]?.[0] ?? word;
  }

  function holding({stems, tokens}: Asked, isUnfinished: boolean): SearchResult[] {
    const word = {queries: [...stems], combineWith: 'AND' as const};
    // A name of several words is found by its token, where they follow one another.
    const queries = stems.length > 1 && tokens.length > 0 ? [...tokens] : [word, ...tokens];
    return index.search({queries}, {prefix: (term) => isUnfinished && !term.startsWith('=')});
  }

  function ranked(query: string): Ranked[] {
    const words = termsOf(query).map(corrected);
    const asked = askedBy(words);
    const asksWork = asksForWork(words);
    const best = new Map<number, Ranked>();
    let telling = 0;
    asked.forEach((thing, place) => {
      const found = holding(thing, place === asked.length - 1 && !/\s$/.test(query));
      if (found.length === 0) return;
      const rarity = Math.log(1 + entries.length / found.length);
      telling += rarity;
      for (const {score, match, ...result} of found) {
        const id = Number(result.id);
        const entry = entries[id];
        if (!entry) continue;
        const known = best.get(id) ?? {id, entry, marks: new Set(), score: 0, held: 0};
        thing.stems.forEach((stem) => known.marks.add(stem));
        known.score += score;
        known.held += rarity;
        Object.keys(match)
          .flatMap(stemsOfToken)
          .forEach((stem) => known.marks.add(stem));
        best.set(id, known);
      }
    });
    for (const each of best.values()) {
      const name = names[each.id] ?? [];
      const holdsName = areIn(name, asked);
      const isName = holdsName && areIn(asked, name);
      const factor = isName ? NAMED : holdsName ? HOLDS_NAME : 1;
      const share = (each.held / telling) ** COVERAGE;
      each.score *= worthOf(each.entry, asksWork, holdsName) * factor * share;
    }
    return [...best.values()].sort((one, other) => other.score - one.score || one.id - other.id);
  }

  return {
    find(query, most = MOST) {
      const places = new Set<string>();
      const ofPage = new Map<string, number>();
      const best = ranked(query).filter(({entry: {path}}) => {
        // Parts without an anchor lead to the page itself, which is one result.
        if (places.has(path)) return false;
        places.add(path);
        const [page = ''] = path.split('#');
        const number = (ofPage.get(page) ?? 0) + 1;
        ofPage.set(page, number);
        return number <= MOST_OF_A_PAGE;
      });
      return best.slice(0, most).map(({entry, marks}) => {
        const isMarked = (folded: string) => marks.has(stemOf(folded));
        return {
          entry,
          heading: stretchesOf(entry.section ?? entry.title, isMarked),
          excerpt: excerptOf(entry.text, isMarked),
        };
      });
    },
  };
}
