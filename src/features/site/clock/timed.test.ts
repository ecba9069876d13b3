import {describe, expect, it} from 'vitest';
import {isDue, timed} from './timed';

const FROM = '2026-12-18T17:00:00.000Z';
const MOMENT = Date.parse(FROM);

describe('what stands for a time only', () => {
  it.each([
    ['before its first instant', {from: FROM}, MOMENT - 1, false],
    ['at its first instant', {from: FROM}, MOMENT, true],
    ['before its end', {until: FROM}, MOMENT - 1, true],
    ['at its end, which is too late', {until: FROM}, MOMENT, false],
    ['at any time without either', {}, MOMENT, true],
  ])('%s', (_when, term, now, due) => {
    expect(isDue(term, now)).toBe(due);
  });

  it('is hidden in the HTML of the build only if it begins later', () => {
    expect(timed({from: FROM})).toMatchObject({'data-from': FROM, hidden: true});
    expect(timed({until: FROM})).toMatchObject({'data-until': FROM, hidden: false});
  });
});
