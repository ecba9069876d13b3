import type {Run} from '../../blocks';
import {STYLE} from '../page/measures';
import type {Slab} from '../page/paginate';
import type {Element, Pen} from '../page/pen';

/** Part of the width that terms take, as on the site. */
const TERM_SHARE = 0.3;
const GAP = 16;
const BEFORE = 9;
const PADDING = {above: 5, below: 5.5} as const;

interface Entry {
  readonly term: readonly Run[];
  readonly runs: readonly Run[];
}

interface Frame {
  readonly left: number;
  readonly width: number;
}

/** Terms and what they mean, in ruled rows. */
export function definitions(
  pen: Pen,
  parent: Element,
  entries: readonly Entry[],
  {left, width}: Frame,
): Slab[] {
  const list = pen.list(parent, 'None');
  const termWidth = width * TERM_SHARE - GAP;
  return entries.map(({term, runs}, index) => {
    const item = pen.child(list, 'LI');
    const label = pen.child(item, 'Lbl');
    const body = pen.child(item, 'LBody');
    const termText = pen.set(term, STYLE.strong, termWidth);
    const text = pen.set(runs, STYLE.body, width * (1 - TERM_SHARE));
    const height = Math.max(termText.height, text.height) + PADDING.above + PADDING.below;
    return {
      before: index === 0 ? BEFORE : 0,
      rows: [height],
      together: 1,
      withNext: index === entries.length - 2,
      draw: (top) => {
        if (index === 0) {
          pen.rule(left, top, width, 'strong');
        }
        pen.put(label, termText, left, top + PADDING.above);
        pen.put(body, text, left + width * TERM_SHARE, top + PADDING.above);
        pen.rule(left, top + height, width);
      },
    };
  });
}
