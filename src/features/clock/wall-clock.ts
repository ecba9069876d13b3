/** A moment as the clock and the calendar on a wall show it. */
export interface WallClock {
  /** ISO date. Example: `'2026-03-29'`. */
  readonly date: string;
  /** Minutes since midnight by the clock on the wall, 0 to 1439, whatever the summer time did. */
  readonly minutes: number;
}

/**
 * What the clock and the calendar show at `now` in a time zone. Summer time is the browser's own
 * knowledge (`Intl`), so nothing here has to know when the clocks change.
 *
 * @param timeZone IANA name, e.g. `'Europe/London'`
 * @throws RangeError when `now` is no date or the zone is unknown
 */
export function wallClock(now: Date, timeZone: string): WallClock {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({type, value}) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** To make a format is slow, to use it is quick. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    // Not `hour12: false`, which lets some browsers write midnight as 24:00.
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** A date as the site writes its parts. Example: `dateWords('2026-12-28', {weekday: 'long'})`. */
export function dateWords(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', {...parts, timeZone: 'UTC'}).format(Date.parse(date));
}

/** The date a number of days later. Example: `addDays('2026-12-31', 1)` is `'2027-01-01'`. */
export function addDays(date: string, days: number): string {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
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
