import {expect, it} from 'vitest';
import {titleSlug} from '../title-slug';
import {inListOrder, isClosed} from './opening';

const CLOSES_AT = '2026-12-18T17:00:00.000Z';
const MOMENT = Date.parse(CLOSES_AT);

it.each([
  ['a minute before', -60_000, false],
  ['a millisecond before', -1, false],
  ['at the closing moment', 0, true],
  ['a millisecond after', 1, true],
  ['a minute after', 60_000, true],
])('isClosed %s', (_, offset, closed) => {
  expect(isClosed(CLOSES_AT, MOMENT + offset)).toBe(closed);
});

it('inListOrder puts the first to close first, then sorts by company', () => {
  const openings = [
    {id: 1, company: 'construction', closes: '2026-12-01T12:00'},
    {id: 2, company: 'facilities', closes: '2027-02-01T12:00'},
    {id: 3, company: 'facilities', closes: '2026-12-11T17:00'},
    {id: 4, company: 'facilities', closes: '2026-12-11T12:00'},
    {id: 5, company: 'bespoke', closes: '2027-01-29T17:00'},
    {id: 6, company: 'bespoke', closes: '2026-12-11T17:00'},
  ] as const;
  expect(inListOrder(openings).map(({id}) => id)).toEqual([1, 4, 6, 3, 5, 2]);
  expect(
    openings.map(({id}) => id),
    'its argument stays as it was',
  ).toEqual([1, 2, 3, 4, 5, 6]);
});

it.each([
  ['Security Officer, Nights', 'security-officer-nights'],
  ['Fit-out Project Manager', 'fit-out-project-manager'],
  ['  Café & Bar Joiner (2) ', 'cafe-bar-joiner-2'],
  ['Cleaner, Łódź and Tromsø', 'cleaner-lodz-and-tromso'],
])('titleSlug writes %j as %j', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});
