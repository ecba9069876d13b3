import {compareDetails} from './compare-details';
import {compareLinks} from './compare-links';
import {compareSections, placesOf, type SectionEntries} from './compare-sections';
import type {Comparison, LinkChange, SectionComparison, Side} from './comparison';
import {summarise} from './comparison-summary';
import {foldUnchanged} from './fold';
import {markMoves} from './moves';
import {editionsBySlug, type PolicyRecord} from './record';

function side({edition, frontMatter, path, sha256}: PolicyRecord): Side {
  const {version, effectiveFrom} = frontMatter;
  return {edition, version, effectiveFrom, path, sha256};
}

function sectionComparison(section: SectionEntries): SectionComparison {
  const {number, heading, entries, isIn} = section;
  const isUnchanged = [heading, ...entries].every(
    (entry) => entry === undefined || entry.change === 'unchanged',
  );
  const oneSided = isIn === 'after' ? 'added' : 'removed';
  const inBoth = isUnchanged ? 'unchanged' : 'changed';
  return {
    change: isIn === 'both' ? inBoth : oneSided,
    number,
    ...(heading && {heading}),
    stretches: foldUnchanged(entries),
  };
}

/** The law's addresses stand in the front matter, not in the text. */
function statuteLinks(before: PolicyRecord, after: PolicyRecord): LinkChange[] {
  const old = new Map(before.frontMatter.statutes.map(({name, url}) => [name, url]));
  return after.frontMatter.statutes.flatMap(({name, url}) => {
    const was = old.get(name);
    return was === undefined || was === url
      ? []
      : [{place: 'Law this document follows', text: name, before: was, after: url}];
  });
}

/** Compares two editions of the same policy. Of each block it compares words, not form. */
export function comparePolicies(before: PolicyRecord, after: PolicyRecord): Comparison {
  const places = placesOf(after.blocks);
  const marked = markMoves(
    compareSections(before.blocks, after.blocks),
    placesOf(before.blocks),
    places,
  ).filter(({heading, entries}) => heading !== undefined || entries.length > 0);
  const sections = marked.map(sectionComparison);
  const textLinks = marked
    .flatMap(({heading, entries}) => (heading === undefined ? entries : [heading, ...entries]))
    .flatMap((entry) =>
      'before' in entry && 'after' in entry
        ? compareLinks(entry.before, entry.after, places.get(entry.after) ?? '')
        : [],
    );
  const links = [...textLinks, ...statuteLinks(before, after)];
  return {
    slug: after.slug,
    reference: after.frontMatter.reference,
    title: after.frontMatter.title,
    before: side(before),
    after: side(after),
    details: compareDetails(before.frontMatter, after.frontMatter),
    sections,
    links,
    summary: summarise(sections, links),
  };
}

/**
 * Pairs of editions of each policy, the older one first.
 *
 * @param records newest edition first, as `readPolicyRecords` gives them
 */
export function comparablePairs(
  records: readonly PolicyRecord[],
): (readonly [before: PolicyRecord, after: PolicyRecord])[] {
  const editions = editionsBySlug(records);
  return records.flatMap((after) => {
    const own = editions.get(after.slug) ?? [];
    return own.slice(own.indexOf(after) + 1).map((before) => [before, after] as const);
  });
}

/**
 * Compares every policy between any two of its editions.
 *
 * @param records newest edition first, as `readPolicyRecords` gives them
 */
export function compareAll(records: readonly PolicyRecord[]): Comparison[] {
  return comparablePairs(records).map(([before, after]) => comparePolicies(before, after));
}
