import {describe, expect, it} from 'vitest';
import {isOverdue} from './review-state';

describe('a review', () => {
  it.each([
    ['2027-03-18', '2027-03-18T23:59:59Z', false],
    ['2027-03-18', '2027-03-19T00:00:00Z', true],
    // In summer the day ends an hour earlier, counted in UTC.
    ['2027-07-15', '2027-07-15T22:59:59Z', false],
    ['2027-07-15', '2027-07-15T23:00:00Z', true],
  ])('due by %s is overdue at %s: %s', (reviewBy, now, overdue) => {
    expect(isOverdue(reviewBy, new Date(now))).toBe(overdue);
  });
});
