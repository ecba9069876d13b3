import {expect, it} from 'vitest';
import {longDay, shortDay} from './dates';

it.each([
  ['long', longDay],
  ['short', shortDay],
] as const)('writes every month in the %s form of British English', (month, write) => {
  const english = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month, year: 'numeric'});
  for (let index = 0; index < 12; index++) {
    const day = new Date(Date.UTC(2026, index, index + 1));
    expect(write(day.toISOString().slice(0, 10))).toBe(english.format(day));
  }
});
