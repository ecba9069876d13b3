import {expect, it} from 'vitest';
import {hoursAfterMidnight} from './clock';

it.each([
  ['09:00', 9],
  ['17:30', 17.5],
  ['00:15', 0.25],
])('%s is %d hours after midnight', (time, hours) => {
  expect(hoursAfterMidnight(time)).toBe(hours);
});
