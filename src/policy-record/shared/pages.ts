import type {Block} from './blocks';
import type {State, VersionRow} from './version';

export interface Download {
  readonly format: 'PDF' | 'Plain text';
  readonly path: string;
}

/** A row of the ledger in the table of a document's versions. */
export interface Revision extends Pick<
  VersionRow,
  'version' | 'kind' | 'effectiveFrom' | 'approvedOn' | 'approvedBy' | 'sections' | 'note'
> {
  /** Address of its text; absent if it was not kept. */
  readonly path?: string;
  /** Address of the comparison with the version before. */
  readonly changes?: string;
  /** Only in a row that entered a version. */
  readonly state?: State;
}

/** Unchanged, added or removed words. */
export interface Piece {
  readonly change: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A note next to a clause about its change. */
export interface ChangeNote {
  /** Example: `'New'`, `'Reworded'`, `'Former 4.3 removed'`. */
  readonly label: string;
  /** The earlier text with its changes; empty if there is nothing to compare. */
  readonly pieces: readonly Piece[];
}

/** Where the results of a policy's targets are. */
export interface ReportedResults {
  /** Short name of the policy. */
  readonly policy: string;
  /** Example: `'/reports/2025-26#environmental'`. */
  readonly path: string;
}

/** A measure in a table of results. */
export interface Measure {
  readonly name: string;
  /** Anchor of its row. */
  readonly id: string;
  readonly target: string;
  readonly result: string;
  /** Absent if the measure has no target. */
  readonly outcome?: {
    /** By how much the result misses the target, such as `3 points`; absent if it is met. */
    readonly missedBy?: string;
    /** The total, if the target is a count. Example: 32, if all 32 were to be checked. */
    readonly of?: number;
    /** The result as a share of the target: 1.1 for 11 of 10. Absent if the target is none. */
    readonly share?: number;
  };
}

/** A section of a results page with its measures. */
export interface MeasuredSection {
  readonly title: string;
  /** Anchor of the section. */
  readonly id: string;
  readonly measures: readonly Measure[];
}

/** Facts of the ledger about the text on a page. */
export interface RecordFacts {
  /** A draft is a text that nobody has approved. */
  readonly state: State | 'draft';
  /** The version shown; for a draft the newest approved version, if any. */
  readonly row?: VersionRow & {
    readonly until?: string;
    /** Day of the last review that changed nothing; `reviewBy` is the next review since. */
    readonly reviewedOn?: string;
  };
  /** Time to read the text, in minutes. */
  readonly minutes: number;
  readonly downloads: readonly Download[];
  /** The next version, the one shown and those before it, newest first. */
  readonly revisions: readonly Revision[];
  /** The approved version that comes into force next. */
  readonly coming?: Pick<VersionRow, 'version' | 'kind' | 'note'> & {
    readonly from: string;
    readonly path: string;
    readonly changes?: string;
  };
  /** First day of the withdrawal, if it is on or before the day of the build. */
  readonly withdrawnOn?: string | undefined;
  /** The previous version, with which `clauses` are compared. */
  readonly before?: {readonly version: string; readonly changes: string};
  /** Anchors that meant something else in an older version: `compare/former-anchors.ts`. */
  readonly former?: string;
  /** Changes since that version, by number of the clause, `'5.3'`, or section, `'5'`. */
  readonly clauses: Readonly<Record<string, readonly ChangeNote[]>>;
  /** The measures of a page of results. */
  readonly measures?: readonly MeasuredSection[];
}

/**
 * A block of a text with its changes. It counts as unchanged if only its number or link targets
 * changed, because numbers shift when other clauses are added or removed.
 */
export interface ComparedBlock {
  readonly change: 'unchanged' | 'reworded' | 'added' | 'removed';
  /** The block in the later version; if removed, in the earlier one. */
  readonly block: Block;
  /** Words of the block with their changes, by part: cells of a row, term and meaning, or one. */
  readonly wording: readonly (readonly Piece[])[];
}

/** A list, a table, a list of terms, or a single block. */
export type ComparedUnit = readonly [ComparedBlock, ...ComparedBlock[]];

export interface Stretch {
  readonly units: readonly ComparedUnit[];
  /** Label of a closed disclosure, e.g. `2 clauses and 1 table`; absent if all is visible. */
  readonly collapsed?: string;
}

export interface ComparedSection {
  readonly change: 'unchanged' | 'changed' | 'added' | 'removed';
  /**
   * Number in the later version; if removed, in the earlier one; empty before the first section.
   */
  readonly number: string;
  readonly heading?: ComparedBlock;
  readonly stretches: readonly Stretch[];
}

export interface Detail {
  /** The field as readers know it. Example: `'Next review'`. */
  readonly label: string;
  readonly pieces: readonly Piece[];
}

/** A link with the same words and a new address. */
export interface LinkChange {
  readonly place: string;
  readonly text: string;
  /** Absent if the words were not a link. */
  readonly before?: string;
  readonly after?: string;
}

/** A run of days, without a last one if none is known. */
export interface Days {
  readonly from: string;
  readonly until?: string;
}

/** A version on a page of the record. */
export interface VersionFacts extends Pick<
  VersionRow,
  'version' | 'effectiveFrom' | 'approvedOn' | 'approvedBy' | 'sha256'
> {
  readonly state: State;
  /** When it is in force, oldest first; empty if never for a whole day. */
  readonly days: readonly Days[];
  /** Last day; of a version without days the day before it was replaced. */
  readonly until?: string;
  /** The build could not make its PDF. */
  readonly lacksPdf?: true;
  /** Day of the last review that changed nothing. */
  readonly reviewedOn?: string;
}

export interface RecordedDocument {
  readonly path: string;
  /** Without the group's prefix. */
  readonly reference: string;
  readonly kind: 'policy' | 'notice';
  readonly title: string;
  /** Short name, for breadcrumbs. */
  readonly label: string;
}

export interface ComparisonPage {
  readonly document: RecordedDocument;
  readonly before: VersionFacts;
  readonly after: VersionFacts;
  readonly summary: string;
  readonly sections: readonly ComparedSection[];
  /** Fields of the title block that changed. */
  readonly details: readonly Detail[];
  readonly links: readonly LinkChange[];
}

export interface VersionPage {
  readonly document: RecordedDocument;
  readonly version: VersionFacts;
  /** The version in force on the day of the build. */
  readonly inForce?: string;
  readonly withdrawal?: {readonly on: string; readonly note: string};
  /** Whether the page has the address of the document, which is withdrawn. */
  readonly isDocument?: true;
  /** As in `RecordFacts`; only at the address of the document. */
  readonly former?: string;
  readonly details: readonly Detail[];
  readonly sections: readonly ComparedSection[];
  /**
   * Sections of this version as they are in the version in force, by number; null if that version
   * does not have the section. Empty on the page of the version in force.
   */
  readonly now: Readonly<Record<string, SectionNow | null>>;
  /** Comparisons with other versions, the older one first. */
  readonly comparisons: readonly (readonly [before: string, after: string])[];
}

export interface SectionNow {
  readonly number: string;
  readonly id: string;
  readonly title: string;
}

/** A run of days on which the same versions were in force. */
export interface PeriodDays {
  readonly from: string;
  readonly until?: string;
  /** Whether the period begins after the day of the build. */
  readonly isToCome: boolean;
}

/** A version in the lists of what was in force. */
export interface ListedVersion
  extends
    PeriodDays,
    Pick<VersionRow, 'version' | 'approvedBy' | 'approvedOn' | 'note' | 'sha256'> {
  readonly title: string;
  /** With the group's prefix. */
  readonly reference: string;
  /** Last part of the document's address, used as the anchor of its row. */
  readonly slug: string;
  /** Addresses of its page, text and PDF, if it has one; absent if its text was not kept. */
  readonly words?: {readonly page: string; readonly pdf?: string; readonly text: string};
  /** When it was in force, unless it was once and for whole days. */
  readonly days?: readonly Days[];
  /** Status of the version today, in a sentence. */
  readonly since: string;
  /** Address of the comparison with the version in force today. */
  readonly changes?: string;
}

/** A change on the first day of a period. */
export interface News {
  /** Title and version. */
  readonly name: string;
  readonly note: string;
}

export interface PeriodPage extends PeriodDays {
  readonly path: string;
  /** How many of the versions have changed since; they are listed first. */
  readonly changed: number;
  readonly versions: readonly ListedVersion[];
  readonly news: readonly News[];
  readonly earlier?: PeriodDays;
  readonly later?: PeriodDays;
}

/** The page on which a day can be chosen; it lists every period and every version. */
export interface InForcePage {
  readonly path: string;
  readonly periods: readonly (PeriodDays & {readonly news: readonly string[]})[];
  /** By document, newest version first. */
  readonly documents: readonly (readonly ListedVersion[])[];
}

/** A version that is in force today. */
export interface InForce extends Pick<VersionRow, 'reference' | 'version' | 'effectiveFrom'> {
  readonly title: string;
}

/** Data of the record for all pages: `usePluginData('policies')`. */
export interface RecordData {
  /** Sizes of all copies in bytes, by address. Empty under `npm start`. */
  readonly sizes: Readonly<Record<string, number>>;
  /** The version in force, by address of the document. */
  readonly inForce: Readonly<Record<string, InForce>>;
}
