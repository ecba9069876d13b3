import {startCutLine} from '@site/src/components/picture/start-cut-line';
import {startTabs} from '@site/src/components/tabs/start-tabs';
import {startTimedElements} from '@site/src/features/site/clock/timed';
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

/** Runs one step of the start. One that fails is reported, and the others still run. */
function attempt(step: () => void): void {
  try {
    step();
  } catch (fault) {
    reportError(fault);
  }
}

/** Starts a behaviour for each element that a selector finds. */
function each(selector: string, begin: (element: never) => void): void {
  // The selectors below find the elements that their behaviours expect.
  for (const element of document.querySelectorAll(selector)) attempt(() => begin(element as never));
}

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
  each('.menu__group', startDropdown);
  each('.mobile-menu', startPanel);
  each('[data-tabs]', startTabs);
  each('[data-cut-line]', startCutLine);
  each('.document', followReader);
  each('.call-bar', hideWhileShown);
  each('.in-force', startDateField);
  each('[data-citation]', (cited: HTMLElement) => startClauses(cited, loadClauses));
  each('[data-share]', startSharing);
  each('[data-closes]', countDown);
  each('[data-hours]', showOpeningHours);
  each('[data-hour]', chooseHour);
  each('[data-take-away]', (button: HTMLButtonElement) => startTakeAway(button, loadTakeAway));
  each('[data-print]', (button: HTMLElement) =>
    button.addEventListener('click', () => window.print()),
  );
  each('[data-year]', (year: HTMLElement) => {
    // A device whose clock was reset shows the year of the build.
    year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
  });
  each('.lost', () => console.error(`404: no page at ${location.pathname}`));
  attempt(revealTarget);
  attempt(() => startSearch(loadSearch));
  attempt(startTimedElements);
  attempt(() =>
    prepareNextPage(() => {
      // A click that fails to load the search says so.
      loadSearch().then(
        ({prepare}) => prepare(),
        () => undefined,
      );
    }),
  );
}
