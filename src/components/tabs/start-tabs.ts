/**
 * Where a key leads in a row of tabs: the arrows go round, Home and End to the ends.
 *
 * @returns the index of the next tab, or nothing for a key that does not move.
 */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** A click that asks the browser for a new tab or window is the browser's own. */
function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * Makes tabs after the WAI-ARIA pattern of a row of links; the chosen tab follows the focus. The
 * address names it: a choice replaces the history entry, so that Back leaves the page, keeps the
 * rest of the query and drops the anchor, which it has overruled.
 */
export function startTabs(row: HTMLElement): void {
  const tabs = [...row.querySelectorAll('a')];
  const {tabs: parameter = '', fallback} = row.dataset;
  const idOf = (tab: HTMLAnchorElement) => tab.hash.slice(1);

  function select(id: string): void {
    for (const tab of tabs) {
      const selected = idOf(tab) === id;
      const panel = document.getElementById(idOf(tab));
      // Takes back what stood in for it until now.
      tab.removeAttribute('aria-current');
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      if (panel) panel.hidden = !selected;
    }
  }
  function follow(): void {
    const asked = new URLSearchParams(location.search).get(parameter) ?? location.hash.slice(1);
    const known = tabs.some((tab) => idOf(tab) === asked);
    select(known ? asked : (fallback ?? ''));
  }
  function choose(id: string): void {
    const query = new URLSearchParams(location.search);
    query.set(parameter, id);
    history.replaceState(history.state, '', `?${query.toString()}`);
    select(id);
  }

  row.setAttribute('role', 'tablist');
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', idOf(tab));
    const panel = document.getElementById(idOf(tab));
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    panel?.setAttribute('tabindex', '0');
    tab.addEventListener('click', (event) => {
      if (isPlainClick(event)) {
        event.preventDefault();
        choose(idOf(tab));
      }
    });
    tab.addEventListener('keydown', (event) => {
      const next = tabs[nextTab(event.key, index, tabs.length) ?? -1];
      // The focused tab is chosen already; without this the space bar would scroll the page.
      if (next || event.key === ' ') event.preventDefault();
      if (next) {
        choose(idOf(next));
        next.focus();
      }
    });
  }
  window.addEventListener('popstate', follow);
  follow();
}
