import {
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  type ParagraphChild,
} from 'docx';
import {COLOUR, RULE} from './measures';
import {STYLE} from './style-names';

const NONE = {style: BorderStyle.NONE, size: 0, color: 'auto'} as const;
const CELL_MARGIN_RIGHT = 200;

export interface TableContent {
  /** Headings of the columns; repeated by Word on every page. */
  readonly head?: readonly (readonly ParagraphChild[])[];
  readonly rows: readonly (readonly (readonly ParagraphChild[])[])[];
  /** Widths of the columns in twentieths of a point. */
  readonly widths: readonly number[];
  readonly indent?: number;
}

function rule(kind: 'hair' | 'strong') {
  const color = kind === 'hair' ? COLOUR.hair : COLOUR.text;
  return {style: BorderStyle.SINGLE, size: RULE[kind], color} as const;
}

function cell(
  children: readonly ParagraphChild[],
  width: number,
  below: 'hair' | 'strong',
  style: string,
): TableCell {
  return new TableCell({
    width: {size: width, type: WidthType.DXA},
    borders: {top: NONE, left: NONE, right: NONE, bottom: rule(below)},
    children: [new Paragraph({style, children: [...children]})],
  });
}

/** A table with rules between its rows, which stay whole. */
export function ruledTable({head, rows, widths, indent = 0}: TableContent): Table {
  const headRow =
    head === undefined
      ? []
      : [
          new TableRow({
            tableHeader: true,
            cantSplit: true,
            children: head.map((children, column) =>
              cell(children, widths[column] ?? 0, 'strong', STYLE.cellHead),
            ),
          }),
        ];
  const bodyRows = rows.map(
    (cells) =>
      new TableRow({
        cantSplit: true,
        children: cells.map((children, column) =>
          cell(children, widths[column] ?? 0, 'hair', STYLE.cell),
        ),
      }),
  );
  return new Table({
    layout: TableLayoutType.FIXED,
    width: {size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA},
    columnWidths: [...widths],
    indent: {size: indent, type: WidthType.DXA},
    margins: {left: 0, right: CELL_MARGIN_RIGHT, marginUnitType: WidthType.DXA},
    borders: {
      top: head === undefined ? rule('strong') : NONE,
      bottom: NONE,
      left: NONE,
      right: NONE,
      insideHorizontal: NONE,
      insideVertical: NONE,
    },
    tableLook: {firstRow: head !== undefined, firstColumn: head === undefined, noVBand: true},
    rows: [...headRow, ...bodyRows],
  });
}
