import {describe, expect, it} from 'vitest';
import {daysBetween, type Review} from './reviews';
import {reviewTable, WIDEST} from './table';

const REVIEW: Review = {
  policy: 'Corporate social responsibility and more',
  reference: 'POL-006',
  file: 'docs/policies/a.mdx',
  version: '10.12',
  status: 'draft',
  owner: 'Group Health, Safety and Environment Manager',
  reviewBy: '2027-03-18',
  daysLeft: -1234,
};

describe('reviewTable', () => {
  it('fits its width whatever the names are', () => {
    const lines = reviewTable([REVIEW], false).split('\n');
    expect(lines.every((line) => line.length <= WIDEST)).toBe(true);
    expect(lines[2]).toMatch(/more \(draft\) .* Group.*… .*1234 overdue$/);
  });

  it('shows colours on a terminal only', () => {
    expect(reviewTable([REVIEW], false)).not.toContain('\u001B');
    expect(reviewTable([REVIEW], true)).toContain('\u001B[31m');
    expect(reviewTable([{...REVIEW, daysLeft: 30}], true)).toContain('\u001B[33m');
    expect(reviewTable([{...REVIEW, daysLeft: 31}], true)).not.toContain('\u001B');
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2027-03-27', '2027-03-29', 2],
    ['2028-02-28', '2028-03-01', 2],
    ['2027-03-20', '2027-03-18', -2],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});
