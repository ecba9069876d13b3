/**
 * The National Living Wage: the lowest lawful pay from age 21. The rate changes on 1 April each
 * year: https://www.gov.uk/national-minimum-wage-rates
 */
export const NATIONAL_LIVING_WAGE = {
  /** Pounds an hour. */
  rate: 12.71,
  /** First day of this rate. Adverts that close before it are not compared with it. */
  from: '2026-04-01',
  /** Last day of this rate. `npm run due` warns before it; builds don't fail after it. */
  until: '2027-03-31',
} as const;
