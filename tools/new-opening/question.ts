import {
  openingFrontMatter,
  type Opening,
  type OpeningFrontMatter,
} from '../../src/plugins/openings/schema';

/** What a question may look at: what was answered so far, and the openings there are. */
export interface Situation {
  readonly fields: Partial<OpeningFrontMatter>;
  readonly existing: readonly Opening[];
  /** Example: `'2026-11-02'`. */
  readonly today: string;
}

/** A question fills one or more fields; asked again, it offers the earlier answer. */
export interface Question {
  readonly fills: readonly (keyof OpeningFrontMatter)[];
  readonly ask: (situation: Situation) => Promise<Partial<OpeningFrontMatter>>;
}

/** The rules of the fields, which the questions hold at once. */
export const rules = openingFrontMatter.shape;
