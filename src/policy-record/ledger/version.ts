import type {NoticeFrontMatter, PolicyFrontMatter} from '../../shared/documents/schema';
import type {State, VersionRow} from '../shared/version';
import type {Block} from '../shared/blocks';

/** The content of a document in one file. */
export interface Words {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly frontMatter: PolicyFrontMatter | NoticeFrontMatter;
  readonly blocks: readonly Block[];
}

/** A version of a document: its row in the ledger, its dates and its text. */
export interface Version extends VersionRow {
  /** Last day; absent until it is replaced or withdrawn. */
  readonly until?: string;
  readonly state: State;
  /** Absent for a version from before the ledger. */
  readonly kept?: Words & {
    /** The canonical text, whose SHA-256 the row has. */
    readonly text: string;
  };
}

/** A document with all its versions. */
export interface History {
  /** Place under `docs/`. Example: `'policies/whistleblowing'`. */
  readonly document: string;
  /** Address. Example: `'/policies/whistleblowing'`. */
  readonly path: string;
  /** Example: `'POL-009'`. */
  readonly reference: string;
  /** Title in the newest text. */
  readonly title: string;
  /** Role that owns it. */
  readonly owner: string;
  /** Newest first; at least one. */
  readonly versions: readonly Version[];
  /** First day after its withdrawal. */
  readonly withdrawnOn?: string;
  /** The text under `docs/`, if its fingerprint is in no row. */
  readonly draft?: Words;
}
