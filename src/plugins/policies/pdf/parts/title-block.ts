import {controlCells, warning, type ControlCell} from '../control-data';
import {COLOUR, RULE, STYLE} from '../page/measures';
import type {Element, Pen} from '../page/pen';
import {baseline} from '../page/pen';
import type {Panel} from './panels';
import type {PolicyRecord} from '../../record';

const PADDING = {side: 9, above: 6, below: 7} as const;
const DOT = {radius: 2.6, gap: 5} as const;
const COLUMNS = 2;

/** Cells side by side; the last of an odd number takes the whole width. */
function rowsOf(cells: readonly ControlCell[]): ControlCell[][] {
  return cells.flatMap((_, index) =>
    index % COLUMNS === 0 ? [cells.slice(index, index + COLUMNS)] : [],
  );
}

/** The control block of a policy, ruled as on a drawing. */
export function titleBlock(pen: Pen, parent: Element, record: PolicyRecord, width: number): Panel {
  const list = pen.list(parent, 'None');
  const rows = rowsOf(controlCells(record)).map((cells) => {
    const cellWidth = width / cells.length;
    const panels = cells.map((cell) => controlCell(pen, list, cell, cellWidth, record));
    return {panels, cellWidth, height: Math.max(...panels.map(({height}) => height))};
  });
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  return {
    height,
    draw: (x, top) => {
      let y = top;
      rows.forEach(({panels, cellWidth, height: rowHeight}, index) => {
        if (index > 0) {
          pen.rule(x, y, width);
        }
        if (panels.length > 1) {
          pen.furniture(() => {
            const middle = x + cellWidth;
            pen.pdf.moveTo(middle, y).lineTo(middle, y + rowHeight);
            pen.pdf.lineWidth(RULE.hair).stroke(COLOUR.hair);
          });
        }
        panels.forEach((panel, column) => panel.draw(x + column * cellWidth, y));
        y += rowHeight;
      });
      pen.furniture(() => {
        pen.pdf.rect(x, top, width, height).lineWidth(RULE.frame).stroke(COLOUR.strong);
      });
    },
  };
}

function controlCell(
  pen: Pen,
  list: Element,
  {term, value, reference}: ControlCell,
  width: number,
  record: PolicyRecord,
): Panel {
  const item = pen.child(list, 'LI');
  const label = pen.child(item, 'Lbl');
  const body = pen.child(item, 'LBody');
  const isStatus = term === 'Status';
  const indent = isStatus ? 2 * DOT.radius + DOT.gap : 0;
  const room = width - 2 * PADDING.side - indent;
  const style = reference === true ? STYLE.referenceValue : STYLE.value;
  const text = pen.set([{text: value}], style, room);
  return {
    height: PADDING.above + STYLE.label.leading + text.height + PADDING.below,
    draw: (x, top) => {
      const left = x + PADDING.side;
      const valueTop = top + PADDING.above + STYLE.label.leading;
      const labelStand = baseline(top + PADDING.above, STYLE.label);
      pen.write(label, `${term} `, STYLE.label, left, labelStand);
      if (isStatus) {
        drawDot(pen, left, baseline(valueTop, style), warning(record) === undefined);
      }
      pen.put(body, text, left + indent, valueTop);
    },
  };
}

/** Filled while the policy is in force, hollow otherwise; the words beside it say the same. */
function drawDot(pen: Pen, left: number, stand: number, inForce: boolean): void {
  const {radius} = DOT;
  pen.furniture(() => {
    const dot = pen.pdf.circle(left + radius, stand - radius - 0.6, radius);
    if (inForce) {
      dot.fill(COLOUR.inForce);
    } else {
      dot.lineWidth(RULE.frame).stroke(COLOUR.strong);
    }
  });
}
