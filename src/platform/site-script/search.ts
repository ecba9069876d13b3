/** Entry of the search script, which pages load on request: see contributing/scripts.md. */
import type {SearchCode} from '@site/src/features/search/control';
import {answer, prepare} from '@site/src/features/search/answer';
import {suggest} from '@site/src/features/search/suggest';

declare global {
  interface Window {
    /** Where the site's script finds this one. */
    siteSearch: SearchCode;
  }
}

export const siteSearch: SearchCode = {answer, prepare, suggest};
window.siteSearch = siteSearch;
