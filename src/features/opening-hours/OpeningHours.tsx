import clsx from 'clsx';
import type {ReactNode} from 'react';
import {HoursBar} from '@site/src/components/hours/HoursBar';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import {brand} from '@site/src/data/brand/brand';
import {useMinute} from '../clock/useMinute';
import {minutesOf, wallClock} from '../clock/wall-clock';
import {openState} from './open-state';

const MINUTE = 60_000;
const HOUR = 60;

/**
 * The hours as text, drawn for the first day of the week that is open, and whether somebody answers
 * now: "Open now, until 5:30 PM". That line is empty until hydration, then up to date by itself. It
 * is no live region: nobody asked for it, so a change does not interrupt the reading.
 */
export function OpeningHours(): ReactNode {
  const minute = useMinute();
  const now = minute === undefined ? undefined : new Date(minute * MINUTE);
  const state = now && openState(now, brand.hours, bankHolidays, brand.timeZone);
  const open = brand.hours.find(({opens}) => opens !== null);
  return (
    <div>
      <h3>Opening hours</h3>
      <dl className="hours">
        {brand.hours.map(({days, times}) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      {open?.opens && (
        <HoursBar
          opens={minutesOf(open.opens) / HOUR}
          closes={minutesOf(open.closes) / HOUR}
          now={now && state?.open ? wallClock(now, brand.timeZone).minutes / HOUR : undefined}
        />
      )}
      <p
        className={clsx(
          'live-hours',
          state && (state.open ? 'live-hours--open' : 'live-hours--closed'),
        )}
      >
        {state?.text}
      </p>
    </div>
  );
}
