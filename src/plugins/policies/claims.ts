import type {Comparison} from './comparison';
import type {PolicyRecord} from './record';

/** Where the revision table and the text disagree about which sections changed. */
export interface Disagreement {
  /** Sections that differ, although no revision names them. */
  readonly unnamed: readonly number[];
  /** Sections that a revision names, although their text is the same. */
  readonly unfounded: readonly number[];
}

/** Numbers of the sections that the revisions since a version say they changed. */
function claimedSections(record: PolicyRecord, sinceVersion: string): readonly number[] {
  const {revisions, sections} = record.frontMatter;
  const since = revisions.findIndex(({version}) => version === sinceVersion);
  const newer = since < 0 ? revisions : revisions.slice(0, since);
  const claimed = newer.flatMap((revision) =>
    revision.sections === 'all'
      ? Array.from({length: sections}, (_, index) => index + 1)
      : revision.sections,
  );
  return [...new Set(claimed)].sort((one, other) => one - other);
}

/**
 * Holds the revision table against what really changed.
 *
 * @param after the record whose changes the comparison shows
 * @returns nothing when both agree
 */
export function disagreement(
  {before, summary}: Comparison,
  after: PolicyRecord,
): Disagreement | undefined {
  const claimed = claimedSections(after, before.version);
  const changed = summary.changed.map(Number);
  const unnamed = changed.filter((number) => !claimed.includes(number));
  const unfounded = claimed.filter((number) => !changed.includes(number));
  return unnamed.length + unfounded.length === 0 ? undefined : {unnamed, unfounded};
}
