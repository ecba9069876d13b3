import {Feed} from 'feed';
import {escapeHtml} from './html';

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

export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8';

/**
 * Formats a feed as JSON Feed 1.1. The library used below supports only version 1, which has
 * no language and a single author.
 */
export function jsonFeed(content: FeedContent): string {
  const {title, description, language, page, self, author, entries} = content;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: page,
    feed_url: self,
    authors: [withName(author)],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      authors: [withName(entry.author)],
      tags: entry.tags,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

function withName({name, url}: FeedAuthor) {
  return {name, url};
}

export const ATOM_TYPE = 'application/atom+xml';

/** Formats a feed as Atom 1.0 (RFC 4287). */
export function atomFeed(content: FeedContent): string {
  const {id, title, description, page, self, updated, author, entries} = content;
  const feed = new Feed({
    id,
    title,
    description,
    link: page,
    feedLinks: {atom: self},
    updated,
    author: {name: author.name, link: author.url},
    generator: false,
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.id,
      link: entry.url,
      // The library declares titles and summaries as HTML, but doesn't escape them.
      title: escapeHtml(entry.title),
      description: escapeHtml(entry.summary),
      content: entry.html,
      published: entry.published,
      date: entry.updated,
      author: [{name: entry.author.name, link: entry.author.url}],
      category: entry.tags.map((tag) => ({name: tag, term: tag})),
    });
  }
  // Escapes `<` in attributes, where the library escapes only ampersands and quotes.
  return feed
    .atom1()
    .replaceAll(/^ *<category (?:\w+="[^"]*" ?)+/gm, (tag) =>
      tag.replaceAll(/(?<=")[^"]*(?=")/g, (value) => value.replaceAll('<', '&lt;')),
    );
}
