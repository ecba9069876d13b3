import {currentEdition, editions} from '@site/src/data/editions/editions';
import {
  entriesOf,
  indexPath,
  type SearchEntry,
  type SearchIndexFile,
} from '@site/src/shared/search/entry';
import {searchEngine} from '@site/src/shared/search/engine';
import {excerptOf, type Stretch, stretchesOf} from '@site/src/shared/search/marks';
import {type QueryTerm, queryTerms, isJobQuery} from '@site/src/shared/search/synonyms';
import {partsOf} from '@site/src/shared/search/words';
import {TIMEOUT_MS} from './control';

export interface Found {
  readonly entry: SearchEntry;
  /** About 160 characters of its text around the best match, the words of the query marked. */
  readonly excerpt: readonly Stretch[];
  /** Its section or, at the top of a page, the title, with the words of the query marked. */
  readonly heading: readonly Stretch[];
}

export interface Searcher {
  /**
   * Finds the results of a query, best first; none if the query has no words.
   *
   * @param most maximum number of results
   */
  find(query: string, most?: number): readonly Found[];
}

const MAX_RESULTS = 20;
/** Maximum number of results from one page. */
const MAX_PER_PAGE = 3;

/** Weights of the fields: names say what a page is about, text only mentions things. */
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

/** Ranks entries with all words first: raises the share of the query's words to this power. */
const COVERAGE = 3;
/** Factor if the query is the name of a page or section. */
const NAMED = 5;
/** Factor if the query contains the name. */
const CONTAINS_NAME = 1.5;

function isTop({section, clause}: SearchEntry): boolean {
  return section === undefined && clause === undefined;
}

/**
 * Returns an entry's text to index. The title names the entry at the top of a page, but only
 * describes the page's other entries.
 */
function indexed(entry: SearchEntry, _id: number, entries: readonly SearchEntry[]) {
  const {title, kind} = entry;
  if (!isTop(entry)) return {...entry, title: '', page: title};
  // The top entry covers the whole page, except in a document, where each clause is an entry.
  const parts = kind === 'document' ? [] : entries.filter((other) => other.title === title);
  return {
    ...entry,
    title: kind === 'opening' ? `${title} job` : title,
    whole: parts.map(({section = '', text}) => `${section} ${text}`).join(' '),
  };
}

/** Weight of an entry by its kind. Job adverts are first only for a query about work. */
function weightOf(entry: SearchEntry, asksWork: boolean, isNamed: boolean): number {
  const top = isTop(entry);
  if (entry.kind === 'opening') {
    if (asksWork || isNamed) return top ? 2 : 0.3;
    return top ? 0.5 : 0.3;
  }
  const worth = entry.kind === 'page' ? (top ? 1.8 : 1.2) : top ? 0.8 : 1;
  if (!asksWork) return worth;
  return worth * (entry.path.startsWith('/careers') ? 1.5 : 0.4);
}

/** Returns an entry's name as search terms, for an advert without its town. */
function nameOf({section, title, kind}: SearchEntry): QueryTerm[] {
  const name = section ?? (kind === 'opening' ? title.replace(/,[^,]*$/, '') : title);
  return queryTerms(partsOf(name).map(({folded}) => folded));
}

/** Whether each term of one list is in the other, under any of its names. */
function areAllIn(some: readonly QueryTerm[], others: readonly QueryTerm[]): boolean {
  const keys = ({stems, tokens}: QueryTerm) => [stems.join(' '), ...tokens];
  const known = new Set(others.flatMap(keys));
  return some.length > 0 && some.every((each) => keys(each).some((key) => known.has(key)));
}

/** Indexes entries for searching. */
export async function searcherOf(entries: readonly SearchEntry[]): Promise<Searcher> {
  const search = await searchEngine(WEIGHTS, entries.map(indexed));
  const names = entries.map(nameOf);

  function ranked(query: string) {
    const {asked, hits} = search(query);
    const asksWork = isJobQuery(asked);
    return hits
      .flatMap(({id, score, share, marks}) => {
        const entry = entries[id];
        const name = names[id] ?? [];
        if (!entry) return [];
        const holdsName = areAllIn(name, asked);
        const isName = holdsName && areAllIn(asked, name);
        const factor = isName ? NAMED : holdsName ? CONTAINS_NAME : 1;
        const worth = weightOf(entry, asksWork, holdsName) * factor * share ** COVERAGE;
        return [{entry, marks, score: score * worth}];
      })
      .sort((one, other) => other.score - one.score);
  }

  return {
    find(query, most = MAX_RESULTS) {
      const places = new Set<string>();
      const ofPage = new Map<string, number>();
      const best = ranked(query).filter(({entry: {path}}) => {
        // Parts without an anchor lead to the page itself, which counts as one result.
        if (places.has(path)) return false;
        places.add(path);
        const [page = ''] = path.split('#');
        const number = (ofPage.get(page) ?? 0) + 1;
        ofPage.set(page, number);
        return number <= MAX_PER_PAGE;
      });
      return best.slice(0, most).map(({entry, marks}) => ({
        entry,
        heading: stretchesOf(entry.section ?? entry.title, marks),
        excerpt: excerptOf(entry.text, marks),
      }));
    },
  };
}

/** Fetches each item once. A failed one may be fetched again. */
function remembered<Result>(fetchOne: (key: string) => Promise<Result>) {
  const known = new Map<string, Promise<Result>>();
  return (key: string) => {
    const result = known.get(key) ?? fetchOne(key);
    known.set(key, result);
    result.catch(() => known.delete(key));
    return result;
  };
}

/**
 * Fetches the entries of an edition.
 *
 * @throws when the index does not load
 */
export const entriesIn = remembered(async (edition): Promise<readonly SearchEntry[]> => {
  const answer = await fetch(indexPath(edition), {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!answer.ok) throw new Error(`The search index for edition ${edition}: ${answer.status}`);
  return entriesOf((await answer.json()) as SearchIndexFile);
});

/** Returns a search of the edition in force, or of `all` editions. */
export const searcherOver = remembered(async (what): Promise<Searcher> => {
  const wanted = what === 'all' ? editions.map(({label}) => label) : [currentEdition];
  return searcherOf((await Promise.all(wanted.map(entriesIn))).flat());
});
