import {isShown} from './panel';

/*
 * Timings of the group-companies dropdown in milliseconds, fixed by the specification (4 and 9).
 */

/** How long the pointer must hover before the dropdown opens. */
const OPEN_DELAY = 200;

/** How long after closing the dropdown opens again without delay. */
const SKIP_DELAY = 300;

/** How long after the pointer has left the dropdown closes. */
const CLOSE_DELAY = 150;

/**
 * Returns the delay before opening on hover.
 *
 * @param now time of the hover
 * @param closedAt time of the last close, or undefined if it was never open
 */
function openDelay(now: number, closedAt: number | undefined): number {
  return closedAt !== undefined && now - closedAt <= SKIP_DELAY ? 0 : OPEN_DELAY;
}

/**
 * For each key, the index of the link that it moves to; -1 is the last link. The index given is -1 if
 * no link has the focus.
 */
const MOVES: Readonly<Record<string, (index: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => Math.max(index, 0) - 1,
  Home: () => 0,
  End: () => -1,
};

/**
 * Opens and closes a `details` element on hover with the specification's timings, and adds arrow
 * keys and Escape. The element itself handles Enter, Space and touch. Meets WCAG 1.4.13: Escape
 * closes it without moving the pointer, the pointer can move onto the menu, and the menu stays open
 * until the pointer or the focus leaves.
 */
export function startDropdown(group: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt: number | undefined;
  let openedByHover = false;

  function setOpen(open: boolean, hovered = false): void {
    clearTimeout(timer);
    openedByHover = hovered;
    if (group.open && !open) {
      closedAt = performance.now();
    }
    group.open = open;
  }
  function schedule(open: boolean, delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => setOpen(open, open), delay);
  }

  group.addEventListener('pointerenter', ({pointerType}) => {
    if (pointerType === 'mouse') {
      if (group.open) clearTimeout(timer);
      else schedule(true, openDelay(performance.now(), closedAt));
    }
  });
  group.addEventListener('pointerleave', ({pointerType}) => {
    if (pointerType === 'mouse') schedule(false, CLOSE_DELAY);
  });
  group.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  });
  group.querySelector('summary')?.addEventListener('click', (event) => {
    event.preventDefault();
    // Hovering has just opened it, so the click that follows must not close it.
    setOpen(!group.open || openedByHover);
  });
  group.addEventListener('keydown', (event) => {
    const move = MOVES[event.key];
    const links: HTMLElement[] = [...group.querySelectorAll('a')];
    if (move) {
      event.preventDefault();
      setOpen(true);
      const current = links.indexOf(document.activeElement as HTMLElement);
      links.at(move(current) % links.length)?.focus();
    }
  });
  group.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget instanceof Node && !group.contains(relatedTarget)) setOpen(false);
  });
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && group.open) {
      if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
      setOpen(false);
    }
  });
  window.addEventListener('resize', () => {
    if (!isShown(group)) setOpen(false);
  });
  document.addEventListener('pointerdown', ({target}) => {
    if (target instanceof Node && !group.contains(target)) setOpen(false);
  });
}
