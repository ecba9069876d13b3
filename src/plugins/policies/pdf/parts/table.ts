import type {Run} from '../../blocks';
import {STYLE, type TextStyle} from '../page/measures';
import type {Repeat, Slab} from '../page/paginate';
import type {Element, Pen, SetText} from '../page/pen';
import {columnWidths} from './column-widths';

const PADDING = {above: 4.5, below: 5, right: 14} as const;
const BEFORE = 12;

/** A table as it is to be set. */
export interface TableContent {
  readonly head: readonly (readonly Run[])[];
  readonly rows: readonly (readonly (readonly Run[])[])[];
  readonly left: number;
  readonly width: number;
  /** Widths of the columns; reckoned from their text when left out. */
  readonly widths?: readonly number[];
  readonly styleOf?: (column: number) => TextStyle;
  /** The first cell of a row names it. */
  readonly rowHeadings?: boolean;
  /** Draws a mark into a row, e.g. a triangle. */
  readonly mark?: (row: number, top: number) => void;
}

interface SetCell {
  readonly text: SetText;
  readonly x: number;
}

function reckonedWidths(pen: Pen, {head, rows, width}: TableContent): number[] {
  const columns = head.map((_, column) =>
    [head, ...rows].map((row) => (row[column] ?? []).map(({text}) => text).join('')),
  );
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => pen.measure(text, STYLE.small, 'strong'))) + PADDING.right;
  return columnWidths(
    columns.map((texts) => widest(texts.flatMap((text) => text.split(/\s+/u)))),
    columns.map(widest),
    width,
  );
}

/** A table: ruled rows that stay whole, its head again on every page on which it goes on. */
export function table(pen: Pen, parent: Element, content: TableContent): Slab[] {
  const {head, rows, left, width, rowHeadings = false, styleOf = () => STYLE.small, mark} = content;
  const widths = content.widths ?? reckonedWidths(pen, content);
  const lefts = widths.map((_, column) =>
    widths.slice(0, column).reduce((sum, each) => sum + each, left),
  );
  const setRow = (cells: readonly (readonly Run[])[], style: (column: number) => TextStyle) =>
    cells.map((runs, column): SetCell => {
      const isLast = column === widths.length - 1;
      const room = (widths[column] ?? 0) - (isLast ? 0 : PADDING.right);
      return {text: pen.set(runs, style(column), room), x: lefts[column] ?? left};
    });
  const heightOf = (cells: readonly SetCell[]) =>
    Math.max(...cells.map(({text}) => text.height)) + PADDING.above + PADDING.below;

  const element = pen.child(parent, 'Table');
  const headCells = setRow(head, () => STYLE.smallQuiet);
  const headHeight = heightOf(headCells);
  const headRow = pen.child(pen.child(element, 'THead'), 'TR');
  const headings = headCells.map(() => pen.child(headRow, 'TH', {scope: 'Column'}));
  const drawHeadAgain = (top: number) =>
    pen.furniture(() => {
      for (const {text, x} of headCells) {
        pen.putAgain(text, x, top + PADDING.above);
      }
      pen.stroke(left, top + headHeight, width, 'strong');
    }, 'Pagination');
  const repeat: Repeat = {height: headHeight, draw: drawHeadAgain};

  const headSlab: Slab = {
    before: BEFORE,
    rows: [headHeight],
    together: 1,
    withNext: true,
    draw: (top) => {
      headCells.forEach(({text, x}, column) => {
        pen.put(headings[column] ?? headRow, text, x, top + PADDING.above);
      });
      pen.rule(left, top + headHeight, width, 'strong');
    },
  };

  const body = pen.child(element, 'TBody');
  const rowSlabs = rows.map((cells, index): Slab => {
    const setCells = setRow(cells, styleOf);
    const height = heightOf(setCells);
    const row = pen.child(body, 'TR');
    const elements = setCells.map((_, column) =>
      rowHeadings && column === 0 ? pen.child(row, 'TH', {scope: 'Row'}) : pen.child(row, 'TD'),
    );
    return {
      before: 0,
      rows: [height],
      together: 1,
      // A last row alone on the next page says nothing.
      withNext: index === rows.length - 2,
      ...(index > 0 && {repeat}),
      draw: (top) => {
        setCells.forEach(({text, x}, column) => {
          pen.put(elements[column] ?? row, text, x, top + PADDING.above);
        });
        mark?.(index, top + PADDING.above);
        pen.rule(left, top + height, width);
      },
    };
  });
  return [headSlab, ...rowSlabs];
}
