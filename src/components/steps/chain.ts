/** How long a step takes, between two limits. */
export interface Span {
  readonly least: number;
  readonly most: number;
  /** Plural noun. Example: `'weeks'`. */
  readonly unit: string;
}

/** A stretch of one line, in per cent of the drawing's width. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The first steps of a process that are measured in one unit, laid end to end. */
export interface Chain {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** When every step takes as little as it can, and as long as it may. Both to one scale. */
  readonly shortest: readonly Stretch[];
  readonly longest: readonly Stretch[];
  /** Steps follow that are measured otherwise. */
  readonly continues: boolean;
}

/** Share of the width that is kept for what follows the last measured step. */
const TAIL = 8;

function endToEnd(lengths: readonly number[], scale: number): Stretch[] {
  let end = 0;
  return lengths.map((length) => {
    const from = end * scale;
    end += length;
    return {from, to: end * scale};
  });
}

/** `undefined` when there are not two steps in one unit, so that nothing can be compared. */
export function chainOf(spans: readonly (Span | undefined)[]): Chain | undefined {
  const unit = spans[0]?.unit;
  const stop = spans.findIndex((span) => span === undefined || span.unit !== unit);
  const measured = (stop === -1 ? spans : spans.slice(0, stop)).filter(
    (span) => span !== undefined,
  );
  if (unit === undefined || measured.length < 2) {
    return undefined;
  }
  const sum = (lengths: readonly number[]) => lengths.reduce((all, length) => all + length, 0);
  const least = measured.map((span) => span.least);
  const most = measured.map((span) => span.most);
  const continues = measured.length < spans.length;
  const scale = (continues ? 100 - TAIL : 100) / sum(most);
  return {
    unit,
    least: sum(least),
    most: sum(most),
    shortest: endToEnd(least, scale),
    longest: endToEnd(most, scale),
    continues,
  };
}
