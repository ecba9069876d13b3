import {buildClock} from '../configuration/build-clock';
import {clocksOf} from '../shared/local-instant';
import {wallClock} from '../shared/wall-clock';
import {brand} from '../data/brand/brand';

/** Returns the build's date in the group's time zone, which decides what is in force. */
export function today(): string {
  const now = buildClock(process.env);
  return wallClock(now, clocksOf(brand.timeZone, now)).date;
}
