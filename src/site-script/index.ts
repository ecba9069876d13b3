/** The site's script, the same on every page: see contributing/scripts.md. */
import type {SearchCode} from '@site/src/features/search/control';
import {startSite} from './site';

/** Puts an element into the head and waits for what it fetches. It goes again if that fails. */
function arrival(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error());
    });
    // First, so that the page's own rules count more than those that come with it.
    document.head.prepend(element);
  });
}

/** Address of a file that the build has told the page in a `meta` element. */
function told(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
}

async function fetchSearch(): Promise<SearchCode> {
  if (!window.siteSearch) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = told('search-rules');
    const script = document.createElement('script');
    script.src = told('search-script');
    await Promise.all([arrival(sheet), arrival(script)]);
  }
  if (!window.siteSearch) throw new Error();
  return window.siteSearch;
}

startSite(fetchSearch);
