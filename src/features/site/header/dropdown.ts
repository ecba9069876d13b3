/*
 * Timing of the group-companies dropdown, literal in the specification (4 and 9).
 * All values in milliseconds.
 */

/** The dropdown opens after the pointer has rested this long. */
const OPEN_DELAY = 200;

/** It opens at once when it was closed within this time. */
const SKIP_DELAY = 300;

/** It closes this long after the pointer has left. */
const CLOSE_DELAY = 150;

/**
 * How long to wait before opening on hover.
 *
 * @param now time of the hover
 * @param closedAt time of the last close, or undefined when it was never open
 */
function openDelay(now: number, closedAt: number | undefined): number {
  return closedAt !== undefined && now - closedAt <= SKIP_DELAY ? 0 : OPEN_DELAY;
}

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * Opens and closes a `details` element by hover with the specification's timings, and adds arrow
 * keys and Escape. Click, Enter, Space and touch are the element's own. Meets WCAG 1.4.13: Escape
 * dismisses without moving the pointer, the sheet may be hovered, and it stays until the pointer or
 * the focus leaves.
 */
export function startDropdown(group: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt: number | undefined;
  let byHover = false;

  function become(open: boolean, hovered = false): void {
    clearTimeout(timer);
    byHover = hovered;
    if (group.open && !open) {
      closedAt = performance.now();
    }
    group.open = open;
  }
  function later(open: boolean, delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => become(open, open), delay);
  }

  group.addEventListener('pointerenter', ({pointerType}) => {
    if (pointerType === 'mouse') {
      if (group.open) clearTimeout(timer);
      else later(true, openDelay(performance.now(), closedAt));
    }
  });
  group.addEventListener('pointerleave', ({pointerType}) => {
    if (pointerType === 'mouse') later(false, CLOSE_DELAY);
  });
  group.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('a')) become(false);
  });
  group.querySelector('summary')?.addEventListener('click', (event) => {
    event.preventDefault();
    // The pointer opened it a moment ago; the click that follows means "yes", not "close".
    become(!group.open || byHover);
  });
  group.addEventListener('keydown', (event) => {
    const move = MOVES[event.key];
    const links = [...group.querySelectorAll('a')];
    if (move) {
      event.preventDefault();
      const current = links.findIndex((link) => link === document.activeElement);
      become(true);
      links[move(current, links.length - 1)]?.focus();
    }
  });
  group.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget instanceof Node && !group.contains(relatedTarget)) become(false);
  });
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && group.open) {
      if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
      become(false);
    }
  });
  document.addEventListener('pointerdown', ({target}) => {
    if (target instanceof Node && !group.contains(target)) become(false);
  });
}
