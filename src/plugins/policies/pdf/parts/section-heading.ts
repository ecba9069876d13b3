import {textOf, type Block} from '../../blocks';
import {COLOUR, COLUMN, STYLE} from '../page/measures';
import type {Slab} from '../page/paginate';
import {baseline, type Element, type Pen} from '../page/pen';

const BEFORE = 34;
/** The rule stands so far above the heading. */
const RULE_ABOVE = 15;
const BELOW = 2;
const TRIANGLE = {width: 9, height: 8, gap: 5} as const;

type Heading = Extract<Block, {kind: 'heading'}>;

/** The drawing office's mark for what a revision changed. */
export function drawTriangle(pen: Pen, x: number, stand: number): void {
  const {width, height} = TRIANGLE;
  pen.pdf
    .polygon([x, stand], [x + width, stand], [x + width / 2, stand - height])
    .fill(COLOUR.signal);
}

/** A section's heading: number in the margin, rule above, and a mark where the section changed. */
export function sectionHeading(
  pen: Pen,
  parent: Element,
  {number, id, runs}: Heading,
  changedIn: string | undefined,
): Slab {
  const heading = pen.child(parent, 'H2', {title: `${number} ${textOf(runs)}`});
  const mark = changedIn === undefined ? undefined : `Changed in ${changedIn}`;
  const markElement = mark === undefined ? undefined : pen.child(parent, 'P');
  const text = pen.set(runs, STYLE.section, COLUMN.text - (mark === undefined ? 0 : 24));
  return {
    before: BEFORE,
    rows: [text.height + BELOW],
    together: 1,
    withNext: true,
    anchor: id,
    drawBefore: (top) => pen.rule(COLUMN.left, top - RULE_ABOVE, COLUMN.width),
    draw: (top) => {
      const stand = baseline(top, STYLE.section);
      pen.write(heading, `${number} `, STYLE.sectionNumber, COLUMN.left, stand);
      pen.put(heading, text, COLUMN.left + COLUMN.hang, top);
      if (mark !== undefined && markElement !== undefined) {
        const x = COLUMN.right - pen.measure(mark, STYLE.mark, STYLE.mark.face);
        pen.furniture(() => drawTriangle(pen, x - TRIANGLE.width - TRIANGLE.gap, stand));
        pen.write(markElement, mark, STYLE.mark, x, stand);
      }
    },
  };
}

/** The heading of what stands behind the sections, which has no number. */
export function endHeading(pen: Pen, parent: Element, title: string): Slab {
  const element = pen.child(parent, 'H2', {title});
  const text = pen.set([{text: title}], STYLE.section, COLUMN.width);
  return {
    before: BEFORE,
    rows: [text.height + BELOW],
    together: 1,
    withNext: true,
    anchor: title,
    drawBefore: (top) => pen.rule(COLUMN.left, top - RULE_ABOVE, COLUMN.width, 'strong'),
    draw: (top) => pen.put(element, text, COLUMN.left, top),
  };
}
