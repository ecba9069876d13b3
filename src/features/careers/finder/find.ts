import type {Opening} from '@site/src/content/openings/schema';
import {isClosed} from '@site/src/content/openings/opening';
import {FILTERS, type FilterName, type Filters} from './filters';
import type {Listing} from './listing';
import {search} from './search';

/** An opening that the list shows. */
export interface Match {
  readonly opening: Opening;
  /** Parts inside the closed details that alone hold a word of the search. */
  readonly foundInside: readonly string[];
}

export interface Found {
  readonly matches: readonly Match[];
  /** How many there would be with each company chosen; the empty id is all companies. */
  readonly companyCounts: ReadonlyMap<string, number>;
  /** The words to mark. */
  readonly words: ReadonlySet<string>;
  /** Whether the best match comes first, and not the order of the list. */
  readonly ranked: boolean;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * The openings that the filters leave, of those still open.
 *
 * @param now milliseconds since 1970; undefined, as in the HTML of the build, takes all for open
 */
export function find(listing: Listing, filters: Filters, now: number | undefined): Found {
  const result = search(listing.index.get, filters.text);
  const candidates = result?.hits ?? listing.entries.map((_, row) => ({row, foundInside: []}));
  const companyCounts = new Map<string, number>();
  const count = (company: string) =>
    companyCounts.set(company, (companyCounts.get(company) ?? 0) + 1);
  const matches: Match[] = [];
  for (const {row, foundInside} of candidates) {
    const entry = listing.entries[row];
    if (!entry || (now !== undefined && isClosed(entry.opening.closesAt, now))) {
      continue;
    }
    const passes = (name: FilterName) =>
      filters[name] === '' || filters[name] === entry.values[name];
    if (FILTERS.every((name) => name === 'company' || passes(name))) {
      count('');
      count(entry.values.company);
      if (passes('company')) {
        matches.push({opening: entry.opening, foundInside});
      }
    }
  }
  return {matches, companyCounts, words: result?.words ?? NO_WORDS, ranked: result !== undefined};
}
