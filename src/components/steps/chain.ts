/** How long a step takes, between two limits. */
export interface Span {
  readonly least: number;
  readonly most: number;
  /** Plural noun. Example: `'weeks'`. */
  readonly unit: string;
}

/** One step on the line, in per cent of the drawing's width. */
interface Stretch {
  readonly from: number;
  /** Where it ends when it takes as little as it can. */
  readonly least: number;
  /** Where it ends when it takes as long as it may; the next one begins here. */
  readonly most: number;
}

/** The first steps of a process that are measured in one unit, laid end to end. */
export interface Chain {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** To one scale. */
  readonly stretches: readonly Stretch[];
  /** Steps follow that are measured otherwise. */
  readonly continues: boolean;
}

/** Share of the width that is kept for what follows the last measured step. */
const TAIL = 8;

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
