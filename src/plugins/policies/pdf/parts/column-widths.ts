function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Columns that want no more than an even share of what the others leave, until none is left. */
function modestColumns(wished: readonly number[], width: number): Set<number> {
  const modest = new Set<number>();
  for (;;) {
    const open = wished.flatMap((_, column) => (modest.has(column) ? [] : [column]));
    const room = width - sum([...modest].map((column) => wished[column] ?? 0));
    const fitting = open.filter((column) => (wished[column] ?? 0) <= room / open.length);
    if (fitting.length === 0 || open.length === 0) {
      return modest;
    }
    fitting.forEach((column) => modest.add(column));
  }
}

/**
 * Widths of a table's columns, which fill `width`. Short columns keep their texts on one line;
 * the others share the rest by how much text they hold, none below its longest word.
 *
 * @param least width of each column's longest word
 * @param natural width of each column's longest text on one line
 */
export function columnWidths(
  least: readonly number[],
  natural: readonly number[],
  width: number,
): number[] {
  if (sum(natural) <= width) {
    return natural.map((value) => value * (width / sum(natural)));
  }
  const modest = modestColumns(natural, width);
  const kept = natural.map((value, column) => (modest.has(column) ? value : (least[column] ?? 0)));
  const demand = natural.map((value, column) => value - (kept[column] ?? 0));
  const room = width - sum(kept);
  return kept.map((value, column) => value + ((demand[column] ?? 0) / sum(demand)) * room);
}
