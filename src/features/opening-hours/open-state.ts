import type {BankHolidays} from '@site/src/data/bank-holidays/bank-holidays.schema';
import type {Brand} from '@site/src/data/brand/brand.schema';
import {
  addDays,
  minutesOf,
  twelveHour,
  wallClock,
  weekdayName,
  weekdayOf,
  type Clocks,
} from '@site/src/content/wall-clock';

type Hours = Brand['hours'];

/** Whether someone answers now, as a sentence. */
export interface OpenState {
  readonly open: boolean;
  /** Example: `'Open now, until 5:30 PM'` or `'Closed, opens Monday 9:00 AM'`. */
  readonly text: string;
}

interface OpenTimes {
  readonly opens: string;
  readonly closes: string;
}

/** Longer than any holiday: whoever is closed this long has no opening hours. */
const DAYS_AHEAD = 21;

/**
 * Whether the switchboard is open at a moment, and what happens next (specification, section 9).
 *
 * @param hours opening hours of the week, on `clocks`
 * @param holidays days on which it is closed whatever the weekday
 * @returns undefined when the answer would need a year whose holidays are not listed: better no
 *   line than a wrong one
 */
export function openState(
  now: Date,
  hours: Hours,
  holidays: BankHolidays,
  clocks: Clocks,
): OpenState | undefined {
  const {date: today, minutes} = wallClock(now, clocks);
  const isListed = (date: string) => isCovered(date, holidays);
  const timesOn = (date: string) => openTimes(date, hours, holidays);

  if (!isListed(today)) return undefined;
  const times = timesOn(today);
  if (times && minutes >= minutesOf(times.opens) && minutes < minutesOf(times.closes)) {
    return {open: true, text: `Open now, until ${twelveHour(times.closes)}`};
  }
  if (times && minutes < minutesOf(times.opens)) {
    return {open: false, text: `Closed, opens today ${twelveHour(times.opens)}`};
  }

  const dates = Array.from({length: DAYS_AHEAD}, (_, index) => addDays(today, index + 1));
  const next = dates.find((date) => !isListed(date) || timesOn(date));
  if (next === undefined) return {open: false, text: 'Closed'};
  const nextTimes = timesOn(next);
  if (!isListed(next) || !nextTimes) return undefined;
  return {
    open: false,
    text: `Closed, opens ${dayName(next, today)} ${twelveHour(nextTimes.opens)}`,
  };
}

function isCovered(date: string, {firstYear, lastYear}: BankHolidays): boolean {
  const year = Number(date.slice(0, 4));
  return year >= firstYear && year <= lastYear;
}

/** The hours of a day, undefined when it stays closed. */
function openTimes(date: string, hours: Hours, holidays: BankHolidays): OpenTimes | undefined {
  if (holidays.days.some((holiday) => holiday.date === date)) return undefined;
  const weekday = weekdayOf(date);
  const entry = hours.find(({fromDay, toDay}) => weekday >= fromDay && weekday <= toDay);
  if (!entry?.opens || !entry.closes) return undefined;
  return {opens: entry.opens, closes: entry.closes};
}

/** The weekday; with its date once the same weekday of this week could be meant. */
function dayName(date: string, today: string): string {
  const name = weekdayName(date);
  if (date < addDays(today, 7)) return name;
  const inYear = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'});
  return `${name} ${inYear.format(new Date(date))}`;
}
