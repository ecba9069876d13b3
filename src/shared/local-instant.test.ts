import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {clocksOf, localInstant, withOffset} from './local-instant';

const LONDON = 'Europe/London';
const iso = (local: string, timeZone = LONDON) => localInstant(local, timeZone)?.toISOString();

describe('localInstant', () => {
  it.each([
    ['in winter', '2027-01-29T17:00', '2027-01-29T17:00:00.000Z'],
    ['in summer', '2027-06-30T17:00', '2027-06-30T16:00:00.000Z'],
    ['at midnight', '2026-12-31T00:00', '2026-12-31T00:00:00.000Z'],
    ['the minute before summer time', '2027-03-28T00:59', '2027-03-28T00:59:00.000Z'],
    ['the first minute of summer time', '2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
    ['the hour before the repeated one', '2026-10-25T00:59', '2026-10-24T23:59:00.000Z'],
    ['the repeated hour, as its second occurrence', '2026-10-25T01:30', '2026-10-25T01:30:00.000Z'],
    ['the hour after the repeated one', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
  ])('reads %s', (_, local, instant) => {
    expect(iso(local)).toBe(instant);
  });

  it.each(['2027-03-28T01:00', '2027-03-28T01:30', '2027-03-28T01:59'])(
    'returns undefined for %s, which clocks skip',
    (local) => {
      expect(iso(local)).toBeUndefined();
    },
  );

  it.each(['', 'soon', '2027-13-01T10:00'])('returns undefined for %j', (local) => {
    expect(iso(local)).toBeUndefined();
  });

  it('supports zones east and west of Greenwich', () => {
    expect(iso('2027-01-29T17:00', 'America/Los_Angeles')).toBe('2027-01-30T01:00:00.000Z');
    expect(iso('2027-01-29T17:00', 'Asia/Manila')).toBe('2027-01-29T09:00:00.000Z');
  });

  it('returns an instant at which clocks show the given time', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: LONDON,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const hours = fc.integer({min: Date.UTC(2020) / 60_000, max: Date.UTC(2040) / 60_000});
    fc.assert(
      fc.property(hours, (minutes) => {
        const local = clock.format(minutes * 60_000).replace(' ', 'T');
        const instant = localInstant(local, LONDON);
        expect(instant && clock.format(instant).replace(' ', 'T')).toBe(local);
      }),
    );
  });
});

it('clocksOf finds the minute at which the clocks change', () => {
  expect(clocksOf(LONDON, new Date('2026-01-01'), new Date('2026-12-31'))).toEqual([
    [Date.parse('2026-01-01T00:00Z'), 0],
    [Date.parse('2026-03-29T01:00Z'), 60],
    [Date.parse('2026-10-25T01:00Z'), 0],
  ]);
});

it('clocksOf returns the offset of a single moment', () => {
  const moment = new Date('2026-07-01T12:34:56.789Z');
  expect(clocksOf('Asia/Manila', moment)).toEqual([[moment.getTime(), 480]]);
});

it.each([
  ['2027-01-29T17:00', LONDON, '2027-01-29T17:00:00+00:00'],
  ['2027-06-30T17:00', LONDON, '2027-06-30T17:00:00+01:00'],
  ['2027-01-29T17:00', 'America/St_Johns', '2027-01-29T17:00:00-03:30'],
])('withOffset formats %s in %s', (local, timeZone, written) => {
  expect(withOffset(local, iso(local, timeZone) ?? '')).toBe(written);
});
