import {brand} from './brand';
import type {Brand} from './brand.schema';

const hours: Brand['hours'] = brand.hours;

interface Row {
  /** Example: `'Monday–Friday'`. */
  readonly days: string;
  /** Example: `'9:00 AM–5:30 PM'`; two periods of a day are separated by a comma. */
  readonly times: string;
}

const rowsOf = (entries: Brand['hours']): readonly Row[] =>
  [...new Set(entries.map(({days}) => days))].map((days) => ({
    days,
    times: entries
      .filter((entry) => entry.days === days)
      .map(({times}) => times)
      .join(', '),
  }));

/** The opening hours for readers, one row for the entries with the same days. */
export const hoursRows = rowsOf(hours);

/** The rows without the closed days. */
export const openRows = rowsOf(hours.filter(({opens}) => opens !== null));

/** All opening hours in a line. Example: `Monday–Friday, 9:00 AM–5:30 PM`. */
export const officeHours = openRows.map(({days, times}) => `${days}, ${times}`).join('; ');
