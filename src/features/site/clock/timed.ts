import {checkClock, eachMinute, now} from './now';

/** A period given as ISO instants. Either end may be omitted. */
interface Term {
  readonly from?: string;
  readonly until?: string;
}

/** Whether `now` is within the period, which includes `from` and excludes `until`. */
export function isDue({from, until}: Term, now: number): boolean {
  // A missing time becomes NaN, and every comparison with NaN is false.
  return !(now < Date.parse(from ?? '') || now >= Date.parse(until ?? ''));
}

/**
 * Shows or hides every element with `data-from` (see `After`) or `data-until`, and puts the content
 * of templates on the page.
 */
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
