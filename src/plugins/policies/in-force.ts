import {editionsBySlug, type PolicyRecord} from './record';

/** Which version of a policy was in force on a day. */
export interface InForce {
  readonly slug: string;
  readonly reference: string;
  readonly version: string;
  readonly effectiveFrom: string;
  /**
   * The first edition that has the text of this version. Absent for a version that the revision
   * table names and no edition kept, such as one that was amended again within its year.
   */
  readonly record?: PolicyRecord;
}

/** A draft's own version is in force nowhere. */
function isDraft({frontMatter}: PolicyRecord, version: string): boolean {
  return frontMatter.status === 'draft' && frontMatter.version === version;
}

function versionsOf(records: readonly PolicyRecord[]): InForce[] {
  const versions = new Map<string, InForce>();
  for (const record of records) {
    const {slug, frontMatter} = record;
    const {reference, revisions} = frontMatter;
    for (const {version, effectiveFrom} of revisions) {
      if (!isDraft(record, version)) {
        // The oldest edition comes last and stays: it is the one that the version came with.
        const text = version === frontMatter.version ? {record} : {};
        const known = versions.get(version) ?? {slug, reference, version, effectiveFrom};
        versions.set(version, {...known, ...text});
      }
    }
  }
  return [...versions.values()];
}

/** The later of two; of two that began on the same day, the one that stands higher in the table. */
function later(one: InForce, other: InForce): InForce {
  return other.effectiveFrom > one.effectiveFrom ? other : one;
}

/**
 * Answers "what was in force on 1 March": of each policy the version that last became effective on
 * that day or before. Policies that began later are left out.
 *
 * @param records newest edition first, as `readPolicyRecords` gives them
 * @param day `YYYY-MM-DD`
 * @returns one answer for each policy, by reference
 */
export function inForceOn(records: readonly PolicyRecord[], day: string): InForce[] {
  return [...editionsBySlug(records).values()]
    .flatMap((editions) => {
      const begun = versionsOf(editions).filter(({effectiveFrom}) => effectiveFrom <= day);
      return begun.length === 0 ? [] : [begun.reduce(later)];
    })
    .sort((one, other) => (one.reference < other.reference ? -1 : 1));
}
