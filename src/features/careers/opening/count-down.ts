import type {Opening} from '@site/src/shared/openings/schema';
import {eachMinute} from '../../site/clock/each-minute';
import {type Clocks, timeWords, wallClock, weekdayName} from '@site/src/shared/wall-clock';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** From here on the weekday alone says which day is meant. */
const SOON_DAYS = 7;

/** The zones whose calendars the words depend on. */
interface Zones {
  /** Where applications are received; `closes` is its local time. */
  readonly here: Clocks;
  /** The visitor's own. */
  readonly visitor: Clocks;
}

/**
 * How long an opening still takes applications, when fewer than seven days are left. Days are
 * counted on the calendar of `here`, so a clock change takes none away. "Today" and "in 3 days" are
 * said only to visitors whose calendar shows the same day; others read the weekday. A time of day
 * carries its zone for everyone whose clock shows another.
 *
 * @param now milliseconds since 1970
 * @returns undefined when there is more time, or none
 */
export function closingWords(
  {closes, closesAt}: Pick<Opening, 'closes' | 'closesAt'>,
  now: number,
  zones: Zones,
): string | undefined {
  const here = wallClock(new Date(now), zones.here);
  const visitor = wallClock(new Date(now), zones.visitor);
  const closingDay = closes.slice(0, 10);
  const days = (Date.parse(closingDay) - Date.parse(here.date)) / DAY;
  const minutes = Math.ceil((Date.parse(closesAt) - now) / MINUTE);
  if (minutes <= 0 || days >= SOON_DAYS) {
    return undefined;
  }
  const sameDay = visitor.date === here.date;
  const zone = sameDay && visitor.minutes === here.minutes ? '' : ', UK time';
  const time = `at ${timeWords(closes)}${zone}`;
  if (minutes < 60) {
    return `Closes in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, ${time}`;
  }
  if (!sameDay) {
    return `Closes on ${weekdayName(closingDay)} ${time}`;
  }
  if (days > 1) {
    return `Closes in ${days} days`;
  }
  return `Closes ${days === 1 ? 'tomorrow' : 'today'} ${time}`;
}

/**
 * Shows in the last days of an opening how soon it closes. Not a live region: nobody wants an
 * announcement every minute.
 */
export function countDown(line: HTMLElement): void {
  const {closes = '', closesAt = '', clocks = '[]'} = line.dataset;
  const otherwise = line.textContent;
  // What the build wrote there.
  const here = JSON.parse(clocks) as Clocks;
  function update(): void {
    const now = new Date();
    const visitor: Clocks = [[0, -now.getTimezoneOffset()]];
    const soon = closingWords({closes, closesAt}, now.getTime(), {here, visitor});
    line.textContent = soon ?? otherwise;
    line.classList.toggle('job__deadline--soon', soon !== undefined);
  }
  update();
  eachMinute(update);
}
