import {brand} from '@site/src/data/brand/brand';
import {wallClock} from '../clock/wall-clock';

/** Whether the day by which a document was to be reviewed is over, by the calendar here. */
export function isOverdue(reviewBy: string, now: Date): boolean {
  return wallClock(now, brand.timeZone).date > reviewBy;
}
