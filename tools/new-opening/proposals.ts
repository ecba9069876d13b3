import type {Opening, OpeningCompany} from '../../src/plugins/openings/schema';

const PREFIXES: Readonly<Record<OpeningCompany, string>> = {
  facilities: 'FAC',
  bespoke: 'BES',
  construction: 'CON',
};

/** The number after the highest one. */
export function nextId(openings: readonly Pick<Opening, 'id'>[]): number {
  return Math.max(0, ...openings.map(({id}) => id)) + 1;
}

/**
 * The reference after the highest one of the company in a year. Example: `BES-26-018`.
 *
 * @param posted day of publication, whose year counts, e.g. `'2026-11-02'`
 */
export function nextReference(
  openings: readonly Pick<Opening, 'reference'>[],
  company: OpeningCompany,
  posted: string,
): string {
  const series = `${PREFIXES[company]}-${posted.slice(2, 4)}-`;
  const numbers = openings
    .filter(({reference}) => reference.startsWith(series))
    .map(({reference}) => Number(reference.slice(series.length)));
  return `${series}${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
}

/** A day as files write it, by the clock of the place. Example: `'2026-11-02'`. */
export function dayOf(now: Date, timeZone: string): string {
  // Swedes write dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', {timeZone, dateStyle: 'short'}).format(now);
}
