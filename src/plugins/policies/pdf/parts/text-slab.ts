import type {Slab} from '../page/paginate';
import type {Element, Pen, SetText} from '../page/pen';

/** A paragraph leaves at least so many lines on a page, and takes as many over. */
const TOGETHER = 2;

interface Options {
  readonly before: number;
  readonly x: number;
  readonly withNext?: boolean;
  /** Writes what hangs beside the first line, such as a number. */
  readonly hang?: (top: number) => void;
}

/** Running text that may go on over pages. */
export function textSlab(pen: Pen, element: Element, text: SetText, options: Options): Slab {
  const {before, x, withNext = false, hang} = options;
  return {
    before,
    rows: text.lines.map(() => text.style.leading),
    together: TOGETHER,
    withNext,
    draw: (top, from, to) => {
      if (from === 0) {
        hang?.(top);
      }
      pen.put(element, text, x, top, from, to);
    },
  };
}
