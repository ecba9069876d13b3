/** What stands again at the head of a page on which a table goes on. */
export interface Repeat {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/** Something to be placed: rows, between which a page may end. Heights in points. */
export interface Slab {
  /** Space above; dropped at the head of a page. */
  readonly before: number;
  readonly rows: readonly number[];
  /** So many rows stay together at the beginning and at the end. */
  readonly together: number;
  /** Never the last thing on its page. */
  readonly withNext?: boolean;
  /** Begins a page. */
  readonly newPage?: boolean;
  readonly repeat?: Repeat;
  /** What the contents and the outline call it. */
  readonly anchor?: string;
  /** Draws the rows `from` to `to` (not included), the first at `top`. */
  readonly draw: (top: number, from: number, to: number) => void;
  /** Draws what stands in the space above, e.g. a rule; not at the head of a page. */
  readonly drawBefore?: (top: number) => void;
}

export interface Placement {
  readonly slab: Slab;
  readonly from: number;
  readonly to: number;
  /** From the head of the page's text area. */
  readonly top: number;
  readonly atHead: boolean;
}

export type Page = readonly Placement[];

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}

/** The least that must follow on the same page: all of a slab, or its first rows. */
function leastHeight({rows, together}: Slab): number {
  return sum(rows.length < together * 2 ? rows : rows.slice(0, together));
}

/** Room that a slab needs with everything that it may not be parted from. */
function neededHeight(slabs: readonly Slab[], index: number): number {
  let needed = 0;
  for (const slab of slabs.slice(index)) {
    const {before, rows, withNext} = slab;
    if (withNext !== true) {
      return needed + before + leastHeight(slab);
    }
    needed += before + sum(rows);
  }
  return needed;
}

/** How many of the rows that are left fit, with enough of them kept for the next page. */
function fittingRows({rows, together}: Slab, from: number, room: number): number {
  let height = 0;
  let count = 0;
  for (const row of rows.slice(from)) {
    height += row;
    if (height > room) {
      break;
    }
    count += 1;
  }
  const left = rows.length - from;
  if (count >= left) {
    return left;
  }
  const kept = Math.min(count, left - together);
  return kept < together ? 0 : kept;
}

/**
 * Spreads slabs over pages: no heading at the foot of a page, no single line parted from its
 * paragraph. `roomOf` gives the height of a page's text area by its number, from 0.
 */
export function paginate(slabs: readonly Slab[], roomOf: (page: number) => number): Page[] {
  const pages: Placement[][] = [[]];
  let top = 0;
  const room = () => roomOf(pages.length - 1);
  const turn = () => {
    pages.push([]);
    top = 0;
  };
  slabs.forEach((slab, index) => {
    const needed = neededHeight(slabs, index);
    if (top > 0 && (slab.newPage === true || (top + needed > room() && needed <= room()))) {
      turn();
    }
    for (let from = 0; from < slab.rows.length;) {
      const atHead = top === 0;
      const start = atHead ? (slab.repeat?.height ?? 0) : top + (from === 0 ? slab.before : 0);
      const fitting = fittingRows(slab, from, room() - start);
      if (fitting === 0 && !atHead) {
        turn();
        continue;
      }
      // What no page can hold is drawn beyond its foot rather than never.
      const to = from + Math.max(fitting, 1);
      pages.at(-1)?.push({slab, from, to, top: start, atHead});
      top = start + sum(slab.rows.slice(from, to));
      from = to;
      if (from < slab.rows.length) {
        turn();
      }
    }
  });
  return pages;
}
