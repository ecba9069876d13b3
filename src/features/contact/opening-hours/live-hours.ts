import type {Brand} from '@site/src/data/brand/brand.schema';
import {eachMinute, now as correctedNow} from '../../site/clock/now';
import {
  addDays,
  type Clocks,
  minutesOf,
  twelveHour,
  wallClock,
  weekdayName,
  weekdayOf,
} from '@site/src/shared/wall-clock';
import type {BankHolidays} from '@site/src/data/bank-holidays/bank-holidays.schema';

type Hours = Brand['hours'];

/** The parts of the bank holiday list that affect the opening hours. */
interface Holidays extends Pick<BankHolidays, 'firstYear' | 'lastYear'> {
  readonly days: readonly {readonly date: string}[];
}

interface OpenState {
  /** Undefined when a bank holiday that is not listed could close the office. */
  readonly open: boolean | undefined;
  /** Example: `'Open now, until 5:30 PM'` or `'Closed, opens Monday at 9:00 AM'`. */
  readonly text: string;
}

interface OpenTimes {
  readonly opens: string;
  readonly closes: string;
}

/** How far to look for the next opening; longer than any run of holidays. */
const DAYS_AHEAD = 21;

/**
 * Returns whether the switchboard is open now and when that changes (specification, section 9). In
 * a year whose bank holidays are not listed, the text adds "unless today is a bank holiday".
 *
 * @param hours opening hours of the week, in local time of `clocks`
 * @param holidays days on which it is closed regardless of the weekday
 */
export function openState(now: Date, hours: Hours, holidays: Holidays, clocks: Clocks): OpenState {
  const {date: today, minutes} = wallClock(now, clocks);
  const timesOn = (date: string) => openTimes(date, hours, holidays);
  const unless = (date: string, day: string) =>
    isCovered(date, holidays) ? '' : `, unless ${day} is a bank holiday`;

  const times = timesOn(today);
  const closed = (words = '') => ({open: false, text: `Closed${words}`});
  if (times && minutes < minutesOf(times.opens)) {
    return closed(`, opens today at ${twelveHour(times.opens)}${unless(today, 'today')}`);
  }
  if (times && minutes < minutesOf(times.closes)) {
    return {
      open: isCovered(today, holidays) ? true : undefined,
      text: `Open now, until ${twelveHour(times.closes)}${unless(today, 'today')}`,
    };
  }
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const date = addDays(today, days);
    const opens = timesOn(date)?.opens;
    if (opens !== undefined) {
      const day = dayName(date, today);
      return closed(`, opens ${day} at ${twelveHour(opens)}${unless(date, 'that day')}`);
    }
  }
  return closed();
}

function isCovered(date: string, {firstYear, lastYear}: Holidays): boolean {
  const year = Number(date.slice(0, 4));
  return year >= firstYear && year <= lastYear;
}

/** Returns the hours of a day, or undefined when it is closed. */
function openTimes(date: string, hours: Hours, holidays: Holidays): OpenTimes | undefined {
  if (holidays.days.some((holiday) => holiday.date === date)) return undefined;
  const weekday = weekdayOf(date);
  const entry = hours.find(({fromDay, toDay}) => weekday >= fromDay && weekday <= toDay);
  if (!entry?.opens || !entry.closes) return undefined;
  return {opens: entry.opens, closes: entry.closes};
}

/** Returns the weekday, with the date if the weekday alone could mean a day of this week. */
function dayName(date: string, today: string): string {
  const name = weekdayName(date);
  if (date < addDays(today, 7)) return name;
  const inYear = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'});
  return `${name} ${inYear.format(new Date(date))}`;
}

/** Data that the page passes to the line as JSON in `data-hours`. */
export interface Opening {
  readonly hours: Brand['hours'];
  readonly holidays: Holidays;
  readonly clocks: Clocks;
}

/**
 * Shows whether someone answers the phone, e.g. "Open now, until 5:30 PM", and marks the current
 * time on the bar. Not a live region, so that a change does not interrupt a screen reader.
 */
export function showOpeningHours(line: HTMLElement): void {
  // Written by OpeningHours.tsx at build time.
  const {hours, holidays, clocks} = JSON.parse(line.dataset.hours ?? '') as Opening;
  const bar = document.querySelector('.day__hours');
  const tick = document.querySelector<SVGLineElement>('.day__now');

  function update(): void {
    const now = new Date(correctedNow());
    const state = openState(now, hours, holidays, clocks);
    const open = state.open === true;
    line.textContent = state.text;
    line.classList.toggle('live-hours--open', open);
    line.classList.toggle('live-hours--closed', state.open === false);
    bar?.classList.toggle('day__hours--open', open);
    if (tick) {
      const {start, end} = tick.dataset;
      const hour = wallClock(now, clocks).minutes / 60;
      const x = `${((hour - Number(start)) / (Number(end) - Number(start))) * 100}%`;
      tick.setAttribute('x1', x);
      tick.setAttribute('x2', x);
      tick.toggleAttribute('data-off', !open);
    }
  }
  update();
  eachMinute(update);
}
