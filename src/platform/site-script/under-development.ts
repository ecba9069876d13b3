/**
 * A client module (see `clientModules` in docusaurus.config.ts) of `npm start`, where React makes
 * the page in the browser: starts the site's script once the page stands.
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
    );
  }
}
