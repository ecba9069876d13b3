import {eachMinute, now as correctedNow} from '../../site/clock/now';
import {
  addDays,
  type Clocks,
  twelveHour,
  wallClock,
  weekdayName,
  weekdayOf,
} from '@site/src/shared/wall-clock';

/** Opening and closing time in minutes after midnight. A night closes after 24:00. */
type Times = readonly [opens: number, closes: number];

/** When the office is open, as the build works it out from the hours, bank holidays and closures. */
export interface Timetable {
  /** The first and last day of the years whose bank holidays are listed. */
  readonly from: string;
  readonly to: string;
  /** The periods of each weekday in order, from Monday. */
  readonly week: readonly (readonly Times[])[];
  /** The periods of days that differ, by date; none on holidays. */
  readonly days: Readonly<Record<string, readonly Times[]>>;
  readonly clocks: Clocks;
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
  closes: number;
  /** The day on which it begins. */
  readonly date: string;
}

const DAY = 24 * 60;

/** How far to look for the next opening; longer than any closure. */
const DAYS_AHEAD = 400;

/**
 * Returns whether the switchboard is open now and when that changes (specification, section 9). In
 * a year whose bank holidays are not listed, the text adds "unless today is a bank holiday".
 */
export function openState(now: Date, timetable: Timetable): OpenState {
  const {date: today, minutes} = wallClock(now, timetable.clocks);
  const period = nextPeriod(today, minutes, timetable);
  if (!period || period.closes <= minutes) return {open: false, text: 'Closed'};
  const {opens, closes, date} = period;
  const isListed = date >= timetable.from && date <= timetable.to;
  const isLater = date > today;
  const unless = isListed ? '' : `, unless ${isLater ? 'that day' : 'today'} is a bank holiday`;
  if (opens > minutes) {
    const day = isLater ? dayName(date, today) : 'today';
    return {open: false, text: `Closed, opens ${day} at ${timeAt(opens)}${unless}`};
  }
  const lastDay = addDays(today, Math.floor(closes / DAY));
  const until = closes - minutes > DAY ? `${dayName(lastDay, today)} at ` : '';
  const open = isListed ? true : undefined;
  return {open, text: `Open now, until ${until}${timeAt(closes)}${unless}`};
}

/** Returns the period that is now or next, otherwise the last. Periods that follow each other without a gap are one. */
function nextPeriod(today: string, minutes: number, {week, days}: Timetable): Period | undefined {
  let found: Period | undefined;
  // A night that began yesterday may last until today.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    for (const times of days[date] ?? week[weekdayOf(date) - 1] ?? []) {
      const [opens, closes] = [times[0] + ahead * DAY, times[1] + ahead * DAY];
      if (found && opens <= found.closes) found.closes = closes;
      else if (found && found.closes > minutes) return found;
      else found = {opens, closes, date};
    }
  }
  return found;
}

/** Formats minutes after any midnight. Example: `5:30 PM` for 1050. */
function timeAt(minutes: number): string {
  return twelveHour(`${Math.floor(minutes / 60) % 24}:${minutes % 60}`);
}

/** Returns the weekday, with the date if the weekday alone could mean a day of this week. */
function dayName(date: string, today: string): string {
  const name = weekdayName(date);
  if (date < addDays(today, 7)) return name;
  const inYear = {day: 'numeric', month: 'long', timeZone: 'UTC'} as const;
  return `${name} ${new Date(date).toLocaleDateString('en-GB', inYear)}`;
}

/**
 * Shows whether someone answers the phone, e.g. "Open now, until 5:30 PM", and marks the current
 * time on the bar. Not a live region, so that a change does not interrupt a screen reader.
 */
export function showOpeningHours(line: HTMLElement): void {
  // Written by OpeningHours.tsx at build time.
  const timetable = JSON.parse(line.dataset.hours ?? '') as Timetable;
  const tick = document.querySelector<SVGLineElement>('.day__now');

  function update(): void {
    const now = new Date(correctedNow());
    const state = openState(now, timetable);
    const open = state.open ?? false;
    line.textContent = state.text;
    line.classList.toggle('live-hours--open', open);
    line.classList.toggle('live-hours--closed', state.open === false);
    if (tick) {
      tick.parentElement?.classList.toggle('day--open', open);
      const [start, length] = JSON.parse(tick.dataset.scale ?? '') as [number, number];
      const hour = wallClock(now, timetable.clocks).minutes / 60;
      // The bar of a night goes on after midnight.
      const x = (((hour - start + 24) % 24) / length) * 100;
      tick.setAttribute('x1', `${x}%`);
      tick.setAttribute('x2', `${x}%`);
      tick.toggleAttribute('data-off', !open || x > 100);
    }
  }
  update();
  eachMinute(update);
}
