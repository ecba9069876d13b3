/** Something that a reader of the feed sees once. */
export interface FeedEntry {
  /** Never changes and never stands for something else. Example: `'tag:example.com,2026:opening/7'`. */
  readonly id: string;
  /** Page of the entry, an absolute address. */
  readonly url: string;
  /** Plain text. */
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  readonly html: string;
  readonly published: Date;
  readonly updated: Date;
  readonly author: FeedAuthor;
  readonly tags: readonly string[];
}

export interface FeedAuthor {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** A feed, whatever its format. */
export interface FeedContent {
  /** Never changes. Example: `'tag:example.com,2026:openings'`. */
  readonly id: string;
  /** Plain text. */
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  /** Language of all entries. Example: `'en-GB'`. */
  readonly language: string;
  /** The page that shows the same, an absolute address. */
  readonly page: string;
  /** The feed's own address in this format, absolute. */
  readonly self: string;
  readonly updated: Date;
  readonly author: FeedAuthor;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}
