/** Events of a pointer, finger or focus that reaches an element. */
export const REACH_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Matches the address of a file: its last part has a dot. */
const FILE = /\.[^/]*$/;

/** Whether a page may be fetched before its link is followed. */
export function isWorthFetching(link: Pick<HTMLAnchorElement, 'origin' | 'pathname'>): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !FILE.test(link.pathname)
  );
}

/**
 * Fetches a page as soon as pointer, finger or focus reaches its link, so that a click finds it in
 * the cache. Does nothing for visitors who save data, and for files.
 *
 * @param prepareSearch fetches the search, which the search link opens in a dialog
 */
export function prepareNextPage(prepareSearch: () => void): void {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (connection?.saveData) return;

  // Only Chromium uses hints: in Firefox our policy's `default-src 'none'` blocks prefetching.
  const takesHints = HTMLScriptElement.supports('speculationrules');
  const fetched = new Set<string>();
  const onIntent = ({target}: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || fetched.has(link.pathname)) return;
    if (link.matches('.search-link')) {
      fetched.add(link.pathname);
      prepareSearch();
    } else if (isWorthFetching(link)) {
      fetched.add(link.pathname);
      if (takesHints) {
        const hint = document.createElement('link');
        hint.rel = 'prefetch';
        hint.href = link.href;
        document.head.append(hint);
      } else {
        // Opening the page may abort this request.
        void fetch(link.href).catch(() => undefined);
      }
    }
  };
  for (const intent of REACH_EVENTS) {
    document.addEventListener(intent, onIntent, {passive: true});
  }
}
