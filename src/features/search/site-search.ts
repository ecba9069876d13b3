import type {SearchEntry} from '@site/src/shared/search/entry';
import {searchEngine} from '@site/src/shared/search/engine';
import {excerptOf, type Stretch, stretchesOf} from '@site/src/shared/search/marks';
import {type Asked, askedBy, asksForWork} from '@site/src/shared/search/synonyms';
import {partsOf} from '@site/src/shared/search/words';

/** A result. */
export interface Found {
  readonly entry: SearchEntry;
  /** About 160 characters of its text around the best match, the words of the query marked. */
  readonly excerpt: readonly Stretch[];
  /** Its section or, at the top of a page, the title, with the words of the query marked. */
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

/** What a word is worth by its field: names say what a page is about, texts only mention things. */
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

/** Entries with all words go before others: the share that one holds is raised to this power. */
const COVERAGE = 3;
/** The query is the name of a page or section. */
const NAMED = 5;
/** The query holds the name. */
const HOLDS_NAME = 1.5;

function isTop({section, clause}: SearchEntry): boolean {
  return section === undefined && clause === undefined;
}

/** What is indexed of an entry. A title names the top of its page; its parts it only describes. */
function indexed(entry: SearchEntry, _id: number, entries: readonly SearchEntry[]) {
  const {title, kind} = entry;
  if (!isTop(entry)) return {...entry, title: '', page: title};
  // The top answers for the whole page, but in a document each clause for itself.
  const parts = kind === 'document' ? [] : entries.filter((other) => other.title === title);
  return {
    ...entry,
    title: kind === 'opening' ? `${title} job` : title,
    whole: parts.map(({section = '', text}) => `${section} ${text}`).join(' '),
  };
}

/** What an entry is worth by its kind. Adverts go first only where someone asks for work. */
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
  return askedBy(partsOf(name).map(({folded}) => folded));
}

/** Whether each thing of one list is in the other, by any of its names. */
function areIn(some: readonly Asked[], others: readonly Asked[]): boolean {
  const keys = ({stems, tokens}: Asked) => [stems.join(' '), ...tokens];
  const known = new Set(others.flatMap(keys));
  return some.length > 0 && some.every((each) => keys(each).some((key) => known.has(key)));
}

/** Makes entries ready to be searched. */
export async function searcherOf(entries: readonly SearchEntry[]): Promise<Searcher> {
  const search = await searchEngine(WEIGHTS, entries.map(indexed));
  const names = entries.map(nameOf);

  function ranked(query: string) {
    const {asked, hits} = search(query);
    const asksWork = asksForWork(asked);
    return hits
      .flatMap(({id, score, share, marks}) => {
        const entry = entries[id];
        const name = names[id] ?? [];
        if (!entry) return [];
        const holdsName = areIn(name, asked);
        const isName = holdsName && areIn(asked, name);
        const factor = isName ? NAMED : holdsName ? HOLDS_NAME : 1;
        const worth = worthOf(entry, asksWork, holdsName) * factor * share ** COVERAGE;
        return [{entry, marks, score: score * worth}];
      })
      .sort((one, other) => other.score - one.score);
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
      return best.slice(0, most).map(({entry, marks}) => ({
        entry,
        heading: stretchesOf(entry.section ?? entry.title, marks),
        excerpt: excerptOf(entry.text, marks),
      }));
    },
  };
}
