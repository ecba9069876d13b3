const hours = 1_060_000;
const hoursBefore = 1_020_000;
const injuries = 37;
const reportable = 3;
const reportableBefore = 4;
const invoices = 5_080;
const paidIn30 = 4_978;

const count = (number: number) => number.toLocaleString('en-GB');
const perHours = (number: number, worked: number) => (number / worked) * 100_000;

/**
 * Figures of the year to 31 March 2026 that several reports state, and those of the year before.
 * Reports write them as tokens, such as `{figure.injuries}`. Changing one changes the text of every
 * report that quotes it, so each of them needs a new version.
 */
export const figures = {
  turnoverBefore: '£55.1m',
  /** Hours worked by employees and contractors. */
  hours: count(hours),
  hoursBefore: count(hoursBefore),
  /** All injuries, however small. */
  injuries: count(injuries),
  injuryRate: perHours(injuries, hours).toFixed(1),
  /** Injuries that RIDDOR makes us report. */
  reportable: count(reportable),
  reportableRate: perHours(reportable, hours).toFixed(2),
  reportableBefore: count(reportableBefore),
  reportableRateBefore: perHours(reportableBefore, hoursBefore).toFixed(2),
  nearMisses: '412',
  /** Scope 1 and 2 emissions, in tonnes. */
  emissions: '613',
  /** Suppliers’ invoices in the year. */
  invoices: count(invoices),
  /** How many of them we paid within 30 days, and their share. */
  invoicesIn30: count(paidIn30),
  paidIn30: `${Math.round((paidIn30 / invoices) * 100)}%`,
  daysToPay: '18',
} as const;
