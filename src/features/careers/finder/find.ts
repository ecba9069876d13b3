import type {Opening} from '@site/src/shared/openings/schema';
import {inListOrder} from '@site/src/shared/openings/opening';
import {type Choices, choicesOf, type FilterName, FILTERS, type Filters, valuesOf} from './filters';
import {addTo, search, SearchIndex} from './search';

/** Openings that are read at a stretch: a few milliseconds. */
export const AT_A_STRETCH = 100;

/** The index, built when someone searches: most visitors never do. */
interface LazyIndex {
  /** The index, whatever it takes to complete it now. */
  readonly get: () => SearchIndex;
  /** Builds it in stretches, with room for other work between: the visitor turns to the search. */
  readonly prepare: () => void;
}

export function lazyIndex(openings: readonly Opening[]): LazyIndex {
  const index = new SearchIndex();
  let read = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function soon(): void {
    timer = setTimeout(() => readTo(read + AT_A_STRETCH));
  }
  function readTo(end: number): void {
    for (const opening of openings.slice(read, end)) {
      addTo(index, opening, read);
      read += 1;
    }
    if (read < openings.length) {
      soon();
    }
  }
  return {
    get() {
      readTo(openings.length);
      return index;
    },
    prepare() {
      if (timer === undefined) {
        soon();
      }
    },
  };
}

/** The openings made ready to be searched and filtered, once for the life of the page. */
export interface Listing {
  /** In the order of the list. */
  readonly entries: readonly {
    /** As it is shown when nothing hides why. */
    readonly match: Match;
    readonly values: Readonly<Record<FilterName, string>>;
    /** Milliseconds since 1970. */
    readonly closes: number;
  }[];
  readonly choices: Choices;
  /** Its rows are the entries. */
  readonly index: LazyIndex;
}

export function listingOf(openings: readonly Opening[]): Listing {
  const ordered = inListOrder(openings);
  return {
    entries: ordered.map((opening) => ({
      match: {opening, foundInside: []},
      values: valuesOf(opening),
      closes: Date.parse(opening.closesAt),
    })),
    choices: choicesOf(openings),
    index: lazyIndex(ordered),
  };
}

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
  const others = FILTERS.filter((name) => name !== 'company' && filters[name] !== '');
  const companyCounts = new Map<string, number>();
  const matches: Match[] = [];
  for (const row of result?.rows ?? listing.entries.keys()) {
    const entry = listing.entries[row];
    if (!entry || (now !== undefined && now >= entry.closes)) continue;
    const {values, match} = entry;
    if (!others.every((name) => filters[name] === values[name])) continue;
    companyCounts.set(values.company, (companyCounts.get(values.company) ?? 0) + 1);
    if (filters.company === '' || filters.company === values.company) {
      const foundInside = result?.insideOf(row) ?? [];
      matches.push(foundInside.length === 0 ? match : {...match, foundInside});
    }
  }
  companyCounts.set(
    '',
    [...companyCounts.values()].reduce((sum, count) => sum + count, 0),
  );
  return {matches, companyCounts, words: result?.words ?? NO_WORDS, ranked: result !== undefined};
}

/** A list up to this long is shown whole, with and without scripts. */
const SHOWN_WHOLE = 100;

/** Rows of a longer list that are shown at first, and that each press of the button adds. */
export const ROWS_AT_ONCE = 50;

/** How many rows to show of a list. */
export function rowsShown(matches: number, presses: number): number {
  return matches <= SHOWN_WHOLE ? matches : Math.min(matches, ROWS_AT_ONCE * (presses + 1));
}
