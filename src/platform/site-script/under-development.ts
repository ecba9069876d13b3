/**
 * A client module for `npm start` (`clientModules` in docusaurus.config.ts). It starts the site's
 * script after React has rendered the first page in the browser.
 */
import {startSite} from './site';

let started = false;

export function onRouteDidUpdate(): void {
  if (!started) {
    started = true;
    startSite(
      async () => {
        const {siteSearch} = await import('./search');
        return siteSearch;
      },
      async () => {
        const {takeAway} = await import('@site/src/features/documents/record/take-away');
        return takeAway;
      },
      async () => {
        const {showClause} = await import('@site/src/features/documents/clauses');
        return showClause;
      },
    );
  }
}
