export interface WallClock {
  /** ISO date. Example: `'2026-03-29'`. */
  readonly date: string;
  /** Minutes since local midnight by the clock, 0 to 1439. */
  readonly minutes: number;
}

/**
 * UTC offsets of a time zone: from the instant `from` (milliseconds since 1970), local time is
 * `minutes` ahead of UTC. Sorted by time. The first offset also applies before its instant, the
 * last without end. The build calculates them with `Intl` (`clocksOf`), which would take a tenth of
 * a second on a phone.
 */
export type Clocks = readonly (readonly [from: number, minutes: number])[];

/** Converts an instant to local date and time. */
export function wallClock(now: Date, clocks: Clocks): WallClock {
  const passed = clocks.filter(([from]) => from <= now.getTime());
  const [, ahead] = passed.at(-1) ?? clocks[0] ?? [0, 0];
  const local = new Date(now.getTime() + ahead * 60_000).toISOString();
  return {date: local.slice(0, 10), minutes: minutesOf(local.slice(11, 16))};
}

export const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Name of a date's weekday. Example: `'Monday'` for `'2026-12-28'`. */
export function weekdayName(date: string): string {
  return WEEK[weekdayOf(date) - 1] ?? '';
}

/** Adds days to a date. Example: `addDays('2026-12-31', 1)` is `'2027-01-01'`. */
export function addDays(date: string, days: number): string {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

/**
 * Returns the same day a year later; 29 February becomes 28 February. Example: `'2029-02-28'` for
 * `'2028-02-29'`.
 */
export function aYearAfter(date: string): string {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  const sameDay = later.toISOString().slice(0, 10);
  return sameDay.slice(5) === date.slice(5) ? sameDay : addDays(sameDay, -1);
}

/** ISO weekday of a date, 1 = Monday to 7 = Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Minutes since midnight of a time on a 24-hour clock. Example: 1050 for `'17:30'`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Formats a time for the site. Example: `'5:30 PM'` for `'17:30'`. */
export function twelveHour(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Formats the time of `2026-12-18T17:00` as `5:00 PM`. Midday is `12 noon`, because 12 AM and 12 PM
 * are ambiguous.
 */
export function timeWords(moment: string): string {
  const time = moment.slice(11);
  return time === '12:00' ? '12 noon' : twelveHour(time).replace(' ', '\u00a0');
}
