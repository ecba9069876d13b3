import {textOf} from '../../blocks';
import type {PolicyRecord} from '../../record';
import {changed} from '../control-data';
import {COLUMN, STYLE} from '../page/measures';
import type {Slab} from '../page/paginate';
import {baseline, pdfText, type Element, type Pen} from '../page/pen';
import {drawTriangle} from './section-heading';

const BEFORE = 26;
const ROW = 17;
const ROW_TEXT_TOP = 2;
const TRIANGLE_RIGHT = 44;

/** The sections and the pages on which they begin, each row a link. Stays on one page. */
export function contents(
  pen: Pen,
  root: Element,
  record: PolicyRecord,
  pageOf: (anchor: string) => number,
): Slab {
  const heading = pen.child(root, 'H2', {title: 'Contents'});
  const headingText = pen.set([{text: 'Contents'}], STYLE.part, COLUMN.width);
  const headingHeight = headingText.height + 6;
  const list = pen.child(root, 'TOC');
  const changedSections = changed(record);
  const entries = record.blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? [{...block, element: pen.child(pen.child(list, 'TOCI'), 'Reference')}]
      : [],
  );
  const drawEntry = ({number, id, runs, element}: (typeof entries)[number], top: number) => {
    const stand = baseline(top + ROW_TEXT_TOP, STYLE.body);
    const page = String(pageOf(id));
    const pageLeft = COLUMN.right - pen.measure(page, STYLE.reference, 'mono');
    if (changedSections.includes(number)) {
      pen.furniture(() => drawTriangle(pen, COLUMN.right - TRIANGLE_RIGHT, stand));
    }
    const link = pen.child(element, 'Link');
    link.add(() => {
      pen.draw(`${number} `, STYLE.reference, COLUMN.left, stand);
      pen.draw(`${textOf(runs)} `, STYLE.body, COLUMN.left + COLUMN.hang, stand);
      pen.draw(page, STYLE.reference, pageLeft, stand);
    });
    pen.pdf.goTo(COLUMN.left, top, COLUMN.width, ROW, id, {
      structParent: link,
      Contents: pdfText(`${number} ${textOf(runs)}, page ${page}`),
    });
    link.end();
    pen.rule(COLUMN.left, top + ROW + 1, COLUMN.width);
  };
  return {
    before: BEFORE,
    rows: [headingHeight + entries.length * ROW],
    together: 1,
    draw: (top) => {
      pen.put(heading, headingText, COLUMN.left, top);
      pen.rule(COLUMN.left, top + headingHeight, COLUMN.width, 'strong');
      entries.forEach((entry, index) => drawEntry(entry, top + headingHeight + index * ROW));
    },
  };
}
