/** A file that a reader may take away. */
export interface Download {
  readonly format: 'PDF' | 'Word' | 'Plain text';
  readonly path: string;
  /** Size in bytes; unknown under `npm start`, which makes a copy only when it is asked for. */
  readonly bytes?: number;
}

/** What the page of a policy shows beside the document itself. */
export interface PolicyFacts {
  /** SHA-256 of the canonical text, as 64 hexadecimal digits. */
  readonly sha256: string;
  readonly downloads: readonly Download[];
  /** Comparisons of this edition with the others, newest first. */
  readonly comparisons: readonly {
    readonly from: string;
    readonly to: string;
    readonly path: string;
  }[];
  /** Address of the slip to sign; only the edition in force has one. */
  readonly slip: string | undefined;
  /** Time to read it, in minutes. */
  readonly minutes: number;
}

/** A page made of text by a plugin: comparisons, slips to sign, what was in force when. */
export interface PlainPage {
  /** Its address, without an ending. Example: `'/policies/whistleblowing/changes/2025-2026'`. */
  readonly path: string;
  readonly title: string;
  /** For link previews. */
  readonly description: string;
  /** At the foot of each printed sheet; see src/features/document/print-foot.ts. */
  readonly printFoot: string;
  /** Content of `<main>`. */
  readonly html: string;
}
