import type {Opening, OpeningCompany} from '@site/src/content/openings/schema';
import {alphabetically} from '@site/src/content/openings/words';

/** The companies that hire, in the order of the list (specification, section 3 "Job opening"). */
export const HIRING_COMPANIES: readonly OpeningCompany[] = [
  'facilities',
  'bespoke',
  'construction',
];

/**
 * The openings as the list shows them: company by company, and within a company the one that
 * closes first on top.
 */
export function inListOrder(openings: readonly Opening[]): Opening[] {
  return [...openings].sort(
    (one, other) =>
      HIRING_COMPANIES.indexOf(one.company) - HIRING_COMPANIES.indexOf(other.company) ||
      alphabetically(one.closes, other.closes) ||
      one.id - other.id,
  );
}
