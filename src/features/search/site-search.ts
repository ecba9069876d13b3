import {currentEdition, editions} from '@site/src/data/editions/editions';
import {
  entriesOf,
  indexPath,
  type SearchEntry,
  type SearchIndexFile,
  type SearchWordsFile,
  wordsPath,
} from '@site/src/shared/search/entry';
import type {AsPlainObject} from 'minisearch';
import {loadedEngine, searchEngine} from '@site/src/shared/search/engine';
import {excerptOf, type Stretch, stretchesOf} from '@site/src/shared/search/marks';
import {indexed, isTop, WEIGHTS} from '@site/src/shared/search/site-index';
import {isJobQuery, isKind, type QueryTerm, queryTerms} from '@site/src/shared/search/synonyms';
import {partsOf} from '@site/src/shared/search/words';
import {TIMEOUT_MS} from './control';

export interface Found {
  readonly entry: SearchEntry;
  /** About 160 characters of its text around the best match, the words of the query marked. */
  readonly excerpt: readonly Stretch[];
  /** Its section or, at the top of a page, the title, with the words of the query marked. */
  readonly heading: readonly Stretch[];
}

export interface Results {
  /** How many entries match, which may be more than are listed. */
  readonly total: number;
  /** The results, best first. */
  readonly best: readonly Found[];
}

export interface Searcher {
  /**
   * Finds the results of a query; none if the query has no words.
   *
   * @param most maximum number of results
   */
  find(query: string, most?: number): Results;
}

const MAX_RESULTS = 20;
/** Maximum number of results from one page. */
const MAX_PER_PAGE = 3;
/** Factor of each further result of a page, so that other pages are among the first. */
const FURTHER = 0.7;

/** Ranks entries with all words first: raises the share of the query's words to this power. */
const COVERAGE = 3;
/** Factors if the query is the name of a page or section. */
const NAMED = {page: 8, section: 3};
/** Factor of an entry whose name is in the query, with at least one word spelt as written. */
const CONTAINS_NAME = 1.5;

/** Matches projects and reports, which mention many things that another page is about. */
const EXAMPLE = /^\/(?:projects|reports)(?:\/|$)/;
/** Factor of projects and reports, unless the query has a word of their name. */
const EXAMPLE_FACTOR = 0.4;

/** Matches a query that asks for a person. */
const ASKS_WHO = /^\s*who\b/i;
/** Beginning of the text about a role on the About page. */
const ROLE_START = 'Answers for ';
/** Multiplies the score of a role if the query asks for a person. */
const ROLE_FACTOR = 5;

/** Weight of an entry by its kind. Job adverts are first only for a query about work. */
function weightOf(entry: SearchEntry, asksWork: boolean, isNamed: boolean): number {
  const top = isTop(entry);
  if (entry.kind === 'opening') {
    if (asksWork || isNamed) return top ? 2 : 0.3;
    return top ? 0.5 : 0.3;
  }
  const worth = entry.kind === 'page' ? (top ? 1.8 : 1.2) : top ? 0.7 : 1;
  if (!asksWork) return worth;
  return worth * (entry.path.startsWith('/careers') ? 1.5 : 0.4);
}

/** Returns terms without those that name a kind of page, unless there are no others. */
function withoutKind(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  const rest = terms.filter((term) => !isKind(term));
  return rest.length > 0 ? rest : terms;
}

/** Returns an entry's name as search terms, without its kind and the town of an advert. */
function nameOf({section, title, kind}: SearchEntry): readonly QueryTerm[] {
  const name = section ?? (kind === 'opening' ? title.replace(/,[^,]*$/, '') : title);
  return withoutKind(queryTerms(partsOf(name).map(({folded}) => folded)));
}

/** Whether each term of one list is in the other, under any of its names. */
function areAllIn(some: readonly QueryTerm[], others: readonly QueryTerm[]): boolean {
  const keys = ({stems, tokens}: QueryTerm) => [stems.join(' '), ...tokens];
  const known = new Set(others.flatMap(keys));
  return some.length > 0 && some.every((each) => keys(each).some((key) => known.has(key)));
}

