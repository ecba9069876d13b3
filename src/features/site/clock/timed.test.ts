import {expect, it} from 'vitest';
import {isDue} from './timed';

const FROM = '2026-12-18T17:00:00.000Z';
const MOMENT = Date.parse(FROM);

it.each([
  ['are hidden before their start', {from: FROM}, MOMENT - 1, false],
  ['are visible at their start', {from: FROM}, MOMENT, true],
  ['are visible before their end', {until: FROM}, MOMENT - 1, true],
  ['are hidden at their end', {until: FROM}, MOMENT, false],
  ['are always visible without start and end', {}, MOMENT, true],
])('timed elements %s', (_when, term, now, due) => {
  expect(isDue(term, now)).toBe(due);
});
