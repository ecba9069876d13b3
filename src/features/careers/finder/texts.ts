import type {FilterName} from './filters';

/** The words of the finder. "All Companies" is literal in the specification (section 2). */
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
  listOrder: 'By company, the soonest closing date first.',
  bestFirst: 'The best match first.',
  clear: 'Clear search and filters',
  nothing: 'Nothing matches. Try fewer words, or another company or place.',
  noOpenings: 'No position is open at the moment.',
  speculative: 'Send us your details anyway',
} as const;

/** `Filters (2)`: what the disclosure of the filters says while two are in use. */
export function filtersWords(inUse: number): string {
  return inUse > 0 ? `Filters (${inUse})` : 'Filters';
}

/** `Found in the requirements and the licence`: why a row is there that shows no marked word. */
export function foundIn(parts: readonly string[]): string {
  return `Found in the ${parts.join(' and the ')}`;
}
