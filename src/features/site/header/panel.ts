/** Makes everything outside the menu inert while the menu is open. */
function setRestInert(menu: HTMLElement, inert: boolean): void {
  for (
    let node: HTMLElement | null = menu;
    node && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node) {
        sibling.toggleAttribute('inert', inert);
      }
    }
  }
}

/** Whether the layout shows an element. */
export function isShown(element: Element | null): boolean {
  return (element?.getClientRects().length ?? 0) > 0;
}

/**
 * Adds modal behaviour to the mobile menu, a `details` element that its button opens and closes
 * without scripts (specification 2 and 4). Focus stays inside and returns to the button. Escape, the
 * backdrop, any link and a window without the button close the menu. The page behind it can neither
 * scroll nor take focus.
 */
export function startPanel(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary');
  let locked = false;

  function updateLock(): void {
    if (menu.open === locked) return;
    locked = menu.open;
    document.documentElement.classList.toggle('mobile-menu--held', locked);
    setRestInert(menu, locked);
    if (!locked) summary?.focus({preventScroll: true});
  }

  menu.addEventListener('toggle', updateLock);
  for (const event of ['resize', 'pageshow', 'beforeprint']) {
    window.addEventListener(event, () => {
      // Turned, widened or zoomed out, the window may have no room for the menu's button, so nobody
      // could close the menu. Paper shows the page behind it.
      if (event === 'beforeprint' || !isShown(summary)) menu.open = false;
      // The element's own event comes too late for printing.
      updateLock();
    });
  }
  menu.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('a, .panel-shade')) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (!menu.open) return;
    if (event.key === 'Escape') menu.open = false;
    if (event.key !== 'Tab') return;
    const items = [...menu.querySelectorAll<HTMLElement>('summary, a[href]')];
    if (event.shiftKey) items.reverse();
    if (document.activeElement === items.at(-1) || !menu.contains(document.activeElement)) {
      event.preventDefault();
      items[0]?.focus();
    }
  });
  // The visitor may have opened the menu before the script loaded.
  updateLock();
}
