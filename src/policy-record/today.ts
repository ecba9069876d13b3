import {buildClock} from '../configuration/build-clock';
import {clocksOf} from '../shared/local-instant';
import {wallClock} from '../shared/wall-clock';
import {brand} from '../data/brand/brand';

/** The date of the build in the group's time zone, which decides which versions are in force. */
export function today(): string {
  const now = buildClock(process.env);
  return wallClock(now, clocksOf(brand.timeZone, now)).date;
}