/**
 * Makes entries searchable.
 *
 * @param words of the entries, if the build has indexed them
 */
export async function searcherOf(
  entries: readonly SearchEntry[],
  words?: AsPlainObject,
): Promise<Searcher> {
  const search = await (words
    ? loadedEngine(WEIGHTS, words)
    : searchEngine(WEIGHTS, entries.map(indexed)));
  const names: (readonly QueryTerm[])[] = [];

  function ranked(query: string) {
    const {asked, hits} = search(query);
    const asksWork = isJobQuery(asked);
    const asksWho = ASKS_WHO.test(query);
    const subject = withoutKind(asked);
    const typed = subject.flatMap(({stems}) => stems);
    return hits
      .flatMap(({id, score, share, marks}) => {
        const entry = entries[id];
        if (!entry) return [];
        const name = (names[id] ??= nameOf(entry));
        const holdsName = areAllIn(name, subject);
        const isName = holdsName && areAllIn(subject, name);
        const isInName = name.some(({stems}) => stems.some((stem) => typed.includes(stem)));
        const named = isTop(entry) ? NAMED.page : NAMED.section;
        const factor = isName ? named : holdsName && isInName ? CONTAINS_NAME : 1;
        const isAsked = isInName || (holdsName && isTop(entry));
        const example = EXAMPLE.test(entry.path) && !isAsked ? EXAMPLE_FACTOR : 1;
        const role = asksWho && entry.text.startsWith(ROLE_START) ? ROLE_FACTOR : 1;
        const kind = weightOf(entry, asksWork, holdsName) * example * role;
        const worth = kind * factor * share ** COVERAGE;
        return [{entry, marks, score: score * worth}];
      })
      .sort((one, other) => other.score - one.score);
  }

  return {
    find(query, most = MAX_RESULTS) {
      const places = new Set<string>();
      const ofPage = new Map<string, number>();
      const best = ranked(query).flatMap(({score, ...each}) => {
        const {path} = each.entry;
        // Parts without an anchor lead to the page itself, which counts as one result.
        if (places.has(path)) return [];
        places.add(path);
        const [page = ''] = path.split('#');
        const before = ofPage.get(page) ?? 0;
        ofPage.set(page, before + 1);
        return before < MAX_PER_PAGE ? [{...each, score: score * FURTHER ** before}] : [];
      });
      best.sort((one, other) => other.score - one.score);
      return {
        total: best.length,
        best: best.slice(0, most).map(({entry, marks}) => ({
          entry,
          heading: stretchesOf(entry.section ?? entry.title, marks),
          excerpt: excerptOf(entry.text, marks),
        })),
      };
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

/** Fetches a file of the index. Rejects if it does not load. */
const fetched = remembered(async (address): Promise<unknown> => {
  const answer = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
});

const indexIn = (edition: string) => fetched(indexPath(edition)) as Promise<SearchIndexFile>;

/**
 * Fetches the entries of an edition.
 *
 * @throws when the index does not load
 */
export async function entriesIn(edition: string): Promise<readonly SearchEntry[]> {
  return entriesOf(await indexIn(edition));
}

/** Returns a search of the edition in force, or of `all` editions. */
export const searcherOver = remembered(async (what): Promise<Searcher> => {
  const wanted = what === 'all' ? editions.map(({label}) => label) : [currentEdition];
  // Without the words, or for several editions at once, the browser indexes the pages itself.
  const saved =
    wanted.length === 1
      ? fetched(wordsPath(currentEdition)).catch(() => undefined)
      : Promise.resolve(undefined);
  const files = await Promise.all(wanted.map(indexIn));
  const words = (await saved) as SearchWordsFile | undefined;
  const areOfThese = words?.version === files[0]?.version;
  return searcherOf(files.flatMap(entriesOf), areOfThese ? words?.words : undefined);
});
