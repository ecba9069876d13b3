import type {ReactNode} from 'react';
import {HoursBar} from '@site/src/components/hours/HoursBar';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import {brand} from '@site/src/data/brand/brand';
import {siteClocks} from '../clock/site-clocks';
import {minutesOf} from '@site/src/content/wall-clock';
import type {Opening} from './live-hours';

const HOUR = 60;

const {hours} = brand;
const opening: Opening = {hours, holidays: bankHolidays, clocks: siteClocks};

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
      <p className="live-hours" data-hours={JSON.stringify(opening)} />
    </div>
  );
}
