/** The script of search, which a page fetches when someone searches: see contributing/scripts.md. */
import type {SearchCode} from '@site/src/features/search/control';
import {answer} from '@site/src/features/search/answer';
import {suggest} from '@site/src/features/search/suggest';

declare global {
  interface Window {
    /** How the site's script gets hold of this one. */
    siteSearch: SearchCode;
  }
}

export const siteSearch: SearchCode = {answer, suggest};
window.siteSearch = siteSearch;
