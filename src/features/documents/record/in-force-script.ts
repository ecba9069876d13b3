import {now} from '../../site/clock/now';
import type {takeAway} from './take-away';

/**
 * Handles the day in the address, `?on=2026-05-03`: the list of periods redirects to the period of
 * that day, whose page then names the day. Without scripts the list stays.
 */
export function startDateField(page: HTMLElement): void {
  const on = new URLSearchParams(location.search).get('on') ?? '';
  // Rejects a date that does not exist, which browsers change to another date or to none.
  if (!/^\d{4}-\d\d-\d\d$/.test(on) || !JSON.stringify(new Date(on)).includes(on)) return;
  const heading = page.querySelector<HTMLElement>('[data-first]');
  if (!heading) {
    // Rows are newest first. Dates in this format can be compared as strings.
    const rows = [...page.querySelectorAll('.in-force__days tr[id]')];
    const link = rows.find(({id}) => id <= on)?.querySelector('a');
    if (link) location.replace(`${link.href}?on=${on}${location.hash}`);
    else location.hash = 'before';
    return;
  }
  const {first = '', last = '9999', zone} = heading.dataset;
  if (first <= on && on <= last) {
    // Swedish dates have the format of the address.
    const isToCome = on > new Date(now()).toLocaleDateString('sv', {timeZone: zone});
    const day = new Date(on).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
    heading.textContent = `${isToCome ? 'Approved so far for' : 'In force on'} ${day}`;
    const field = page.querySelector<HTMLInputElement>('input[name="on"]');
    if (field) field.value = on;
    document.title = document.title.replace(/^[^|]*\b/, heading.textContent);
  }
}

export type TakeAway = typeof takeAway;

const FAILED = 'Some files didn’t arrive. Try again, or open them one by one in the table.';

/** Handles the button that saves a period's copies. @param load fetches the script for that */
export function startTakeAway(button: HTMLButtonElement, load: () => Promise<TakeAway>): void {
  const status = button.parentElement?.querySelector('[role=status]');
  const say = (text: string): void => status?.replaceChildren(text);
  let isBusy = false;
  button.addEventListener('click', () => {
    if (isBusy) return;
    isBusy = true;
    say('Getting the files…');
    void load()
      .then((save) => save(button.dataset, say))
      .catch(() => say(FAILED))
      .finally(() => {
        isBusy = false;
      });
  });
}
