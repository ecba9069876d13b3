import type {ReactNode} from 'react';
import {HoursBar} from '@site/src/components/hours/HoursBar';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import type {BankHolidays, Closure} from '@site/src/data/bank-holidays/bank-holidays.schema';
import type {Brand} from '@site/src/data/brand/brand.schema';
import {brand} from '@site/src/data/brand/brand';
import {hoursRows} from '@site/src/data/brand/office-hours';
import {longDay} from '@site/src/shared/dates';
import {addDays, minutesOf, twelveHour, WEEK} from '@site/src/shared/wall-clock';
import type {Timetable} from './live-hours';
import {clocksOf, localInstant} from '@site/src/shared/local-instant';

/**
 * Years beyond the list of bank holidays, so that opening hours still work if nobody extends it.
 */
const EXTRA_YEARS = 5;

/** The office's UTC offsets. After the last year, times would be an hour slow in summer. */
export const siteClocks = clocksOf(
  brand.timeZone,
  new Date(`${bankHolidays.firstYear}-01-01`),
  new Date(`${bankHolidays.lastYear + EXTRA_YEARS}-12-31`),
);

const hours: Brand['hours'] = brand.hours;
const HOUR = 60;
const DAY = 24 * HOUR;

interface Times {
  readonly opens: string | null;
  readonly closes: string | null;
}

/** Converts times of one day to minutes, in order, without closed ones. */
function periodsOf(times: readonly Times[]): [opens: number, closes: number][] {
  return times
    .flatMap(({opens, closes}): [number, number][] => {
      if (opens === null || closes === null) return [];
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      return [[from, to > from ? to : to + DAY]];
    })
    .sort(([one], [other]) => one - other);
}

/** Works out what the script needs to know on any day whether the office is open. */
export function timetableOf(week: Brand['hours'], holidays: BankHolidays): Timetable {
  const {firstYear, lastYear, days, closures} = holidays;
  const special = new Map(days.map(({date}) => [date, periodsOf([])]));
  for (const {from, to = from, open} of closures) {
    for (let date = from; date <= to; date = addDays(date, 1)) {
      special.set(date, periodsOf(open ? [open] : []));
    }
  }
  return {
    from: `${firstYear}-01-01`,
    to: `${lastYear}-12-31`,
    week: WEEK.map((_, index) =>
      periodsOf(week.filter(({fromDay, toDay}) => fromDay <= index + 1 && index < toDay)),
    ),
    days: Object.fromEntries(special),
    clocks: siteClocks,
  };
}

const timetable = timetableOf(hours, bankHolidays);

/** A line that live-hours.ts updates to say whether someone answers the phone now. */
export function LiveHours(): ReactNode {
  return <p className="inline live-hours needs-script" data-hours={JSON.stringify(timetable)} />;
}

/** A closure as a row, until its last day is over. */
function ClosureRow({from, to = from, name, open}: Closure): ReactNode {
  const end = localInstant(`${addDays(to, 1)}T00:00`, brand.timeZone)?.toISOString();
  const days = to === from ? longDay(from) : `${longDay(from)} to ${longDay(to)}`;
  return (
    <div data-until={end}>
      <dt>{`${name}, ${days}`}</dt>
      <dd>{open ? `${twelveHour(open.opens)}–${twelveHour(open.closes)}` : 'Closed'}</dd>
    </div>
  );
}

/** The opening hours and closures as text, and a bar for the first open day of the week. */
export function OpeningHours(): ReactNode {
  const firstOpenDay = timetable.week.find((day) => day.length > 0) ?? [];
  const periods = firstOpenDay.map(([opens, closes]) => ({
    opens: opens / HOUR,
    closes: closes / HOUR,
  }));
  return (
    <div className="contact__hours">
      <h3>Opening hours</h3>
      <dl className="hours">
        {hoursRows.map(({days, times}) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
        {bankHolidays.closures.map((closure: Closure) => (
          <ClosureRow key={closure.from} {...closure} />
        ))}
      </dl>
      {periods.length > 0 && <HoursBar periods={periods} />}
    </div>
  );
}
