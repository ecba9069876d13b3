import type {FeedAuthor, FeedContent} from './feed';

export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8';

/**
 * Formats a feed as JSON Feed 1.1. The library used in `atom.ts` supports only version 1, which has
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
