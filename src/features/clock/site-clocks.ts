import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import {brand} from '@site/src/data/brand/brand';
import {clocksOf} from '@site/src/content/local-instant';

/** The clocks of the group's place for as many years as its bank holidays are listed. */
export const siteClocks = clocksOf(
  brand.timeZone,
  new Date(`${bankHolidays.firstYear}-01-01`),
  new Date(`${bankHolidays.lastYear}-12-31`),
);
