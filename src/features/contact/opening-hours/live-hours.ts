import type {Brand} from '@site/src/data/brand/brand.schema';
import {eachMinute, now as correctedNow} from '../../site/clock/now';
import {
  addDays,
  type Clocks,
  minutesOf,
  twelveHour,
  wallClock,
  weekdayName,
  WEEK,
  weekdayOf,
} from '@site/src/shared/wall-clock';
import type {BankHolidays, Closure} from '@site/src/data/bank-holidays/bank-holidays.schema';

type Hours = Brand['hours'];

/** The parts of the bank holiday list that affect the opening hours. */
interface Holidays extends Pick<BankHolidays, 'firstYear' | 'lastYear'> {
  readonly days: readonly {readonly date: string}[];
  readonly closures?: readonly Omit<Closure, 'name'>[];
}

interface OpenState {
  /** Undefined when a bank holiday that is not listed could close the office. */
  readonly open: boolean | undefined;
  /** Example: `'Open now, until 5:30 PM'` or `'Closed, opens Monday at 9:00 AM'`. */
  readonly text: string;
}

/** A time when the office is open, in minutes after midnight at the start of today. */
interface Period {
  readonly opens: number;
  readonly closes: number;
  /** The day on which it begins. */
  readonly date: string;
}

const DAY = 24 * 60;

/** How far to look for the next opening; longer than any closure. */
const DAYS_AHEAD = 400;

/**
 * Returns whether the switchboard is open now and when that changes (specification, section 9). In
 * a year whose bank holidays are not listed, the text adds "unless today is a bank holiday".
 *
 * @param hours opening hours of the week, in local time of `clocks`
 * @param holidays days on which it is closed, or has other hours, regardless of the weekday
 */
export function openState(now: Date, hours: Hours, holidays: Holidays, clocks: Clocks): OpenState {
  const {date: today, minutes} = wallClock(now, clocks);
  const period = nextPeriod(today, minutes, hours, holidays);
  if (period === undefined) return {open: false, text: 'Closed'};
  const {opens, closes, date} = period;
  const isListed = isCovered(date, holidays);
  const unless = (day: string) => (isListed ? '' : `, unless ${day} is a bank holiday`);
  const at = (moment: number) => twelveHour(timeOf(moment));
  if (opens > minutes) {
    const isToday = date === today;
    const words = `Closed, opens ${isToday ? 'today' : dayName(date, today)} at ${at(opens)}`;
    return {open: false, text: words + unless(isToday ? 'today' : 'that day')};
  }
  const open = isListed ? true : undefined;
  if (closes - minutes > WEEK.length * DAY) return {open, text: `Open now${unless('today')}`};
  const day = addDays(today, Math.floor(closes / DAY));
  const until = closes - minutes > DAY ? `${dayName(day, today)} at ` : '';
  return {open, text: `Open now, until ${until}${at(closes)}${unless('today')}`};
}

/** Returns the period that is now or next. Periods that follow each other without a gap are one. */
function nextPeriod(
  today: string,
  minutes: number,
  hours: Hours,
  holidays: Holidays,
): Period | undefined {
  let found: Period | undefined;
  // A night that began yesterday may last until today.
  for (let days = -1; days <= DAYS_AHEAD; days += 1) {
    const date = addDays(today, days);
    for (const times of timesOn(date, hours, holidays)) {
      const opens = minutesOf(times.opens) + days * DAY;
      const to = minutesOf(times.closes) + days * DAY;
      const closes = to > opens ? to : to + DAY;
      if (found && opens <= found.closes) {
        found = {...found, closes};
      } else if (found && found.closes > minutes) {
        return found;
      } else {
        found = {opens, closes, date};
      }
    }
    if (found && found.closes > minutes && found.closes <= days * DAY) return found;
  }
  return found && found.closes > minutes ? found : undefined;
}

/** Formats minutes after any midnight as a time on a 24-hour clock. */
function timeOf(minutes: number): string {
  const inDay = (minutes + DAY) % DAY;
  return `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, '0')}`;
}

function isCovered(date: string, {firstYear, lastYear}: Holidays): boolean {
  const year = Number(date.slice(0, 4));
  return year >= firstYear && year <= lastYear;
}

/** Returns the periods that begin on a day, in order. */
function timesOn(date: string, hours: Hours, {days, closures = []}: Holidays) {
  const closure = closures.find(({from, to = from}) => from <= date && date <= to);
  if (closure) return closure.open ? [closure.open] : [];
  if (days.some((holiday) => holiday.date === date)) return [];
  const weekday = weekdayOf(date);
  return hours
    .flatMap(({fromDay, toDay, opens, closes}) =>
      opens && closes && weekday >= fromDay && weekday <= toDay ? [{opens, closes}] : [],
    )
    .sort((one, other) => minutesOf(one.opens) - minutesOf(other.opens));
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
  const bars = document.querySelectorAll('.day__hours');
  const tick = document.querySelector<SVGLineElement>('.day__now');

  function update(): void {
    const now = new Date(correctedNow());
    const state = openState(now, hours, holidays, clocks);
    const open = state.open === true;
    line.textContent = state.text;
    line.classList.toggle('live-hours--open', open);
    line.classList.toggle('live-hours--closed', state.open === false);
    for (const bar of bars) bar.classList.toggle('day__hours--open', open);
    if (tick) {
      const {start, end} = tick.dataset;
      const hourNow = wallClock(now, clocks).minutes / 60;
      // The bar of a night goes on after midnight.
      const hour = hourNow < Number(start) ? hourNow + 24 : hourNow;
      const x = `${((hour - Number(start)) / (Number(end) - Number(start))) * 100}%`;
      tick.setAttribute('x1', x);
      tick.setAttribute('x2', x);
      tick.toggleAttribute('data-off', !open);
    }
  }
  update();
  eachMinute(update);
}
