import {lettering} from '../brand-marks/lettering';
import {SHEET} from './sheet';

/** A title broken into lines. */
export interface TitleLines {
  readonly size: number;
  readonly lines: readonly string[];
}

/** From the largest down; the smallest is still easy to read in a column of messages. */
const SIZES = [80, 72, 64, 56, 48] as const;
const MOST_LINES = 3;
export const TITLE_FACE = {face: 'display', tracking: -0.022} as const;

/** Width of a text at the size of 1, so that every size is a multiplication. */
function widths(words: readonly string[]): (from: number, to: number) => number {
  const fine = 1000;
  const known = new Map<string, number>();
  return (from, to) => {
    const text = words.slice(from, to).join(' ');
    const width = known.get(text) ?? lettering(text, {...TITLE_FACE, size: fine}).width / fine;
    known.set(text, width);
    return width;
  };
}

/** Fills line after line; `undefined` when a word is wider than a line. */
function filled(
  words: readonly string[],
  room: number,
  width: (from: number, to: number) => number,
): string[] | undefined {
  const lines: string[] = [];
  let from = 0;
  while (from < words.length) {
    let to = from + 1;
    if (width(from, to) > room) {
      return undefined;
    }
    while (to < words.length && width(from, to + 1) <= room) {
      to += 1;
    }
    lines.push(words.slice(from, to).join(' '));
    from = to;
  }
  return lines;
}

/** Steps in which a narrower room is tried, so that lines of one title are about equally long. */
const NARROWER = 0.02;

function balanced(
  words: readonly string[],
  room: number,
  width: (from: number, to: number) => number,
  lines: readonly string[],
): readonly string[] {
  let best = lines;
  for (let narrow = room * (1 - NARROWER); narrow > 0; narrow -= room * NARROWER) {
    const tried = filled(words, narrow, width);
    if (tried?.length !== lines.length) {
      break;
    }
    best = tried;
  }
  return best;
}

/**
 * Breaks a title into one to three lines, as large as the room allows.
 *
 * @returns `undefined` when it does not fit at the smallest size
 */
export function titleLines(title: string): TitleLines | undefined {
  const words = title.split(/\s+/u).filter((word) => word !== '');
  const width = widths(words);
  for (const size of SIZES) {
    const room = SHEET.title.width / size;
    const lines = filled(words, room, width);
    if (lines !== undefined && lines.length <= MOST_LINES) {
      return {size, lines: balanced(words, room, width, lines)};
    }
  }
  return undefined;
}
