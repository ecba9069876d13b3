/** The value below which a share of the measurements lies, in milliseconds. */
function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** What is reported of many measurements, in milliseconds. */
export interface Figures {
  readonly median: number;
  readonly p95: number;
}

export function figuresOf(times: readonly number[]): Figures {
  return {median: quantile(times, 0.5), p95: quantile(times, 0.95)};
}
