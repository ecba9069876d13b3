import {describe, expect, it} from 'vitest';
import {isOpen, positionOf, positionsOf, requestedPosition} from './positions';
import {opening} from './sample.test-data';

const nights = opening(1, {title: 'Security Officer, Nights'});
const positions = positionsOf([opening(2), nights, opening(3)]);

it('positions are the distinct titles as lowercase hyphenated ids, in alphabetical order', () => {
  expect(positions.map(({id, title}) => ({id, title}))).toEqual([
    {id: 'bench-joiner', title: 'Bench Joiner'},
    {id: 'security-officer-nights', title: 'Security Officer, Nights'},
  ]);
});

it('positions contain every opening with the title', () => {
  expect(positionOf(positions, 'bench-joiner')?.openings.map(({id}) => id)).toEqual([2, 3]);
});

it('positions stay open until their last opening closes', () => {
  const later = opening(4, {closesAt: '2026-12-31T12:00:00.000Z'});
  const [position] = positionsOf([opening(2), later]);
  const at = (moment: string) => position && isOpen(position, Date.parse(moment));
  expect(at('2026-12-18T16:59:00Z')).toBe(true);
  expect(at('2026-12-18T17:00:00Z')).toBe(true);
  expect(at('2026-12-31T12:00:00Z')).toBe(false);
});

describe('the position in a link', () => {
  it.each(positions.map(({id}) => id))('is found by its id: %s', (id) => {
    expect(requestedPosition(`?a=b&position=${id}`, positions)).toEqual({id, unknown: false});
  });

  it.each(['', '?', '?position', '?position=', '?positions=bench-joiner'])(
    'is empty for %j',
    (search) => expect(requestedPosition(search, positions)).toEqual({id: '', unknown: false}),
  );

  it.each(['Bench-Joiner', 'plasterer', '__proto__', '%22%3E%3C', '%E0%A4%A', '\0'])(
    'is ignored when it is not offered: %j',
    (asked) =>
      expect(requestedPosition(`?position=${asked}`, positions)).toEqual({id: '', unknown: true}),
  );
});
