import type {Clocks} from '@site/src/shared/wall-clock';

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * Returns the instant at which the clocks of a time zone show a date and time.
 *
 * When summer time ends, one hour occurs twice; it is read as the second occurrence, so that nobody
 * who follows the local clock is late. When summer time begins, one hour is skipped and has no
 * instant.
 *
 * @param local date and time on a 24-hour clock, e.g. `'2027-01-29T17:00'`
 * @param timeZone IANA name, e.g. `'Europe/London'`
 * @returns undefined when the clocks never show that time, or when `local` is invalid
 * @throws RangeError when the zone is unknown
 */
export function localInstant(local: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const wall = localTimeReader(timeZone);
  // An offset changes by far less than a day, and not twice within two days.
  const offsets = [asUtc - DAY, asUtc + DAY].map((instant) => wall(instant) - instant);
  const instants = offsets.map((offset) => asUtc - offset).filter((each) => wall(each) === asUtc);
  return instants.length === 0 ? undefined : new Date(Math.max(...instants));
}

/** Returns a function that converts an instant to local time, expressed as if it were UTC. */
function localTimeReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({type, value}) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  };
}

/**
 * Returns the UTC offsets of a zone between two days, with the minute of each change.
 *
 * @param timeZone IANA name, e.g. `'Europe/London'`
 * @throws RangeError when the zone is unknown
 */
export function clocksOf(timeZone: string, from: Date, to = from): Clocks {
  const wall = localTimeReader(timeZone);
  const ahead = (instant: number) => {
    const minute = Math.floor(instant / MINUTE) * MINUTE;
    return (wall(minute) - minute) / MINUTE;
  };
  const start = from.getTime();
  const clocks: [from: number, minutes: number][] = [[start, ahead(start)]];
  // A zone does not change its offset twice within a day.
  for (let day = start; day < to.getTime(); day += DAY) {
    let [before, after] = [day, day + DAY];
    if (ahead(before) !== ahead(after)) {
      while (after - before > MINUTE) {
        const between = before + Math.floor((after - before) / MINUTE / 2) * MINUTE;
        if (ahead(between) === ahead(before)) before = between;
        else after = between;
      }
      clocks.push([after, ahead(after)]);
    }
  }
  return clocks;
}

/**
 * Adds the zone's UTC offset to a date and time. Example: `'2027-06-30T17:00:00+01:00'`.
 *
 * @param local as for `localInstant`
 * @param instant result of `localInstant`, as ISO text
 */
export function withOffset(local: string, instant: string): string {
  const minutes = (Date.parse(`${local}Z`) - Date.parse(instant)) / 60_000;
  const two = (value: number) => String(value).padStart(2, '0');
  const distance = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '+';
  return `${local}:00${sign}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}
