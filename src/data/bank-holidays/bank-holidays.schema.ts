import * as z from 'zod';

const bankHoliday = z.strictObject({
  /** A day when the offices are closed. Example: `'2026-12-28'`. */
  date: z.iso.date(),
  /** Example: `'Boxing Day (substitute day)'`. */
  name: z.string().min(3),
});

const time = z.iso.time({precision: -1});

const closure = z
  .strictObject({
    /** First day. Example: `'2026-12-29'`. */
    from: z.iso.date(),
    /** Last day, if there are several. Example: `'2026-12-31'`. */
    to: z.iso.date().optional(),
    /** The reason, as shown to readers. Example: `'Christmas'`. */
    name: z.string().min(3),
    /** Opening and closing time, if the office is open for other hours than usual. */
    open: z.strictObject({opens: time, closes: time}).optional(),
  })
  .refine(({from, to = from}) => to >= from, {
    error: 'a day that is not before "from"',
    path: ['to'],
    params: {fix: 'Correct "from" or "to".'},
  });

/** Every year has at least eight holidays. A royal occasion may add more. */
const MIN_PER_YEAR = 8;

/**
 * Bank holidays in England and Wales, when the offices are closed (issue 3, "Contact information
 * and map"). The list covers whole years. In other years, the site says that a day may be a bank
 * holiday. `npm run due` warns 60 days before the list ends.
 */
export const bankHolidaysSchema = z
  .strictObject({
    /** First year that the list covers in full. Example: `2026`. */
    firstYear: z.int().min(2000).max(2100),
    /** Last year that the list covers in full. Example: `2028`. */
    lastYear: z.int().min(2000).max(2100),
    /** Sorted by date. */
    days: z.array(bankHoliday).min(MIN_PER_YEAR),
    /** Days on which our offices alone are closed, or open for other hours, in any year. */
    closures: z.array(closure),
  })
  .refine(({days}) => days.every(({date}, index) => date > (days[index - 1]?.date ?? '')), {
    error: 'each day once, in the order of the calendar',
    path: ['days'],
    params: {fix: 'Put the days in date order, and remove any that appear twice.'},
  })
  .refine(
    ({firstYear, lastYear, days}) =>
      days.every(({date}) => yearOf(date) >= firstYear && yearOf(date) <= lastYear),
    {
      error: 'days from firstYear to lastYear',
      path: ['days'],
      params: {fix: 'Correct firstYear and lastYear, or remove the day.'},
    },
  )
  .refine(
    ({firstYear, lastYear, days}) =>
      Array.from({length: lastYear - firstYear + 1}, (_, index) => firstYear + index).every(
        (year) => days.filter(({date}) => yearOf(date) === year).length >= MIN_PER_YEAR,
      ),
    {
      error: `at least ${MIN_PER_YEAR} days in each year from firstYear to lastYear`,
      path: ['days'],
      params: {fix: 'Add the missing days; the government publishes them on www.gov.uk.'},
    },
  );

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

export type Closure = z.infer<typeof closure>;
export type BankHolidays = z.infer<typeof bankHolidaysSchema>;
