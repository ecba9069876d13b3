import {brand} from '../data/brand/brand';
import {clocksOf} from '../shared/local-instant';
import {wallClock} from '../shared/wall-clock';
import type {Environment} from './readConfiguration';

/**
 * A date, time and UTC offset. A time without an offset would depend on the machine's time zone.
 */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Returns the time that the build treats as now; it decides which openings are closed. Set the
 * variable `BUILD_CLOCK` to preview or test another day. The browser has its own clock.
 *
 * @throws Error when `BUILD_CLOCK` isn't an instant
 */
export function buildClock({BUILD_CLOCK}: Environment): Date {
  const written = BUILD_CLOCK?.trim() ?? '';
  if (written === '') return new Date();
  const instant = new Date(written);
  if (!INSTANT.test(written) || Number.isNaN(instant.getTime())) {
    throw new Error(
      `BUILD_CLOCK: expected an instant such as 2026-12-31T12:00:00Z, found ${written}.`,
    );
  }
  return instant;
}

/** Returns the build's date in the group's time zone, which decides what is in force. */
export function today(): string {
  const now = buildClock(process.env);
  return wallClock(now, clocksOf(brand.timeZone, now)).date;
}
