import type {BankHolidays} from './bank-holidays.schema';

/**
 * Bank holidays and our own closures: `{from: '2026-12-29', to: '2026-12-31', name: 'Christmas'}`,
 * for one day `{from: '2027-03-12', name: 'Training'}`, and for other hours than usual
 * `{from: '2026-12-24', name: 'Christmas Eve', open: {opens: '09:00', closes: '13:00'}}`. A closure
 * is on the contact page until it is over, and may then be deleted.
 *
 * Bank holidays in England and Wales. To extend the list, add a whole year and raise `lastYear`;
 * the test beside this file checks each year by the legal rules. A one-off holiday (a
 * coronation, a jubilee) needs only its own entry.
 */
export const bankHolidays = {
  firstYear: 2026,
  lastYear: 2028,
  closures: [],
  days: [
    {date: '2026-01-01', name: 'New Year’s Day'},
    {date: '2026-04-03', name: 'Good Friday'},
    {date: '2026-04-06', name: 'Easter Monday'},
    {date: '2026-05-04', name: 'Early May bank holiday'},
    {date: '2026-05-25', name: 'Spring bank holiday'},
    {date: '2026-08-31', name: 'Summer bank holiday'},
    {date: '2026-12-25', name: 'Christmas Day'},
    {date: '2026-12-28', name: 'Boxing Day (substitute day)'},
    {date: '2027-01-01', name: 'New Year’s Day'},
    {date: '2027-03-26', name: 'Good Friday'},
    {date: '2027-03-29', name: 'Easter Monday'},
    {date: '2027-05-03', name: 'Early May bank holiday'},
    {date: '2027-05-31', name: 'Spring bank holiday'},
    {date: '2027-08-30', name: 'Summer bank holiday'},
    {date: '2027-12-27', name: 'Christmas Day (substitute day)'},
    {date: '2027-12-28', name: 'Boxing Day (substitute day)'},
    {date: '2028-01-03', name: 'New Year’s Day (substitute day)'},
    {date: '2028-04-14', name: 'Good Friday'},
    {date: '2028-04-17', name: 'Easter Monday'},
    {date: '2028-05-01', name: 'Early May bank holiday'},
    {date: '2028-05-29', name: 'Spring bank holiday'},
    {date: '2028-08-28', name: 'Summer bank holiday'},
    {date: '2028-12-25', name: 'Christmas Day'},
    {date: '2028-12-26', name: 'Boxing Day'},
  ],
} satisfies BankHolidays;
