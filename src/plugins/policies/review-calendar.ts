import {brand} from '../../data/brand/brand';
import {calendarFile, type CalendarEntry} from '../generated-files/formats/calendar';
import type {PolicyRecord} from './record';

/** When the calendar reminds: long enough before for a review and an approval. */
const REMINDER_DAYS = 30;

function reviewEntry({slug, path, frontMatter}: PolicyRecord): CalendarEntry {
  const {title, reference, owner, approver, version, approvedOn, reviewBy} = frontMatter;
  const quoted = `${brand.prefix.toUpperCase()}-${reference}`;
  const url = `${brand.url}${path}`;
  return {
    // One for each policy, whatever its version: next year's date replaces this year's.
    uid: `policy-review-${slug}@${new URL(brand.url).host}`,
    // Not the time of the build: the same policies make the same file.
    stamp: new Date(`${approvedOn}T00:00:00Z`),
    start: reviewBy,
    summary: `Review due: ${title}`,
    description: `${quoted}, version ${version}.\nOwner: ${owner}\nApproved by: ${approver}\n${url}`,
    url,
    reminderDays: REMINDER_DAYS,
  };
}

/**
 * The day by which each policy of the current edition must be reviewed, as a calendar of all-day
 * events with a reminder 30 days before.
 */
export function reviewCalendar(records: readonly PolicyRecord[]): string {
  return calendarFile(brand.name, records.filter(({inForce}) => inForce).map(reviewEntry));
}
