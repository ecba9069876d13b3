const REACH_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads the page's islands after the `load` event, or as soon as pointer, finger or focus reaches
 * one. The loaded script, ../islands/index.tsx, then hydrates them.
 *
 * @param fetch loads the script; called again at the next reach if it failed
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
  for (const event of REACH_EVENTS) document.addEventListener(event, reach, {passive: true});
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
}
