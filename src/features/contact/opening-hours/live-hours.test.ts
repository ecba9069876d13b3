import {describe, expect, it} from 'vitest';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import type {Brand} from '@site/src/data/brand/brand.schema';
import {openState} from './live-hours';
import {timetableOf} from './OpeningHours';
import {addDays, twelveHour, weekdayOf} from '@site/src/shared/wall-clock';

/** Hours that the specification fixes for the delivered group; another owner's may differ. */
const hours = weekOf([1, 5, '09:00', '17:30'], [6, 7]);
/** The years that the moments below expect to be listed. */
const holidays = {...bankHolidays, closures: [], lastYear: 2028};

const timetable = timetableOf(hours, holidays);

type Row = readonly [fromDay: number, toDay: number, opens?: string, closes?: string];

function weekOf(...rows: readonly Row[]): Brand['hours'] {
  return rows.map(([fromDay, toDay, opens = null, closes = null]) => {
    return {fromDay, toDay, opens, closes, days: '', times: ''};
  });
}

const textAt = (instant: string, week = hours) =>
  openState(new Date(instant), timetableOf(week, holidays)).text;

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
          openState(new Date(new Date(`${date}T00:00:00Z`).getTime() + minute * 60_000), timetable)
            .open,
      );
      const closed = weekdayOf(date) > 5 || listed.has(date);
      expect(minutes, date).toHaveLength(closed ? 0 : 17);
    }
  });

  it('does not say open or closed on weekdays after the last listed year', () => {
    const at = (instant: string) => openState(new Date(instant), timetable).open;
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
      timetableOf(hours, {...holidays, days}),
    );
    expect(state.text).toBe('Closed, opens Wednesday 10 June at 9:00 AM');
  });

  it('says only "Closed" when no day has opening hours', () => {
    const state = openState(
      new Date('2026-06-01T10:00:00Z'),
      timetableOf(weekOf([1, 7]), holidays),
    );
    expect(state).toEqual({open: false, text: 'Closed'});
  });

  const saturdays = weekOf([1, 5, '09:00', '17:30'], [6, 6, '09:00', '13:00'], [7, 7]);
  const split = weekOf([1, 5, '13:30', '17:00'], [1, 5, '09:00', '12:30'], [6, 7]);
  const nights = weekOf([1, 4, '22:00', '06:00'], [5, 5, '22:00', '00:00'], [6, 7]);
  const always = weekOf([1, 7, '00:00', '00:00']);
  const weekdaysRoundTheClock = weekOf([1, 5, '00:00', '00:00'], [6, 7]);

  it.each([
    [saturdays, '2026-01-10T12:59:00Z', 'Open now, until 1:00 PM'],
    [saturdays, '2026-01-10T13:00:00Z', 'Closed, opens Monday at 9:00 AM'],
    [saturdays, '2026-01-09T18:00:00Z', 'Closed, opens Saturday at 9:00 AM'],
    [split, '2026-01-06T12:29:00Z', 'Open now, until 12:30 PM'],
    [split, '2026-01-06T12:30:00Z', 'Closed, opens today at 1:30 PM'],
    [split, '2026-01-06T13:30:00Z', 'Open now, until 5:00 PM'],
    [nights, '2026-01-06T21:59:00Z', 'Closed, opens today at 10:00 PM'],
    [nights, '2026-01-06T23:00:00Z', 'Open now, until 6:00 AM'],
    [nights, '2026-01-07T05:59:00Z', 'Open now, until 6:00 AM'],
    [nights, '2026-01-07T06:00:00Z', 'Closed, opens today at 10:00 PM'],
    [nights, '2026-01-05T03:00:00Z', 'Closed, opens today at 10:00 PM'],
    [nights, '2026-01-09T23:59:00Z', 'Open now, until 12:00 AM'],
    [nights, '2026-01-10T00:00:00Z', 'Closed, opens Monday at 10:00 PM'],
    // The night before Good Friday ends at six; that of Good Friday does not begin.
    [nights, '2026-04-03T04:00:00Z', 'Open now, until 6:00 AM'],
    [nights, '2026-04-03T22:00:00Z', 'Closed, opens Tuesday at 10:00 PM'],
    // Summer time begins in the night to Sunday.
    [always, '2026-03-29T01:00:00Z', 'Open now, until Friday at 12:00 AM'],
    [always, '2026-07-07T12:00:00Z', 'Open now, until Monday 31 August at 12:00 AM'],
    [always, '2026-12-25T12:00:00Z', 'Closed, opens Saturday at 12:00 AM'],
    [weekdaysRoundTheClock, '2026-01-06T12:00:00Z', 'Open now, until Saturday at 12:00 AM'],
    [weekdaysRoundTheClock, '2026-01-09T12:00:00Z', 'Open now, until 12:00 AM'],
    [weekdaysRoundTheClock, '2026-01-10T12:00:00Z', 'Closed, opens Monday at 12:00 AM'],
  ])('follows any week, at %#', (week, instant, text) => {
    expect(textAt(instant, week)).toBe(text);
  });

  it.each([
    ['2026-12-23T17:29:00Z', 'Open now, until 5:30 PM'],
    ['2026-12-24T12:59:00Z', 'Open now, until 1:00 PM'],
    ['2026-12-24T13:00:00Z', 'Closed, opens Tuesday 5 January at 10:00 AM'],
    ['2027-01-01T12:00:00Z', 'Closed, opens Tuesday at 10:00 AM'],
    ['2027-01-05T17:00:00Z', 'Closed, opens Wednesday at 9:00 AM'],
    ['2027-06-08T12:00:00Z', 'Closed, opens Monday 2 August at 9:00 AM'],
  ])('follows closures and other hours, at %s', (instant, text) => {
    const closures = [
      {name: 'Eve', from: '2026-12-24', open: {opens: '09:00', closes: '13:00'}},
      {name: 'Rest', from: '2026-12-25', to: '2027-01-04'},
      {name: 'Return', from: '2027-01-05', open: {opens: '10:00', closes: '17:00'}},
      {name: 'Works', from: '2027-06-07', to: '2027-08-01'},
    ];
    const state = openState(new Date(instant), timetableOf(hours, {...holidays, closures}));
    expect(state.text).toBe(text);
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
