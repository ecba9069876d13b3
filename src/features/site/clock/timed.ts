import {eachMinute} from './each-minute';
import {checkClock, now} from './now';

/** A period given as ISO instants. Either end may be omitted. */
export interface Term {
  readonly from?: string;
  readonly until?: string;
}

/** Whether `now` is within the period, which includes `from` and excludes `until`. */
export function isDue({from, until}: Term, now: number): boolean {
  return (
    (from === undefined || now >= Date.parse(from)) &&
    (until === undefined || now < Date.parse(until))
  );
}

/**
 * Attributes of an element that is visible only during a period. The built HTML hides elements with
 * a start, because the time of reading is unknown; the site's script then updates them every
 * minute.
 */
export function timed({from, until}: Term): Readonly<Record<string, string | boolean | undefined>> {
  return {'data-from': from, 'data-until': until, hidden: from !== undefined};
}

interface Deadline {
  /** ISO instant in UTC. Example: `'2026-12-18T17:00:00.000Z'`. */
  readonly closesAt: string;
}

/** Attributes of an element that is visible while an opening takes applications. */
export const visibleUntilClosing = ({closesAt}: Deadline) => timed({until: closesAt});

/** Attributes of an element that is visible after an opening has closed. No rebuild is needed. */
export const visibleAfterClosing = ({closesAt}: Deadline) => timed({from: closesAt});

/** Shows or hides every element that has a period. */
function updateTimedElements(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    const {from, until} = element.dataset;
    element.hidden = !isDue({from, until}, now());
  }
}

/** Keeps every element that has a period up to date. */
export function startTimedElements(): void {
  updateTimedElements();
  eachMinute(updateTimedElements);
  const ends = Array.from(document.querySelectorAll<HTMLElement>('[data-until]'), ({dataset}) =>
    Date.parse(dataset.until ?? ''),
  );
  if (ends.length > 0) checkClock(Math.max(...ends));
}
