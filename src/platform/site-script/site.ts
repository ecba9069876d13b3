import {startCutLine} from '@site/src/components/picture/start-cut-line';
import {startTabs} from '@site/src/components/tabs/start-tabs';
import {eachMinute} from '@site/src/features/site/clock/each-minute';
import {updateTimedElements} from '@site/src/features/site/clock/timed';
import {
  followReader,
  hideWhileShown,
  type ShowClause,
  startClauses,
} from '@site/src/features/documents/document-script';
import {
  startDateField,
  startTakeAway,
  type TakeAway,
} from '@site/src/features/documents/record/in-force-script';
import {chooseHour} from '@site/src/features/companies/facilities/lobby-hour';
import {startDropdown} from '@site/src/features/site/header/dropdown';
import {startPanel} from '@site/src/features/site/header/panel';
import {countDown, startSharing} from '@site/src/features/careers/opening/opening-script';
import {type LoadSearch, startSearch} from '@site/src/features/search/control';
import {showOpeningHours} from '@site/src/features/contact/opening-hours/live-hours';
import {prepareNextPage} from './next-page';
import {revealTarget} from './reveal-target';

/**
 * Starts every behaviour of a page outside its islands. Call it once, when the HTML is complete.
 *
 * @param loadSearch loads the search script on the first search
 * @param loadTakeAway loads the script that saves a period's copies
 * @param loadClauses loads the script about the clause in the address
 */
export function startSite(
  loadSearch: LoadSearch,
  loadTakeAway: () => Promise<TakeAway>,
  loadClauses: () => Promise<ShowClause>,
): void {
  const page = document;
  page.querySelectorAll<HTMLDetailsElement>('.menu__group').forEach(startDropdown);
  page.querySelectorAll<HTMLDetailsElement>('.mobile-menu').forEach(startPanel);
  page.querySelectorAll<HTMLElement>('[data-tabs]').forEach(startTabs);
  page.querySelectorAll<HTMLInputElement>('[data-cut-line]').forEach(startCutLine);
  page.querySelectorAll<HTMLElement>('.document').forEach(followReader);
  page.querySelectorAll<HTMLElement>('.call-bar').forEach(hideWhileShown);
  page.querySelectorAll<HTMLElement>('.in-force').forEach(startDateField);
  page
    .querySelectorAll<HTMLElement>('[data-citation]')
    .forEach((cited) => startClauses(cited, loadClauses));
  page.querySelectorAll<HTMLElement>('[data-share]').forEach(startSharing);
  page.querySelectorAll<HTMLElement>('[data-closes]').forEach(countDown);
  page.querySelectorAll<HTMLElement>('[data-hours]').forEach(showOpeningHours);
  page.querySelectorAll<HTMLElement>('[data-hour]').forEach(chooseHour);
  page
    .querySelectorAll<HTMLButtonElement>('[data-take-away]')
    .forEach((button) => startTakeAway(button, loadTakeAway));
  page
    .querySelectorAll('[data-print]')
    .forEach((button) => button.addEventListener('click', () => window.print()));
  page.querySelectorAll('[data-year]').forEach((year) => {
    year.textContent = String(new Date().getFullYear());
  });
  page
    .querySelectorAll('.lost')
    .forEach(() => console.error(`404: no page at ${location.pathname}`));
  revealTarget();
  startSearch(loadSearch);
  updateTimedElements();
  eachMinute(updateTimedElements);
  prepareNextPage();
}
