/** The site's script, the same on every page: see contributing/scripts.md. */
import {TIMEOUT_MS, type SearchCode} from '@site/src/features/search/control';
import {startIslands} from './start-islands';
import {startSite} from './site';
import {trustOwnScripts} from './trusted-scripts';

/** Adds an element to the head and waits for the file it loads, until the time limit. */
function loaded(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    setTimeout(reject, TIMEOUT_MS);
    // Before the page's own rules, so that those win over a sheet loaded later.
    document.head.prepend(element);
  });
}

/** The address that the build wrote into a `meta` element of the page. */
function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
}

let loading: Promise<SearchCode> | undefined;

/** Loads the script and the rules of search once. After a failure the next call tries again. */
function fetchSearch(): Promise<SearchCode> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = meta('search-rules');
  const script = document.createElement('script');
  script.src = meta('search-script');
  return (loading ??= Promise.all([sheet, script].map(loaded)).then(
    () => window.siteSearch,
    (fault: unknown) => {
      loading = undefined;
      throw fault;
    },
  ));
}

/** Loads the script that a `meta` element names. */
function fetchScript(name: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = meta(name);
  return loaded(script);
}

const fetchIslands = () => fetchScript('island-script');

const fetchTakeAway = () => fetchScript('take-away-script').then(() => window.takeAway);

trustOwnScripts();
startSite(fetchSearch, fetchTakeAway);
if (meta('island-script') !== '') startIslands(fetchIslands);
