import {hiring} from '../../data/companies/companies';
import type {Opening} from './schema';
import {alphabetically} from './words';

/** Sorts openings for the list: the first to close first, then by company. */
export function inListOrder<Listed extends Pick<Opening, 'company' | 'closes' | 'id'>>(
  openings: readonly Listed[],
): Listed[] {
  return [...openings].sort(
    (one, other) =>
      alphabetically(one.closes, other.closes) ||
      hiring.indexOf(one.company) - hiring.indexOf(other.company) ||
      one.id - other.id,
  );
}

/**
 * Whether an opening has closed. It closes at the closing moment itself.
 *
 * @param closesAt ISO instant in UTC, e.g. `'2026-12-18T17:00:00.000Z'`
 * @param now milliseconds since 1970
 */
export function isClosed(closesAt: string, now: number): boolean {
  return now >= Date.parse(closesAt);
}
