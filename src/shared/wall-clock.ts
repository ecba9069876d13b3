/** A moment as the clock and the calendar on a wall show it. */
export interface WallClock {
  /** ISO date. Example: `'2026-03-29'`. */
  readonly date: string;
  /** Minutes since midnight by the clock on the wall, 0 to 1439, in summer time too. */
  readonly minutes: number;
}

/**
 * The clocks of a time zone: from `from` on (milliseconds since 1970) they are `minutes` ahead of
 * UTC. In order of time; the first holds before it too, the last for ever. The build asks `Intl`
 * for them (`clocksOf`): a phone would take a tenth of a second to.
 */
export type Clocks = readonly (readonly [from: number, minutes: number])[];

/** What the clock and the calendar show at `now`. */
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

/** The name of a date's weekday. Example: `'Monday'` of `'2026-12-28'`. */
export function weekdayName(date: string): string {
  return WEEK[weekdayOf(date) - 1] ?? '';
}

/** The date a number of days later. Example: `addDays('2026-12-31', 1)` is `'2027-01-01'`. */
export function addDays(date: string, days: number): string {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

/**
 * The same day a year later; 28 February for 29 February. Example: `'2029-02-28'` of `'2028-02-29'`.
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

/** Minutes since midnight of a time on a 24-hour clock. Example: 1050 of `'17:30'`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** A time as the site writes it. Example: `'5:30 PM'` of `'17:30'`. */
export function twelveHour(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The time of `2026-12-18T17:00` as `5:00 PM`; midday, which AM and PM leave open, as `12 noon`. */
export function timeWords(moment: string): string {
  const time = moment.slice(11);
  return time === '12:00' ? '12 noon' : unbroken(twelveHour(time));
}

/** A text whose times of day do not break before AM or PM at the end of a line. */
export function unbroken(text: string): string {
  return text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');
}
