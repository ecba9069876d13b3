import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import {CLOSE_DELAY, openDelay} from './dropdown-timing';

interface Dropdown {
  readonly root: RefObject<HTMLDetailsElement | null>;
  readonly open: boolean;
  readonly close: () => void;
  /** Handlers for the `details` element. */
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Handler for the `summary` element. */
  readonly onSummaryClick: (event: MouseEvent) => void;
}

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * Opens and closes a `details` element by hover with the specification's timings,
 * and adds arrow keys and Escape. Click, Enter, Space and touch are the element's own.
 * Meets WCAG 1.4.13: Escape dismisses without moving the pointer, the sheet may be
 * hovered, and it stays until the pointer or the focus leaves.
 */
export function useDropdown(): Dropdown {
  const root = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef<number>(undefined);
  const openedByHover = useRef(false);
  const [open, setOpen] = useState(false);

  const schedule = useCallback((next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      openedByHover.current = next;
      setOpen(next);
      if (!next) {
        closedAt.current = performance.now();
      }
    }, delay);
  }, []);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
    closedAt.current = performance.now();
  }, []);

  useEffect(() => {
    // The visitor may have opened it before the scripts arrived.
    setOpen(root.current?.open ?? false);
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    function onKeyDown(event: globalThis.KeyboardEvent): void {
      if (event.key === 'Escape') {
        if (root.current?.contains(document.activeElement)) {
          root.current.querySelector('summary')?.focus();
        }
        close();
      }
    }
    function onPointerDown(event: globalThis.PointerEvent): void {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        close();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, close]);

  function onKeyDown(event: KeyboardEvent): void {
    const move = MOVES[event.key];
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    if (move === undefined || links.length === 0) {
      return;
    }
    event.preventDefault();
    const current = links.findIndex((link) => link === document.activeElement);
    clearTimeout(timer.current);
    openedByHover.current = false;
    setOpen(true);
    // The links can take focus only once the sheet is shown.
    requestAnimationFrame(() => links[move(current, links.length - 1)]?.focus());
  }

  function onSummaryClick(event: MouseEvent): void {
    // React keeps the element's state; the browser's own toggle would run against it.
    event.preventDefault();
    clearTimeout(timer.current);
    if (open && openedByHover.current) {
      // The pointer opened it a moment ago; the click that follows means "yes", not "close".
      openedByHover.current = false;
      return;
    }
    openedByHover.current = false;
    if (open) {
      close();
    } else {
      setOpen(true);
    }
  }

  return {
    root,
    open,
    close,
    handlers: {
      onPointerEnter(event) {
        if (event.pointerType !== 'mouse') {
          return;
        }
        if (open) {
          clearTimeout(timer.current);
        } else {
          schedule(true, openDelay(performance.now(), closedAt.current));
        }
      },
      onPointerLeave(event) {
        if (event.pointerType === 'mouse') {
          schedule(false, CLOSE_DELAY);
        }
      },
      onKeyDown,
      onBlur(event) {
        if (open && event.relatedTarget !== null && !root.current?.contains(event.relatedTarget)) {
          close();
        }
      },
    },
    onSummaryClick,
  };
}
