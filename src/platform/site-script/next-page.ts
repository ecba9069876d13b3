/** Addresses of files: the last part has a dot. */
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
 * Fetches the next page when the visitor turns to its link, so that it stands there at the click.
 * Never for visitors who save data, never files, and not the page of search, in place of which its
 * dialog opens.
 */
export function prepareNextPage(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (connection?.saveData) return;

  // Chromium. Firefox asks the policy's `default-src` about a hint, which takes nothing.
  const takesHints = HTMLScriptElement.supports('speculationrules');
  const fetched = new Set<string>();
  const onIntent = ({target}: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a:not(.search-link)') : null;
    if (link && isWorthFetching(link) && !fetched.has(link.pathname)) {
      fetched.add(link.pathname);
      if (takesHints) {
        const hint = document.createElement('link');
        hint.rel = 'prefetch';
        hint.href = link.href;
        document.head.append(hint);
      } else {
        // It may break off when that page is opened.
        void fetch(link.href).catch(() => undefined);
      }
    }
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, onIntent, {passive: true});
  }
}
