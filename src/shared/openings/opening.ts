import {HIRING_COMPANIES} from '../../data/companies/companies';
import type {Opening} from './schema';
import {alphabetically} from './words';

/** Sorts openings for the list: the first to close first, then by company. */
export function inListOrder<Listed extends Pick<Opening, 'company' | 'closes' | 'id'>>(
  openings: readonly Listed[],
): Listed[] {
  return [...openings].sort(
    (one, other) =>
      alphabetically(one.closes, other.closes) ||
      HIRING_COMPANIES.indexOf(one.company) - HIRING_COMPANIES.indexOf(other.company) ||
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

/** Replacements for letters that Unicode normalisation (NFD) doesn't split. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * Converts a job title to an id: lowercase words joined by hyphens. It is used for the application
 * form's position options (specification, section 3) and for the addresses of openings. Example:
 * `'Security Officer, Nights'` becomes `'security-officer-nights'`.
 */
export function titleSlug(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
