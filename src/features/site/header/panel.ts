/** Makes everything outside the menu unreachable while it is open. */
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

/**
 * The mobile menu on a `details` element: without scripts it opens and closes by its button; with
 * them, focus stays inside and returns, Escape and the backdrop close it, the page behind neither
 * scrolls nor takes focus, and choosing any link closes it (specification 2, 4).
 */
export function startPanel(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary');
  let held = false;

  function hold(): void {
    if (menu.open === held) return;
    held = menu.open;
    document.documentElement.classList.toggle('mobile-menu--held', held);
    setRestInert(menu, held);
    if (!held) summary?.focus({preventScroll: true});
  }

  menu.addEventListener('toggle', hold);
  menu.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('a, .panel-shade')) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (!menu.open) return;
    if (event.key === 'Escape') menu.open = false;
    if (event.key !== 'Tab') return;
    const items = [...menu.querySelectorAll<HTMLElement>('summary, a[href]')];
    const edge = event.shiftKey ? items[0] : items.at(-1);
    if (document.activeElement === edge || !menu.contains(document.activeElement)) {
      event.preventDefault();
      (event.shiftKey ? items.at(-1) : items[0])?.focus();
    }
  });
  // The visitor may have opened it before the script arrived.
  hold();
}
