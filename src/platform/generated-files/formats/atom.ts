import {Feed} from 'feed';
import type {FeedContent} from './feed';
import {escapeHtml} from './html';

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
