import type {Block} from './blocks';
import type {State, VersionRow} from './version';

/** A file that a reader may take away. */
export interface Download {
  readonly format: 'PDF' | 'Plain text';
  readonly path: string;
}

/** A version in the table of a document's versions. */
export interface Revision extends Pick<
  VersionRow,
  'version' | 'kind' | 'effectiveFrom' | 'approvedOn' | 'approvedBy' | 'sections' | 'note'
> {
  /** Address of its text; absent where it was not kept. */
  readonly path?: string;
  /** What it changed, word by word against the version before. */
  readonly changes?: string;
  /** A later version took its place before its first day. */
  readonly neverInForce?: true;
}

/** Words that stayed, were added or were removed. */
export interface Piece {
  readonly change: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A note beside a clause on how it changed. */
export interface ChangeNote {
  /** Example: `'New'`, `'Reworded'`, `'4.3 removed'`. */
  readonly label: string;
  /** What it said before, with its changes; empty where there is nothing to compare. */
  readonly pieces: readonly Piece[];
}

/** What the ledger says of the words on a page. */
export interface RecordFacts {
  /** A draft is a text that nobody has approved. */
  readonly state: State | 'draft';
  /** The version shown; of a draft the newest that was approved, if there is one. */
  readonly row?: VersionRow & {readonly until?: string};
  /** Time to read it, in minutes. */
  readonly minutes: number;
  readonly downloads: readonly Download[];
  /** The next version, the one shown and those before it, newest first. */
  readonly revisions: readonly Revision[];
  /** The version that will replace it on a later day. */
  readonly coming?: Pick<VersionRow, 'version' | 'kind' | 'note'> & {
    readonly from: string;
    readonly path: string;
    readonly changes?: string;
  };
  /** The version before, which `clauses` are compared with. */
  readonly before?: {readonly version: string; readonly changes: string};
  /** What changed since that, by number of the clause, `'5.3'`, or section, `'5'`. */
  readonly clauses: Readonly<Record<string, readonly ChangeNote[]>>;
}

/**
 * A block of a text, and what became of it. One whose number or link targets alone changed is
 * unchanged: clauses move up and down when others are added or removed.
 */
export interface ComparedBlock {
  readonly change: 'unchanged' | 'reworded' | 'added' | 'removed';
  /** As it is in the version after; as it was, where it was removed. */
  readonly block: Block;
  /** Its words with their changes, part by part: cells of a row, term and meaning, or one. */
  readonly wording: readonly (readonly Piece[])[];
}

/** A list, a table, a list of terms, or a single block. */
export type ComparedUnit = readonly [ComparedBlock, ...ComparedBlock[]];

/** Units that follow one another. */
export interface Stretch {
  readonly units: readonly ComparedUnit[];
  /** What a closed disclosure holds, e.g. `2 clauses and 1 table`; absent where all is visible. */
  readonly collapsed?: string;
}

export interface ComparedSection {
  readonly change: 'unchanged' | 'changed' | 'added' | 'removed';
  /** In the version after; in the version before when it was removed; empty before the first. */
  readonly number: string;
  readonly heading?: ComparedBlock;
  /** What follows the heading. */
  readonly stretches: readonly Stretch[];
}

/** A field of the title block. */
export interface Detail {
  /** The field as readers know it. Example: `'Next review'`. */
  readonly label: string;
  readonly pieces: readonly Piece[];
}

/** A link whose words stayed and whose address changed. */
export interface LinkChange {
  /** Clause or section. Example: `'10.1'`. */
  readonly place: string;
  readonly text: string;
  /** Absent when the words led nowhere. */
  readonly before?: string;
  readonly after?: string;
}

/** A version on a page of the record. */
export interface VersionFacts extends Pick<
  VersionRow,
  'version' | 'effectiveFrom' | 'approvedOn' | 'approvedBy' | 'sha256'
> {
  readonly state: State;
  /** Last day; absent as long as nothing has replaced it. */
  readonly until?: string;
}

/** The document to which a page of the record belongs. */
export interface RecordedDocument {
  readonly path: string;
  /** Without the group's prefix. */
  readonly reference: string;
  readonly kind: 'policy' | 'notice';
  readonly title: string;
  /** Short name, for breadcrumbs. */
  readonly label: string;
}

/**
 * A `VersionPage` or a `ComparisonPage` as JSON, which its component parses. A build keeps the
 * properties of all pages in memory, and text takes less of it than the objects.
 */
export interface PageJson {
  readonly json: string;
}

/** Two versions of a document, compared. */
export interface ComparisonPage {
  readonly document: RecordedDocument;
  readonly before: VersionFacts;
  readonly after: VersionFacts;
  /** What changed, in a sentence or two. */
  readonly summary: string;
  readonly sections: readonly ComparedSection[];
  /** Fields of the title block that changed. */
  readonly details: readonly Detail[];
  readonly links: readonly LinkChange[];
}

/** One version of a document, as it was approved. */
export interface VersionPage {
  readonly document: RecordedDocument;
  readonly version: VersionFacts;
  /** The version in force on the day of the build. */
  readonly inForce?: string;
  readonly withdrawnOn?: string;
  readonly details: readonly Detail[];
  readonly sections: readonly ComparedSection[];
  /**
   * Its sections in the version in force, by their numbers; null where that version has none.
   * Empty on the page of the version in force.
   */
  readonly now: Readonly<Record<string, SectionNow | null>>;
  /** Comparisons with other versions, the older one first. */
  readonly comparisons: readonly (readonly [before: string, after: string])[];
}

/** Where a section of an earlier or later version is in the version in force. */
export interface SectionNow {
  readonly number: string;
  /** Anchor on the document's page. */
  readonly id: string;
  readonly title: string;
}

/** Days on all of which the same versions were in force. */
export interface PeriodDays {
  readonly from: string;
  readonly until?: string;
  /** Whether they begin after the day of the build. */
  readonly isToCome: boolean;
}

/** A version as the pages of what was in force list it. */
export interface ListedVersion
  extends
    PeriodDays,
    Pick<VersionRow, 'version' | 'approvedBy' | 'approvedOn' | 'note' | 'sha256'> {
  readonly title: string;
  /** With the group's prefix. */
  readonly reference: string;
  /** Last part of the document's address, by which a row is found. */
  readonly slug: string;
  /** Page, PDF and plain text of its words; absent where they were not kept. */
  readonly words?: {readonly page: string; readonly pdf: string; readonly text: string};
  /** What has become of it since. */
  readonly since: string;
  /** The same word by word, against the version in force today. */
  readonly changes?: string;
}

/** What was new on the first day of a period. */
export interface News {
  /** Title and version. */
  readonly name: string;
  readonly note: string;
}

/** The page that answers for every day of a period. */
export interface PeriodPage extends PeriodDays {
  readonly path: string;
  /** How many have changed since; they are listed first. */
  readonly changed: number;
  readonly versions: readonly ListedVersion[];
  readonly news: readonly News[];
  readonly earlier?: PeriodDays;
  readonly later?: PeriodDays;
}

/** The page that takes a day, and lists every period and every version. */
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

/** What pages learn of the record beside their own facts: `usePluginData('policies')`. */
export interface RecordData {
  /** Sizes of the copies in bytes, by address. Empty under `npm start`. */
  readonly sizes: Readonly<Record<string, number>>;
  /** By address of the document. */
  readonly inForce: Readonly<Record<string, InForce>>;
}
