import {isClosed} from '@site/src/shared/openings/opening';
import type {Opening} from '@site/src/shared/openings/schema';
import {FILTERS, type Filters, valuesOf} from './filters';
import type {FindOpenings, Match} from './search';

export interface Found {
  readonly matches: readonly Match[];
  /** Number of openings for each company; the empty id is all companies. */
  readonly companyCounts: ReadonlyMap<string, number>;
  /** Whether the best match is first, instead of the order of the list. */
  readonly ranked: boolean;
}

const NO_MARKS: ReadonlySet<string> = new Set();

/**
 * The open openings that match the filters.
 *
 * @param openings in the order of the list
 * @param now milliseconds since 1970; if undefined, as in the HTML of the build, all count as open
 * @param search absent until it has loaded; until then the text is ignored
 */
export function find(
  openings: readonly Opening[],
  {text, ...filters}: Filters,
  now: number | undefined,
  search?: FindOpenings,
): Found {
  const searched = search?.(text);
  const matches =
    searched ?? openings.map((opening) => ({opening, marks: NO_MARKS, foundInside: []}));
  const others = FILTERS.filter((name) => name !== 'company' && filters[name] !== '');
  const ofAnyCompany = matches.filter(({opening}) => {
    const values = valuesOf(opening);
    const isOpen = now === undefined || !isClosed(opening.closesAt, now);
    return isOpen && others.every((name) => filters[name] === values[name]);
  });
  const companyCounts = new Map([['', ofAnyCompany.length]]);
  for (const {opening} of ofAnyCompany) {
    companyCounts.set(opening.company, (companyCounts.get(opening.company) ?? 0) + 1);
  }
  return {
    matches: ofAnyCompany.filter(
      ({opening}) => filters.company === '' || filters.company === opening.company,
    ),
    companyCounts,
    ranked: searched !== undefined,
  };
}
