import {expect, it} from 'vitest';
import {buildClock} from './build-clock';

it.each([
  ['2026-12-31T12:00:00Z', '2026-12-31T12:00:00.000Z'],
  [' 2027-06-30T17:00+01:00 ', '2027-06-30T16:00:00.000Z'],
])('buildClock reads %j', (BUILD_CLOCK, instant) => {
  expect(buildClock({BUILD_CLOCK}).toISOString()).toBe(instant);
});

it.each([undefined, '', ' '])('buildClock returns the current time for %j', (BUILD_CLOCK) => {
  expect(Math.abs(buildClock({BUILD_CLOCK}).getTime() - Date.now())).toBeLessThan(5000);
});

it.each(['tomorrow', '2026-12-31', '2026-12-31T12:00', '2026-13-31T12:00Z', '1798718400'])(
  'buildClock rejects %j',
  (BUILD_CLOCK) => {
    expect(() => buildClock({BUILD_CLOCK})).toThrow(
      `BUILD_CLOCK: expected an instant such as 2026-12-31T12:00:00Z, found ${BUILD_CLOCK}.`,
    );
  },
);
