import {expect, it} from 'vitest';
import {aYearAfter} from './wall-clock';

it.each([
  ['2026-03-18', '2027-03-18'],
  ['2027-02-28', '2028-02-28'],
  ['2028-02-29', '2029-02-28'],
  ['2026-12-31', '2027-12-31'],
])('a year after %s is %s', (day, later) => {
  expect(aYearAfter(day)).toBe(later);
});
