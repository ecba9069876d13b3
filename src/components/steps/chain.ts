/** Minimum and maximum duration of a step. */
export interface Span {
  readonly least: number;
  readonly most: number;
  /** Plural noun. Example: `'weeks'`. */
  readonly unit: string;
}

/** A step on the line, in per cent of the drawing's width. */
interface Segment {
  readonly from: number;
  /** End at minimum duration. */
  readonly least: number;
  /** End at maximum duration, where the next step begins. */
  readonly most: number;
}

/** The leading steps of a process that share a unit, laid end to end. */
export interface Chain {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** The steps, drawn to one scale. */
  readonly stretches: readonly Segment[];
  /** Whether steps with another unit or without a duration follow. */
  readonly continues: boolean;
}

/** Percentage of the width reserved for the steps that follow. */
const TAIL = 8;

/**
 * Chains the leading steps that share a unit. Undefined for fewer than two, because there is
 * nothing to compare.
 */
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
  const most = sum(measured.map((span) => span.most));
  const continues = measured.length < spans.length;
  const scale = (continues ? 100 - TAIL : 100) / most;
  let end = 0;
  const stretches = measured.map((span) => {
    const from = end;
    end += span.most;
    return {from: from * scale, least: (from + span.least) * scale, most: end * scale};
  });
  return {unit, least: sum(measured.map((span) => span.least)), most, stretches, continues};
}
