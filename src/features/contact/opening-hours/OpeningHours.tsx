import type {ReactNode} from 'react';
import {HoursBar} from '@site/src/components/hours/HoursBar';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import {brand} from '@site/src/data/brand/brand';
import {minutesOf} from '@site/src/shared/wall-clock';
import type {Opening} from './live-hours';
import {clocksOf} from '@site/src/shared/local-instant';

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

const {hours} = brand;
/** The bank holidays without their names, which would only make the page larger. */
const holidays = {...bankHolidays, days: bankHolidays.days.map(({date}) => ({date}))};
const opening: Opening = {hours, holidays, clocks: siteClocks};

/** A line that live-hours.ts updates to say whether someone answers the phone now. */
export function LiveHours(): ReactNode {
  return <p className="inline live-hours needs-script" data-hours={JSON.stringify(opening)} />;
}

/** The opening hours as text, and a bar for the first open day of the week. */
export function OpeningHours(): ReactNode {
  const open = hours.find(({opens}) => opens !== null);
  return (
    <div className="contact-facts__hours">
      <h3>Opening hours</h3>
      <dl className="hours">
        {hours.map(({days, times}) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      {open?.opens && (
        <HoursBar opens={minutesOf(open.opens) / HOUR} closes={minutesOf(open.closes) / HOUR} />
      )}
    </div>
  );
}
