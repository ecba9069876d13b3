/** The site's script, the same on every page: see contributing/scripts.md. */
import {PATIENCE, type SearchCode} from '@site/src/features/search/control';
import {startIslands} from './start-islands';
import {startSite} from './site';
import {trustOwnScripts} from './trusted-scripts';

/** Puts an element into the head and waits for what it fetches, but not for ever. */
function arrival(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    setTimeout(reject, PATIENCE);
    // First, so that the page's own rules count more than those that come with it.
    document.head.prepend(element);
  });
}

/** Address of a file that the build has told the page in a `meta` element. */
function told(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
}

let coming: Promise<SearchCode> | undefined;

/** Fetches script and rules of search once; what did not come whole may be asked for again. */
function fetchSearch(): Promise<SearchCode> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = told('search-rules');
  const script = document.createElement('script');
  script.src = told('search-script');
  return (coming ??= Promise.all([sheet, script].map(arrival)).then(
    () => window.siteSearch,
    (fault: unknown) => {
      coming = undefined;
      throw fault;
    },
  ));
}

/** Fetches a script that the page names. */
function fetchScript(name: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = told(name);
  return arrival(script);
}

/** Fetches React and the islands of the page. */
const fetchIslands = () => fetchScript('island-script');

const fetchTakeAway = () => fetchScript('take-away-script').then(() => window.takeAway);

trustOwnScripts();
startSite(fetchSearch, fetchTakeAway);
if (told('island-script') !== '') startIslands(fetchIslands);
