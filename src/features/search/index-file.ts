import {
  entriesOf,
  indexPath,
  type SearchEntry,
  type SearchIndexFile,
} from '@site/src/shared/search/entry';
import {currentEdition, editions} from '@site/src/data/editions/editions';
import {TIMEOUT_MS} from './control';
import {searcherOf, type Searcher} from './site-search';

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
