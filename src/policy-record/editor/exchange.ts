import type {ComparedSection, Detail} from '../shared/pages';
import type {VersionRow} from '../shared/version';

/*
 * What the editor in the browser and the server of `npm start` say to each other, as JSON. Texts
 * travel with `\n` at the ends of lines and without a byte order mark; the file keeps its own.
 */

/** Where the server answers. */
export const EDITOR_PATH = '/__editor/';

/** The header in which the editor shows that it asked for the session's token. */
export const TOKEN_HEADER = 'x-editor-token';

/** How a document stands. A draft has words that no one has approved. */
export type Standing = 'draft' | 'coming' | 'in force';

export interface ListedDocument {
  /** Place under `docs/`. Example: `'policies/whistleblowing'`. */
  readonly document: string;
  readonly title: string;
  readonly standing: Standing;
  /** ISO date; absent for a document that has never been approved. */
  readonly reviewBy?: string;
}

/** One thing wrong, told in the words of the form. */
export interface Finding {
  /** The field as the file has it, by which the form finds its control. Example: `'statutes[0].url'`. */
  readonly field: string;
  /** The same as the form calls it. Example: `'Law 1, address'`. */
  readonly label: string;
  /** Line of the file, from 1. */
  readonly line?: number;
  readonly message: string;
}

/** What the forms need to know of a document. */
export interface DocumentFacts extends ListedDocument {
  readonly kind: 'policy' | 'notice';
  /** The newest version there is. */
  readonly newest?: Pick<VersionRow, 'version' | 'effectiveFrom'>;
  /** The version in force; another than the newest where that is still to come. */
  readonly inForce?: string;
  /** The number that the next version would get. */
  readonly next: Readonly<Record<'major' | 'minor', string>>;
  readonly approver: string;
  /** ISO date. */
  readonly today: string;
  /** The latest day of the next review if it is approved today. */
  readonly reviewBy: string;
  /** Versions in the ledger that have not been handed in. Example: `['4.1']`. */
  readonly waiting: readonly string[];
  /** Whether there is anything to hand in. */
  readonly isChanged: boolean;
}

/** Words that reached the server and were not written into the file. */
export interface Journalled {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What is on disk. */
export interface Stored {
  readonly text: string;
  /** SHA-256 of the file's bytes: who saves says what they began from. */
  readonly sha256: string;
}

export interface OpenDocument extends Stored {
  readonly facts: DocumentFacts;
  readonly findings: readonly Finding[];
  readonly journalled?: Journalled;
}

/** The draft against the newest version whose words are kept. */
export interface ComparedDraft {
  readonly before?: string;
  /** Numbers of the sections that differ. */
  readonly changed: VersionRow['sections'];
  readonly details: readonly Detail[];
  readonly sections: readonly ComparedSection[];
}

/** Where the words are after they have been handed in, and how someone gets them. */
export interface HandedIn {
  readonly branch: string;
  readonly commit: string;
  /** Name of the remote that has it now. */
  readonly pushedTo?: string;
  /** Where it is proposed to the others. */
  readonly proposeAt?: string;
  /** Where nothing was pushed: the change as a file. */
  readonly patch?: {readonly file: string; readonly content: string};
  /** Why the push failed, as git says it. */
  readonly failure?: string;
}

/** What the server answers when it does not do what it was asked. */
export interface Refusal {
  readonly message: string;
  readonly findings?: readonly Finding[];
  /** What is on disk, when someone else changed it meanwhile. */
  readonly stored?: Stored;
}

/** Nothing was done, and why: thrown by the server, and by the browser that was told. */
export class NotDone extends Error {
  constructor(
    /** As HTTP has it; 0 where no one answered. */
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}
