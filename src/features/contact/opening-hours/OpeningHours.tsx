import type {ReactNode} from 'react';
import {HoursBar} from '@site/src/components/hours/HoursBar';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import {brand} from '@site/src/data/brand/brand';
import {siteClocks} from '../../site/clock/site-clocks';
import {minutesOf} from '@site/src/shared/wall-clock';
import type {Opening} from './live-hours';

const HOUR = 60;

const {hours} = brand;
/** Without the names of the holidays, which would only make the page heavier. */
const holidays = {...bankHolidays, days: bankHolidays.days.map(({date}) => ({date}))};
const opening: Opening = {hours, holidays, clocks: siteClocks};

/**
 * The hours as text, drawn for the first day of the week that is open, and whether someone answers
 * now, which live-hours.ts tells.
 */
export function OpeningHours(): ReactNode {
  const open = hours.find(({opens}) => opens !== null);
  return (
    <div>
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
      <p className="live-hours needs-script" data-hours={JSON.stringify(opening)} />
    </div>
  );
}
