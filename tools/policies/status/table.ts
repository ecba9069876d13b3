import type {Review} from './reviews';

/** Nothing the table prints is wider, so that it fits a terminal and a mail. */
export const WIDEST = 100;

const GAP = '  ';

/** Owners have the longest names, and a cut name is still recognised. */
const ELASTIC = 'Owner';

interface Column {
  readonly heading: string;
  readonly value: (review: Review) => string;
  readonly alignRight?: true;
}

function daysLeft({daysLeft: days}: Review): string {
  return days < 0 ? `${-days} overdue` : String(days);
}

const COLUMNS: readonly Column[] = [
  {
    heading: 'Policy',
    value: ({policy, status}) => (status === 'draft' ? `${policy} (draft)` : policy),
  },
  {heading: 'Version', value: ({version}) => version},
  {heading: ELASTIC, value: ({owner}) => owner},
  {heading: 'Review by', value: ({reviewBy}) => reviewBy},
  {heading: 'Days left', value: daysLeft, alignRight: true},
];

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

/** Width of each column: as wide as its longest entry, but the elastic one makes room. */
function widthsOf(reviews: readonly Review[]): number[] {
  const natural = COLUMNS.map(({heading, value}) =>
    Math.max(heading.length, ...reviews.map((review) => value(review).length)),
  );
  const total = natural.reduce((sum, width) => sum + width, GAP.length * (COLUMNS.length - 1));
  const tooWide = Math.max(0, total - WIDEST);
  return natural.map((width, column) =>
    COLUMNS[column]?.heading === ELASTIC ? width - tooWide : width,
  );
}

/** Red from the first day overdue, yellow in the last month. */
function coloured(line: string, days: number): string {
  const code = days < 0 ? 31 : days <= 30 ? 33 : undefined;
  return code === undefined ? line : `\u001B[${code}m${line}\u001B[39m`;
}

/** The reviews as a table of at most `WIDEST` characters a line. */
export function reviewTable(reviews: readonly Review[], colours: boolean): string {
  const widths = widthsOf(reviews);
  const line = (cellOf: (column: Column) => string) =>
    COLUMNS.map((column, index) => {
      const width = widths[index] ?? 0;
      const text = cut(cellOf(column), width);
      return column.alignRight ? text.padStart(width) : text.padEnd(width);
    })
      .join(GAP)
      .trimEnd();
  const rows = reviews.map((review) => {
    const row = line(({value}) => value(review));
    return colours ? coloured(row, review.daysLeft) : row;
  });
  const rule = widths.map((width) => '─'.repeat(width)).join(GAP);
  return [line(({heading}) => heading), rule, ...rows].join('\n');
}
