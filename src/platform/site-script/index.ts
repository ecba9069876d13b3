/** The site's script, the same on every page: see contributing/scripts.md. */
import {TIMEOUT_MS, type SearchCode} from '@site/src/features/search/control';
import {REACH_EVENTS} from './next-page';
import {startSite} from './site';

/** The part of the browser's API used here, which TypeScript's types lack. */
interface TrustedTypes {
  readonly createPolicy: (
    name: 'site',
    rules: {readonly createScriptURL: (address: string) => string},
  ) => {readonly createScriptURL: (address: string) => string};
}

/**
 * Marks the addresses of our scripts as safe, for pages that require trusted types. The policy isn't
 * called `default`, because add-ons use that name. An add-on may also forbid new policies; pages
 * that don't require trusted types then work without one.
 */
let policy = {createScriptURL: (address: string) => address};
try {
  const {trustedTypes} = window as {readonly trustedTypes?: TrustedTypes};
  policy = trustedTypes?.createPolicy('site', policy) ?? policy;
} catch {
  // An add-on forbids policies.
}

/** Makes the element of a script that the build named in a `meta` element of the page. */
function scriptElement(name: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = policy.createScriptURL(meta(name));
  return script;
}

/** Adds an element to the head and waits until its file has loaded. Rejects at the time limit. */
function loaded(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    setTimeout(reject, TIMEOUT_MS);
    // Prepended, so that the page's own rules win over a sheet loaded later.
    document.head.prepend(element);
  });
}

/** Returns the address that the build wrote into a `meta` element of the page. */
function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
}

let loading: Promise<SearchCode> | undefined;

/**
 * Loads the script and the style sheet of search once. After a failure the next call tries again.
 */
function fetchSearch(): Promise<SearchCode> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = meta('search-rules');
  return (loading ??= Promise.all([sheet, scriptElement('search-script')].map(loaded)).then(
    () => window.siteSearch,
    (fault: unknown) => {
      loading = undefined;
      throw fault;
    },
  ));
}

/** Loads the script that a `meta` element names. */
function fetchScript(name: string): Promise<unknown> {
  return loaded(scriptElement(name));
}

/**
 * Loads the page's islands after the `load` event, or as soon as pointer, finger or focus reaches
 * one. A failed load is tried again at once, and then whenever the visitor reaches for an island.
 * After the second failure the page says that a reload helps (../islands/Island.tsx).
 */
function startIslands(): void {
  let hasFailed = false;
  let isUnderWay = false;
  const begin = (): void => {
    if (isUnderWay) return;
    isUnderWay = true;
    // Asks for the script again too: the islands that run already stay as they are.
    fetchScript('island-script')
      .then(() => window.runIslands())
      .catch(() => {
        isUnderWay = false;
        if (hasFailed) document.body.classList.add('body--lost');
        else {
          hasFailed = true;
          begin();
        }
      });
  };
  const reach = ({target}: Event): void => {
    if (target instanceof Element && target.closest('[data-island]')) begin();
  };
  for (const event of REACH_EVENTS) document.addEventListener(event, reach, {passive: true});
  window.addEventListener('load', begin);
}

const fetchTakeAway = () => fetchScript('take-away-script').then(() => window.takeAway);

let clauses: Promise<unknown> | undefined;

const fetchClauses = () =>
  (clauses ??= fetchScript('clauses-script')).then(() => window.showClause);

startSite(fetchSearch, fetchTakeAway, fetchClauses);
if (meta('island-script')) startIslands();
