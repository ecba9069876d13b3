import type {Opening, OpeningCompany} from '@site/src/plugins/openings/schema';

/** The companies as the list shows them (specification, section 3 "Job opening"). */
const COMPANY_ORDER: Readonly<Record<OpeningCompany, number>> = {
  facilities: 0,
  bespoke: 1,
  construction: 2,
};

/**
 * The openings as the list shows them: company by company, and within a company the one that
 * closes first on top.
 */
export function inListOrder(openings: readonly Opening[]): Opening[] {
  return [...openings].sort(
    (one, other) =>
      COMPANY_ORDER[one.company] - COMPANY_ORDER[other.company] ||
      one.closes.localeCompare(other.closes) ||
      one.id - other.id,
  );
}
