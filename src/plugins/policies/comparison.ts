import type {Block} from './blocks';
import type {Piece} from './words';

/** The words of a block as they changed, part by part: cells of a row, term and meaning, or one. */
export type Wording = readonly (readonly Piece[])[];

/**
 * What became of one block. A block whose number or link targets alone changed is unchanged:
 * clauses move up and down when others come and go.
 */
export type Entry =
  | {readonly change: 'unchanged'; readonly before: Block; readonly after: Block}
  | {
      readonly change: 'reworded';
      readonly before: Block;
      readonly after: Block;
      readonly wording: Wording;
    }
  | {readonly change: 'added'; readonly after: Block}
  | {readonly change: 'removed'; readonly before: Block}
  /** Stands here now; `from` names its old place, e.g. `4.2`. It may be reworded as well. */
  | {
      readonly change: 'moved here';
      readonly before: Block;
      readonly after: Block;
      readonly wording: Wording;
      readonly from: string;
    }
  /** Stood here before; `to` names its new place. */
  | {readonly change: 'moved away'; readonly before: Block; readonly to: string};

/** Entries that stand together; unchanged ones away from any change are folded. */
export interface Stretch {
  readonly folded: boolean;
  readonly entries: readonly Entry[];
}

export interface SectionComparison {
  readonly change: 'unchanged' | 'changed' | 'added' | 'removed';
  /** Number in the edition after; in the edition before when the section was removed. */
  readonly number: string;
  /** Absent for what stands before the first section. */
  readonly heading?: Entry;
  readonly stretches: readonly Stretch[];
}

/** A field of the title block that differs. */
export interface DetailChange {
  readonly field: DetailField;
  /** The field as readers know it. Example: `'Next review'`. */
  readonly label: string;
  readonly pieces: readonly Piece[];
}

export type DetailField =
  | 'title'
  | 'description'
  | 'inShort'
  | 'version'
  | 'type'
  | 'owner'
  | 'approver'
  | 'approvedOn'
  | 'effectiveFrom'
  | 'reviewBy'
  | 'appliesTo'
  | 'statutes';

/** Words that stayed, and lead elsewhere than before. */
export interface LinkChange {
  /** Clause or section. Example: `'10.1'`. */
  readonly place: string;
  readonly text: string;
  /** Absent when the words led nowhere. */
  readonly before?: string;
  readonly after?: string;
}

/** One side of a comparison. */
export interface Side {
  readonly edition: string;
  readonly version: string;
  readonly effectiveFrom: string;
  /** Address of the page. */
  readonly path: string;
  readonly sha256: string;
}

export interface ComparisonSummary {
  /** Sections of the edition after. */
  readonly sections: number;
  /** Numbers of those that differ, in order. */
  readonly changed: readonly string[];
  /** Passages inserted into, and deleted from, blocks that both editions have. */
  readonly insertions: number;
  readonly deletions: number;
  /** Whole blocks. */
  readonly added: number;
  readonly removed: number;
  readonly moved: number;
  /** All of it in a sentence or two. */
  readonly text: string;
}

/** Two editions of one policy, compared. */
export interface Comparison {
  readonly slug: string;
  readonly reference: string;
  /** Title in the edition after. */
  readonly title: string;
  readonly before: Side;
  readonly after: Side;
  readonly details: readonly DetailChange[];
  readonly sections: readonly SectionComparison[];
  readonly links: readonly LinkChange[];
  readonly summary: ComparisonSummary;
}
