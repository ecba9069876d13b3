import {HIRING_COMPANIES} from '../../data/companies/companies';
import type {Opening} from './schema';
import {alphabetically} from './words';

/**
 * The openings as the list shows them: company by company, and within a company the one that
 * closes first on top.
 */
export function inListOrder<Listed extends Pick<Opening, 'company' | 'closes' | 'id'>>(
  openings: readonly Listed[],
): Listed[] {
  return [...openings].sort(
    (one, other) =>
      HIRING_COMPANIES.indexOf(one.company) - HIRING_COMPANIES.indexOf(other.company) ||
      alphabetically(one.closes, other.closes) ||
      one.id - other.id,
  );
}

/**
 * Whether an opening takes no more applications. The moment itself is already too late.
 *
 * @param closesAt ISO instant in UTC, e.g. `'2026-12-18T17:00:00.000Z'`
 * @param now milliseconds since 1970
 */
export function isClosed(closesAt: string, now: number): boolean {
  return now >= Date.parse(closesAt);
}
