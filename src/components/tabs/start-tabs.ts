/** For each key, the index of the tab that it moves to; -1 is the last tab. */
const NEXT_TAB: Partial<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** False with a modifier key: such a click opens a new tab or window, and Alt-← means Back. */
export function isPlain(
  event: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * Turns a row of links into tabs following the WAI-ARIA pattern, in which focusing a tab selects
 * it. The address names the selected tab. Selecting one replaces the history entry, so that Back
 * leaves the page; it keeps the rest of the query and drops the anchor, which no longer applies.
 */
export function startTabs(row: HTMLElement): void {
  const tabs = [...row.querySelectorAll('a')];
  const {tabs: parameter = '', fallback} = row.dataset;
  const idOf = (tab: HTMLAnchorElement) => tab.hash.slice(1);

  function select(id: string): void {
    for (const tab of tabs) {
      const selected = idOf(tab) === id;
      const panel = document.getElementById(idOf(tab));
      // Set by Tabs.tsx before this script loaded; `aria-selected` replaces it.
      tab.removeAttribute('aria-current');
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      if (panel) panel.hidden = !selected;
    }
  }
  function selectFromAddress(): void {
    const requestedId =
      new URLSearchParams(location.search).get(parameter) ?? location.hash.slice(1);
    const known = tabs.some((tab) => idOf(tab) === requestedId);
    select(known ? requestedId : (fallback ?? ''));
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
      if (isPlain(event)) {
        event.preventDefault();
        choose(idOf(tab));
      }
    });
    tab.addEventListener('keydown', (event) => {
      if (!isPlain(event)) return;
      const move = NEXT_TAB[event.key];
      const next = move && tabs.at(move(index) % tabs.length);
      // The focused tab is already selected, and Space would otherwise scroll the page.
      if (next || event.key === ' ') event.preventDefault();
      if (next) {
        choose(idOf(next));
        next.focus();
      }
    });
  }
  window.addEventListener('popstate', selectFromAddress);
  selectFromAddress();
}
