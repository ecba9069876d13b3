import {CHANGE_DAYS_PATH} from '@site/src/content/policies/addresses';
import {periodAddress} from '@site/src/content/policies/period-address';
import {wallClock, type Clocks} from '@site/src/content/wall-clock';

/** The first days of all periods. */
async function fetchDays(): Promise<readonly string[]> {
  const days: unknown = await (await fetch(CHANGE_DAYS_PATH)).json();
  return Array.isArray(days) ? days.map(String) : [];
}

/**
 * Leads to what was in force on the day that the reader picks. Without scripts, or without the list
 * of days, the form leads to the page on which the period can be found by hand.
 */
export function answerInForceOn(form: HTMLFormElement): void {
  const {slug = '', clocks = '[]'} = form.dataset;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const on = form.querySelector('input')?.value ?? '';
    const today = wallClock(new Date(), JSON.parse(clocks) as Clocks).date;
    fetchDays().then(
      (days) => location.assign(periodAddress(days, {on, today, slug})),
      () => form.submit(),
    );
  });
}
