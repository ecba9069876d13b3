import type {FilterName} from './filters';

/** The finder's wording. The specification fixes "All Companies" (section 2). */
export const finderTexts = {
  search: 'Search openings',
  company: 'Company',
  everything: {
    company: 'All Companies',
    type: 'All types',
    location: 'All locations',
  } satisfies Record<FilterName, string>,
  type: 'Type',
  location: 'Location',
  listOrder: 'Closing soonest first.',
  bestFirst: 'Best matches first.',
  failed: 'Search didn’t load. Keep typing to try again; the filters work without it.',
  clear: 'Clear search and filters',
  nothing: 'No openings match. Try fewer words, or another company or place.',
  noOpenings: 'There are no jobs open at the moment.',
  speculative: 'Send us your details anyway',
} as const;

/** Which rows of a long list a page shows. */
export function rowsWords(from: number, to: number, count: number): string {
  return `Positions ${from} to ${to} of ${count}`;
}

/** `Filters (2)`: label of the filters' disclosure while two are in use. */
export function filtersWords(inUse: number): string {
  return inUse > 0 ? `Filters (${inUse})` : 'Filters';
}
