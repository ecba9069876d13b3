/** The value below which a share of the measurements lies, between two of them if need be. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place % 1);
}

/** Half of the measurements are below it; `NaN` when there are none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** What is reported of many measurements, in milliseconds. */
export interface Figures {
  readonly median: number;
  readonly p95: number;
}

export function figuresOf(times: readonly number[]): Figures {
  return {median: median(times), p95: quantile(times, 0.95)};
}

/**
 * The median of what two things have to do with one another in the same round. A machine that is
 * busy for a while slows both, so that this says more than two medians.
 */
export function medianOfPairs(
  values: readonly number[],
  others: readonly number[],
  compare: (value: number, other: number) => number,
): number {
  return median(values.map((value, round) => compare(value, others[round] ?? NaN)));
}

/** A Markdown table; figures stand to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}
