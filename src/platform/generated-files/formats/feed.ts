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

/** Formats a feed as JSON Feed 1.1. */
export function jsonFeed(content: FeedContent): string {
  const {title, description, language, page, self, author, entries} = content;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: page,
    feed_url: self,
    authors: [author],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      authors: [entry.author],
      tags: entry.tags,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

export const ATOM_TYPE = 'application/atom+xml';

/** Formats a feed as Atom 1.0 (RFC 4287). */
export function atomFeed(content: FeedContent): string {
  const {id, title, description, page, self, updated, author, entries} = content;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${xml(id)}</id>
<title>${xml(title)}</title>
<updated>${updated.toISOString()}</updated>
${authorElement(author)}
<link rel="alternate" href="${xml(page)}"/>
<link rel="self" href="${xml(self)}"/>
<subtitle>${xml(description)}</subtitle>
${entries.map(entryElement).join('')}</feed>
`;
}

function entryElement(entry: FeedEntry): string {
  const {id, url, title, summary, html, published, updated, author, tags} = entry;
  return `<entry>
${htmlElement('title', escapeHtml(title))}
<id>${xml(id)}</id>
<link href="${xml(url)}"/>
<updated>${updated.toISOString()}</updated>
${htmlElement('summary', escapeHtml(summary))}
${htmlElement('content', html)}
${authorElement(author)}
${tags.map((tag) => `<category label="${xml(tag)}" term="${xml(tag)}"/>\n`).join('')}<published>${published.toISOString()}</published>
</entry>
`;
}

function htmlElement(name: string, html: string): string {
  return `<${name} type="html">${xml(html)}</${name}>`;
}

function authorElement({name, url}: FeedAuthor): string {
  return `<author><name>${xml(name)}</name><uri>${xml(url)}</uri></author>`;
}

/** Escapes text for XML, and removes the characters that XML 1.0 forbids. */
function xml(text: string): string {
  return escapeHtml(text.replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}
