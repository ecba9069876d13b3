import type {NoticeFrontMatter, PolicyFrontMatter} from '../../shared/documents/schema';
import type {State, VersionRow} from '../shared/version';
import type {Block} from '../shared/blocks';

/** The words of a document as one file has them. */
export interface Words {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly frontMatter: PolicyFrontMatter | NoticeFrontMatter;
  readonly blocks: readonly Block[];
}

/** A version of a document: its row in the ledger, its days, its words. */
export interface Version extends VersionRow {
  /** Last day; absent as long as nothing has taken its place. */
  readonly until?: string;
  readonly state: State;
  /** Absent for a version from before the ledger. */
  readonly kept?: Words & {
    /** The canonical text, whose SHA-256 the row has. */
    readonly text: string;
  };
}

/** A document through all its versions. */
export interface History {
  /** Place under `docs/`. Example: `'policies/whistleblowing'`. */
  readonly document: string;
  /** Address. Example: `'/policies/whistleblowing'`. */
  readonly path: string;
  /** Example: `'POL-009'`. */
  readonly reference: string;
  /** As the newest words call it. */
  readonly title: string;
  /** Role that keeps it. */
  readonly owner: string;
  /** Newest first; at least one. */
  readonly versions: readonly Version[];
  /** First day without it. */
  readonly withdrawnOn?: string;
  /** The text under `docs/`, where no row has its fingerprint. */
  readonly draft?: Words;
}
