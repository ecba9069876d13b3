import {expect, it} from 'vitest';
import {bankHolidays} from './bank-holidays';
import {bankHolidaysSchema} from './bank-holidays.schema';

const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 0;

const day = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date));
const plus = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const iso = (date: Date) => date.toISOString().slice(0, 10);

/** Date of Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return day(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

const firstMonday = (year: number, month: number) => {
  const first = day(year, month, 1);
  return plus(first, (MONDAY - first.getUTCDay() + 7) % 7);
};

const lastMonday = (year: number, month: number) => {
  const last = day(year, month + 1, 0);
  return plus(last, -((last.getUTCDay() - MONDAY + 7) % 7));
};

/** Moves a holiday at the weekend to the next weekday that isn't already a holiday. */
function withSubstitute(name: string, date: Date, taken: readonly string[] = []) {
  let moved = date;
  while ([SATURDAY, SUNDAY].includes(moved.getUTCDay()) || taken.includes(iso(moved))) {
    moved = plus(moved, 1);
  }
  return {date: iso(moved), name: moved === date ? name : `${name} (substitute day)`};
}

/** The eight holidays of a year under the Banking and Financial Dealings Act 1971. */
function holidaysByRule(year: number) {
  const boxingDay = day(year, 12, 26);
  const christmas = withSubstitute('Christmas Day', day(year, 12, 25), [iso(boxingDay)]);
  return [
    withSubstitute('New Year’s Day', day(year, 1, 1)),
    {date: iso(plus(easter(year), -2)), name: 'Good Friday'},
    {date: iso(plus(easter(year), 1)), name: 'Easter Monday'},
    {date: iso(firstMonday(year, 5)), name: 'Early May bank holiday'},
    {date: iso(lastMonday(year, 5)), name: 'Spring bank holiday'},
    {date: iso(lastMonday(year, 8)), name: 'Summer bank holiday'},
    christmas,
    withSubstitute('Boxing Day', boxingDay, [christmas.date]),
  ];
}

const years = Array.from(
  {length: bankHolidays.lastYear - bankHolidays.firstYear + 1},
  (_, index) => bankHolidays.firstYear + index,
);

it.each(years)('bankHolidays contains every holiday of %i', (year) => {
  const rules = holidaysByRule(year);
  const listed: readonly {readonly date: string; readonly name: string}[] = bankHolidays.days;
  for (const holiday of rules) {
    expect(listed).toContainEqual(holiday);
  }
});

const [firstYear, laterYears] = [true, false].map((isFirst) =>
  bankHolidays.days.filter(({date}) => date.startsWith(String(bankHolidays.firstYear)) === isFirst),
) as [typeof bankHolidays.days, typeof bankHolidays.days];
const CLOSURE = {from: '2026-12-29', to: '2027-01-04', name: 'Christmas'};

it('bankHolidays matches its schema', () => {
  expect(bankHolidaysSchema.safeParse(bankHolidays).error).toBeUndefined();
});

it.each([
  ['a day out of order', {days: bankHolidays.days.toReversed()}],
  ['a day twice', {days: [...bankHolidays.days.slice(0, 1), ...bankHolidays.days]}],
  ['a day after the last year', {lastYear: 2027}],
  ['a year without days', {lastYear: 2029}],
  ['a year with a day missing', {days: [...firstYear.slice(0, 7), ...laterYears]}],
  ['a closure that ends before it begins', {closures: [{...CLOSURE, to: '2026-12-28'}]}],
  ['a closure without a reason', {closures: [{...CLOSURE, name: ''}]}],
])('bankHolidays is rejected with %s', (_case, change) => {
  expect(bankHolidaysSchema.safeParse({...bankHolidays, ...change}).success).toBe(false);
});
