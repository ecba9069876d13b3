/** An entry, which feed readers show once. */
export interface FeedEntry {
  /**
   * Never changes, and is never reused for another entry. Example:
   * `'tag:example.com,2026:opening/7'`.
   */
  readonly id: string;
  /** Absolute address of the entry's page. */
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

/** Content of a feed in any format. */
export interface FeedContent {
  /** Never changes. Example: `'tag:example.com,2026:openings'`. */
  readonly id: string;
  /** Plain text. */
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  /** Language of all entries. Example: `'en-GB'`. */
  readonly language: string;
  /** Absolute address of the page with the same entries. */
  readonly page: string;
  /** Absolute address of the feed itself, in this format. */
  readonly self: string;
  readonly updated: Date;
  readonly author: FeedAuthor;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}
