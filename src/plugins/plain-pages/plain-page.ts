/** A page that needs no script, made of text and put into the frame of another page. */
export interface PlainPage {
  /** Its address, without an ending. Example: `'/policies/whistleblowing/changes/2025-2026'`. */
  readonly path: string;
  /** Address of the page whose header, footer and print layout it gets. */
  readonly frame: string;
  readonly title: string;
  /** For link previews. */
  readonly description: string;
  /** At the foot of each printed sheet; see src/features/document/print-foot.ts. */
  readonly printFoot: string;
  /** Content of `<main>`. Its links are plain: the router does not know this page. */
  readonly html: string;
}

/** A plugin publishes plain pages by returning this, or more than this, from `loadContent`. */
export interface WithPlainPages {
  readonly plainPages: readonly PlainPage[];
}
