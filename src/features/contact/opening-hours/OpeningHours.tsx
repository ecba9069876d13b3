import type {ReactNode} from 'react';
import {HoursBar} from '@site/src/components/hours/HoursBar';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import type {Closure} from '@site/src/data/bank-holidays/bank-holidays.schema';
import type {Brand} from '@site/src/data/brand/brand.schema';
import {brand} from '@site/src/data/brand/brand';
import {hoursRows} from '@site/src/data/brand/office-hours';
import {longDay} from '@site/src/shared/dates';
import {addDays, minutesOf, twelveHour} from '@site/src/shared/wall-clock';
import type {Opening} from './live-hours';
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

const HOUR = 60;

const hours: Brand['hours'] = brand.hours;
const closures: readonly Closure[] = bankHolidays.closures;
/** The bank holidays without their names, which would only make the page larger. */
const holidays = {
  firstYear: bankHolidays.firstYear,
  lastYear: bankHolidays.lastYear,
  days: bankHolidays.days.map(({date}) => ({date})),
  ...(closures.length > 0 && {closures: closures.map(({name: _, ...closure}) => closure)}),
};
const opening: Opening = {hours, holidays, clocks: siteClocks};

/** A line that live-hours.ts updates to say whether someone answers the phone now. */
export function LiveHours(): ReactNode {
  return <p className="inline live-hours needs-script" data-hours={JSON.stringify(opening)} />;
}

/** Formats a closure: `Closed 29 December 2026 to 4 January 2027: Christmas`. */
function closureWords({from, to = from, name, open}: Closure): string {
  const state = open ? `Open ${twelveHour(open.opens)}–${twelveHour(open.closes)}` : 'Closed';
  const days = to === from ? longDay(from) : `${longDay(from)} to ${longDay(to)}`;
  return `${state} ${days}: ${name}`;
}

/** The times of the first open day of the week, in hours after its midnight. */
function firstOpenDay(): {opens: number; closes: number}[] {
  const first = hours.find(({opens}) => opens !== null);
  return hours.flatMap(({fromDay, opens, closes}) => {
    if (fromDay !== first?.fromDay || opens === null || closes === null) return [];
    const [from, to] = [minutesOf(opens) / HOUR, minutesOf(closes) / HOUR];
    return [{opens: from, closes: to > from ? to : to + 24}];
  });
}

/** The opening hours and closures as text, and a bar for the first open day of the week. */
export function OpeningHours(): ReactNode {
  const periods = firstOpenDay();
  return (
    <div className="contact-facts__hours">
      <h3>Opening hours</h3>
      <dl className="hours">
        {hoursRows.map(({days, times}) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      {closures.map((closure) => (
        <p
          key={closure.from}
          data-until={localInstant(
            `${addDays(closure.to ?? closure.from, 1)}T00:00`,
            brand.timeZone,
          )?.toISOString()}
        >
          {closureWords(closure)}
        </p>
      ))}
      {periods.length > 0 && <HoursBar periods={periods} />}
    </div>
  );
}
