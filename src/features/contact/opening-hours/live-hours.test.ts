import {describe, expect, it} from 'vitest';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import {brand} from '@site/src/data/brand/brand';
import type {Brand} from '@site/src/data/brand/brand.schema';
import {openState} from './live-hours';
import {siteClocks} from './OpeningHours';
import {addDays, twelveHour, weekdayOf} from '@site/src/shared/wall-clock';

const textAt = (instant: string) =>
  openState(new Date(instant), brand.hours, bankHolidays, siteClocks).text;

/** Instants in UTC by the text expected at each, with their London time or what is special. */
const moments: Readonly<Record<string, readonly (readonly [instant: string, why: string])[]>> = {
  'Closed, opens today at 9:00 AM': [
    ['2026-01-06T08:59:59Z', 'winter, a minute before opening'],
    ['2026-07-07T07:59:00Z', 'summer, a minute before opening'],
    ['2026-07-07T23:30:00Z', 'summer, already tomorrow in London'],
    ['2026-03-30T07:59:00Z', 'first summer Monday, 8:59'],
  ],
  'Open now, until 5:30 PM': [
    ['2026-01-06T09:00:00Z', 'winter, opening'],
    ['2026-01-06T17:29:59Z', 'winter, 17:29'],
    ['2026-07-07T08:00:00Z', 'summer, opening'],
    ['2026-07-07T16:29:00Z', 'summer, 17:29'],
    ['2026-10-26T17:29:00Z', 'first winter Monday, 17:29'],
    ['2026-12-24T17:29:00Z', 'Christmas Eve, open'],
    ['2028-12-29T10:00:00Z', 'the last day of the list'],
  ],
  'Closed, opens Wednesday at 9:00 AM': [
    ['2026-01-06T17:30:00Z', 'winter, 17:30'],
    ['2026-07-07T16:30:00Z', 'summer, 17:30'],
    ['2027-12-24T17:30:00Z', 'two substitutes, 2027'],
  ],
  'Closed, opens Monday at 9:00 AM': [
    ['2026-01-09T17:30:00Z', 'Friday evening'],
    ['2026-03-29T00:59:59Z', 'just before the clocks go forward'],
    ['2026-03-29T01:00:00Z', 'just after the clocks go forward'],
    ['2026-10-25T00:30:00Z', 'the repeated hour, first time'],
    ['2026-10-25T01:30:00Z', 'the repeated hour, second time'],
    ['2026-12-31T17:30:00Z', 'New Year’s Eve, after closing'],
  ],
  'Closed, opens Tuesday at 9:00 AM': [
    ['2026-03-30T16:30:00Z', 'first summer Monday, 17:30'],
    ['2026-04-03T10:00:00Z', 'Easter 2026: Good Friday'],
    ['2027-03-29T10:00:00Z', 'Easter 2027: Monday, after the clock change'],
    ['2026-05-01T16:30:00Z', 'the Friday before a holiday'],
    ['2026-12-24T17:30:00Z', 'Christmas Eve, evening: five days'],
    ['2026-12-28T10:00:00Z', 'substitute for Boxing Day'],
  ],
  'Closed, opens Monday at 9:00 AM, unless that day is a bank holiday': [
    ['2028-12-29T17:30:00Z', 'when the list does not reach the next opening'],
    ['2031-06-14T12:00:00Z', 'after the list, at the weekend'],
  ],
  'Open now, until 5:30 PM, unless today is a bank holiday': [
    ['2029-01-08T10:00:00Z', 'after the list, in office hours'],
  ],
  'Closed, opens today at 9:00 AM, unless today is a bank holiday': [
    ['2031-06-16T07:59:00Z', 'after the list, before opening, in summer'],
  ],
  'Closed, opens Tuesday at 9:00 AM, unless that day is a bank holiday': [
    ['2031-06-16T16:30:00Z', 'after the list, at closing, in summer'],
  ],
  'Closed, opens Friday at 9:00 AM': [
    ['2025-12-31T23:59:59Z', 'the evening before the list begins'],
  ],
};

describe('openState', () => {
  it.each(Object.entries(moments))('says “%s”', (text, instants) => {
    for (const [instant, why] of instants) expect(textAt(instant), why).toBe(text);
  });

  it('is open for eight and a half hours on every working day and closed on all others', () => {
    const listed = new Set<string>(bankHolidays.days.map(({date}) => date));
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
      const minutes = Array.from({length: 24 * 2}, (_, half) => half * 30).filter(
        (minute) =>
          openState(
            new Date(new Date(`${date}T00:00:00Z`).getTime() + minute * 60_000),
            brand.hours,
            bankHolidays,
            siteClocks,
          ).open,
      );
      const closed = weekdayOf(date) > 5 || listed.has(date);
      expect(minutes, date).toHaveLength(closed ? 0 : 17);
    }
  });

  it('does not say open or closed on weekdays after the last listed year', () => {
    const at = (instant: string) =>
      openState(new Date(instant), brand.hours, bankHolidays, siteClocks).open;
    expect(at('2031-06-16T10:00:00Z')).toBeUndefined();
    expect(at('2031-06-15T10:00:00Z')).toBe(false);
  });

  it('adds the date when the weekday alone would be ambiguous', () => {
    const days = Array.from({length: 9}, (_, index) => ({
      date: addDays('2026-06-01', index),
      name: 'Closed for works',
    }));
    const state = openState(
      new Date('2026-06-01T10:00:00Z'),
      brand.hours,
      {...bankHolidays, days},
      siteClocks,
    );
    expect(state.text).toBe('Closed, opens Wednesday 10 June at 9:00 AM');
  });

  it('says only "Closed" when no day has opening hours', () => {
    const never: Brand['hours'] = brand.hours.map((entry) => ({...entry, opens: null}));
    const state = openState(new Date('2026-06-01T10:00:00Z'), never, bankHolidays, siteClocks);
    expect(state).toEqual({open: false, text: 'Closed'});
  });
});

it.each([
  ['00:00', '12:00 AM'],
  ['09:00', '9:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['17:30', '5:30 PM'],
])('twelveHour formats %s as %s', (time, text) => {
  expect(twelveHour(time)).toBe(text);
});

it('twelveHour formats the opening hours as the brand data does', () => {
  for (const {opens, closes, times} of brand.hours) {
    expect(opens && closes ? `${twelveHour(opens)}–${twelveHour(closes)}` : 'Closed').toBe(times);
  }
});
