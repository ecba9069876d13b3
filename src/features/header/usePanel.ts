import {useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject} from 'react';

interface Panel {
  readonly root: RefObject<HTMLDetailsElement | null>;
  readonly open: boolean;
  readonly close: () => void;
  readonly onSummaryClick: (event: MouseEvent) => void;
}

/** Everything that can take focus inside the panel, its button included, in order. */
function focusable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('summary, a[href]')];
}

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
 * The mobile menu on a `details` element: without scripts it opens and closes by its
 * button; with them, focus stays inside and returns, Escape closes it, the page behind
 * neither scrolls nor takes focus, and choosing any link closes it (specification 2, 4).
 */
export function usePanel(): Panel {
  const root = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const {pathname} = useLocation();

  const close = useCallback(() => setOpen(false), []);
  useEffect(close, [pathname, close]);

  useEffect(() => {
    // The visitor may have opened it before the scripts arrived.
    setOpen(root.current?.open ?? false);
  }, []);

  useEffect(() => {
    const menu = root.current;
    if (!open || menu === null) {
      return undefined;
    }
    const summary = menu.querySelector('summary');
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        setOpen(false);
        return;
      }
      if (event.key !== 'Tab' || menu === null) {
        return;
      }
      const items = focusable(menu);
      const edge = event.shiftKey ? items[0] : items.at(-1);
      if (document.activeElement === edge || !menu.contains(document.activeElement)) {
        event.preventDefault();
        (event.shiftKey ? items.at(-1) : items[0])?.focus();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    document.documentElement.classList.add('panel-open');
    setRestInert(menu, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.documentElement.classList.remove('panel-open');
      setRestInert(menu, false);
      summary?.focus({preventScroll: true});
    };
  }, [open]);

  return {
    root,
    open,
    close,
    onSummaryClick(event) {
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    },
  };
}
