/*
 * Timing of the group-companies dropdown, literal in the specification (4 and 9).
 * All values in milliseconds.
 */

/** The dropdown opens after the pointer has rested this long. */
export const OPEN_DELAY = 200;

/** It opens at once when it was closed within this time. */
export const SKIP_DELAY = 300;

/** It closes this long after the pointer has left. */
export const CLOSE_DELAY = 150;

/**
 * How long to wait before opening on hover.
 *
 * @param now time of the hover
 * @param closedAt time of the last close, or undefined when it was never open
 */
export function openDelay(now: number, closedAt: number | undefined): number {
  return closedAt !== undefined && now - closedAt <= SKIP_DELAY ? 0 : OPEN_DELAY;
}
