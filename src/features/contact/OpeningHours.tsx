import type {ReactNode} from 'react';
import {HoursBar} from '@site/src/components/hours/HoursBar';
import {brand} from '@site/src/data/brand/brand';
import {LiveHours} from '../opening-hours/LiveHours';
import {hoursAfterMidnight} from './clock';

/** The hours as text, then drawn for the first day of the week that is open. */
export function OpeningHours(): ReactNode {
  const open = brand.hours.find(({opens}) => opens !== null);
  return (
    <div>
      <h3>Opening hours</h3>
      <LiveHours />
      <dl className="hours">
        {brand.hours.map(({days, times}) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      {open?.opens && (
        <HoursBar opens={hoursAfterMidnight(open.opens)} closes={hoursAfterMidnight(open.closes)} />
      )}
    </div>
  );
}
