import {brand} from '@site/src/data/brand/brand';
import {clocksOf} from '@site/src/plugins/openings/local-instant';
import {wallClock} from '../clock/wall-clock';
import {closingMoment} from '../opening/opening-facts';

/** An instant as the United Kingdom's clocks show it: `20 November 2026, 3:42 PM (UK time)`. */
export function ukMoment(instant: Date): string {
  const {date, minutes} = wallClock(instant, clocksOf(brand.timeZone, instant));
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return `${closingMoment({closes: `${date}T${time}`})} (UK time)`;
}
