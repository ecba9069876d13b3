/** Nobody fills in the form faster than this, in milliseconds. */
export const SHORTEST_VISIT = 3000;

/** No browser knows what to fill into a field of this name, and no rule of the page mentions it. */
export const TRAP_NAME = 'tidemark-ref';

export type Verdict =
  /** Send it. */
  | 'person'
  /** Too quick: ask for a second press, drop nothing. */
  | 'hasty'
  /** The trap is filled in: say how else to reach us, send nothing. */
  | 'program';

interface Visit {
  /** What stands in the field that people do not see. */
  readonly trap: string;
  /** Milliseconds since the form appeared. */
  readonly elapsed: number;
  /** Whether the visitor was asked to press again. */
  readonly askedBefore: boolean;
}

/** Judges a submission. Whoever was asked to press again and did is let through. */
export function judge({trap, elapsed, askedBefore}: Visit): Verdict {
  if (trap !== '') {
    return 'program';
  }
  return elapsed < SHORTEST_VISIT && !askedBefore ? 'hasty' : 'person';
}
