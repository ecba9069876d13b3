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

/** Attributes of an element that the site's script hides at an instant. See also `After`. */
export function timed({until}: Pick<Term, 'until'>): Readonly<Record<string, string | undefined>> {
  return {'data-until': until};
}

interface Deadline {
  /** ISO instant in UTC. Example: `'2026-12-18T17:00:00.000Z'`. */
  readonly closesAt: string;
}

/** Attributes of an element that is visible while an opening takes applications. */
export const visibleUntilClosing = ({closesAt}: Deadline) => timed({until: closesAt});

/** Shows or hides every element that has a period, and puts the content of templates on the page. */
function updateTimedElements(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    const due = isDue(element.dataset, now());
    if (due && element instanceof HTMLTemplateElement) element.replaceWith(element.content);
    else element.hidden = !due;
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
