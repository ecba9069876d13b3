import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import {brand} from '@site/src/data/brand/brand';
import {clocksOf} from '@site/src/shared/local-instant';

/**
 * Years beyond the list of bank holidays, so that opening hours still work if nobody extends it.
 */
const EXTRA_YEARS = 5;

/** The office's UTC offsets. After the last year, times would be an hour slow in summer. */
export const siteClocks = clocksOf(
  brand.timeZone,
  new Date(`${bankHolidays.firstYear}-01-01`),
  new Date(`${bankHolidays.lastYear + EXTRA_YEARS}-12-31`),
);
