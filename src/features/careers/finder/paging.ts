/** A list up to this long is shown whole, with and without scripts. */
const SHOWN_WHOLE = 100;

/** Rows of a longer list that are shown at first, and that each press of the button adds. */
export const ROWS_AT_ONCE = 50;

/** How many rows to show of a list. */
export function rowsShown(matches: number, presses: number): number {
  return matches <= SHOWN_WHOLE ? matches : Math.min(matches, ROWS_AT_ONCE * (presses + 1));
}
