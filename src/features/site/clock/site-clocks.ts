import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import {brand} from '@site/src/data/brand/brand';
import {clocksOf} from '@site/src/shared/local-instant';

/** Years after the list of bank holidays: the hours are still told when nobody has extended it. */
const YEARS_AFTER = 5;

/** The clocks of the group's place. After the last year they would be an hour slow in summer. */
export const siteClocks = clocksOf(
  brand.timeZone,
  new Date(`${bankHolidays.firstYear}-01-01`),
  new Date(`${bankHolidays.lastYear + YEARS_AFTER}-12-31`),
);
