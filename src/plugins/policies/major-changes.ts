import {brand} from '../../data/brand/brand';
import type {Revision} from '../../content/documents/schema';
import {atomFeed} from '../generated-files/formats/atom';
import type {FeedEntry} from '../generated-files/formats/feed';
import {escapeHtml} from '../generated-files/formats/html';
import {CHANGES_FEED_PATH, comparisonPath} from '../../content/policies/addresses';
import {listed} from './comparison-summary';
import {editionsBySlug, type PolicyRecord} from './record';

/** Of all ids (RFC 4151): the year in which they were first given out. It never changes. */
const TAG = `tag:${new URL(brand.url).host},2026:policies`;

/** A feed without entries has never changed. */
const NEVER = new Date(0);

/** A major revision of a policy, told by the newest record that lists it. */
interface Change {
  readonly record: PolicyRecord;
  readonly revision: Revision;
}

function majorChanges(records: readonly PolicyRecord[]): Change[] {
  const changes = new Map<string, Change>();
  for (const record of records) {
    const {revisions, status, version} = record.frontMatter;
    for (const revision of revisions) {
      const key = `${record.slug} ${revision.version}`;
      const isDraft = status === 'draft' && revision.version === version;
      if (revision.changeType === 'major' && !isDraft && !changes.has(key)) {
        changes.set(key, {record, revision});
      }
    }
  }
  return [...changes.values()].sort(
    ({revision: one, record: first}, {revision: other, record: second}) =>
      one.effectiveFrom === other.effectiveFrom
        ? first.frontMatter.reference.localeCompare(second.frontMatter.reference)
        : other.effectiveFrom.localeCompare(one.effectiveFrom),
  );
}

/** The comparison of the first edition that has a version with the one before it, if both are kept. */
function comparisonOf({record, revision}: Change, editions: readonly PolicyRecord[]) {
  const first = editions.findLastIndex(({frontMatter}) => frontMatter.version === revision.version);
  const [after, before] = first < 0 ? [] : editions.slice(first, first + 2);
  return before === undefined || after === undefined
    ? undefined
    : `${brand.url}${comparisonPath(record.slug, before.edition, after.edition)}`;
}

function sectionsWords(sections: Revision['sections']): string {
  if (sections === 'all') {
    return 'All sections.';
  }
  return `${sections.length === 1 ? 'Section' : 'Sections'} ${listed(sections.map(String))}.`;
}

function entryOf(change: Change, editions: readonly PolicyRecord[]): FeedEntry {
  const {record, revision} = change;
  const {version, effectiveFrom, note, sections, approvedBy} = revision;
  const comparison = comparisonOf(change, editions);
  const paragraphs = [
    escapeHtml(note),
    `${sectionsWords(sections)} Approved by: ${escapeHtml(approvedBy)}.`,
    ...(comparison === undefined ? [] : [`<a href="${comparison}">What changed, word by word</a>`]),
  ];
  return {
    id: `${TAG}/${record.slug}/${version}`,
    url: `${brand.url}${record.path}#revisions`,
    title: `${record.frontMatter.title}, version ${version}`,
    summary: note,
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    published: new Date(effectiveFrom),
    updated: new Date(effectiveFrom),
    author: {name: brand.legal.name, url: `${brand.url}/`},
    tags: [record.frontMatter.type],
  };
}

/** Atom feed with one entry for each major revision of each policy, newest first. */
export function majorChangesFeed(records: readonly PolicyRecord[]): string {
  const editions = editionsBySlug(records);
  const entries = majorChanges(records).map((change) =>
    entryOf(change, editions.get(change.record.slug) ?? []),
  );
  return atomFeed({
    id: TAG,
    title: `Major changes of policies, ${brand.name}`,
    description: 'A change is major when somebody has to act differently.',
    language: 'en-GB',
    page: `${brand.url}/about`,
    self: `${brand.url}${CHANGES_FEED_PATH}`,
    updated: entries[0]?.updated ?? NEVER,
    author: {name: brand.legal.name, url: `${brand.url}/`},
    entries,
  });
}
