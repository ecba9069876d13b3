const REACHES = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches the page's islands once everything else has been loaded and painted, or as soon as a
 * visitor reaches for one.
 *
 * @param fetch brings the script; asked again at the next reach when it failed
 */
export function startIslands(fetch: () => Promise<unknown>): void {
  let isFetching = false;
  const begin = (): void => {
    if (isFetching) return;
    isFetching = true;
    fetch().catch(() => {
      isFetching = false;
    });
  };
  const reach = ({target}: Event): void => {
    if (target instanceof Element && target.closest('[data-island]')) begin();
  };
  for (const event of REACHES) document.addEventListener(event, reach, {passive: true});
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
}
