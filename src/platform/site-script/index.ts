/** The site's script, the same on every page: see contributing/scripts.md. */
import {TIMEOUT_MS} from '@site/src/features/search/control';
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

/** Makes the elements of a script that the build named in a `meta` element of the page. */
function script(name: string): () => HTMLElement {
  return () => {
    const element = document.createElement('script');
    element.src = policy.createScriptURL(meta(name));
    return element;
  };
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

/**
 * Makes a function that loads code once. It rejects if the files don't load, or another page comes in
 * place of the script, as from a network with a sign-in screen; the next call then tries again.
 *
 * @param take returns what the script puts into `window`
 * @param files makes the elements that load the files
 */
function loader<Code>(
  take: () => Code | undefined,
  ...files: readonly (() => HTMLElement)[]
): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () =>
    (loading ??= Promise.all(files.map((make) => loaded(make())))
      .then(() => {
        const code = take();
        if (!code) throw new Error();
        return code;
      })
      .catch((fault: unknown) => {
        loading = undefined;
        throw fault;
      }));
}

function searchSheet(): HTMLElement {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = meta('search-rules');
  return sheet;
}

const fetchIslands = loader(() => window.runIslands, script('island-script'));

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
    // Islands that already run are left alone.
    fetchIslands()
      .then((run) => run())
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

startSite(
  loader(() => window.siteSearch, searchSheet, script('search-script')),
  loader(() => window.takeAway, script('take-away-script')),
  loader(() => window.showClause, script('clauses-script')),
);
if (meta('island-script')) startIslands();
