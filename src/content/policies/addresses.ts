/** Folder of the policies' pages and files. */
const POLICIES_PATH = '/policies';

/** The register of all policies in all editions, for machines. */
export const REGISTER_PATH = `${POLICIES_PATH}/policies.json`;

/** Fingerprints of all editions' texts and files, for `sha256sum -c`. */
export const MANIFEST_PATH = `${POLICIES_PATH}/sha256sums.txt`;

/** Feed of major changes. */
export const CHANGES_FEED_PATH = `${POLICIES_PATH}/changes.atom`;

/** Calendar of all review dates. */
export const REVIEWS_PATH = `${POLICIES_PATH}/reviews.ics`;

/** Forms in which an edition can be downloaded. */
export type CopyFormat = 'txt' | 'pdf' | 'docx';

/** A copy of a policy. Example: `/policies/whistleblowing.2026.pdf`. */
export function copyPath(slug: string, edition: string, format: CopyFormat): string {
  return `${POLICIES_PATH}/${slug}.${edition}.${format}`;
}

/**
 * What changed in a policy between two editions.
 *
 * @param from the older edition
 * @param to the newer one
 * @example `/policies/whistleblowing/changes/2025-2026`
 */
export function comparisonPath(slug: string, from: string, to: string): string {
  return `${POLICIES_PATH}/${slug}/changes/${from}-${to}`;
}

/** A page to print and sign: who read which words. Example: `/policies/whistleblowing/slip`. */
export function slipPath(slug: string): string {
  return `${POLICIES_PATH}/${slug}/slip`;
}

/** Which version of each policy was in force when: every version, and every period. */
export const IN_FORCE_PATH = `${POLICIES_PATH}/in-force`;

/** The first days of all periods, newest first, for the field in which a reader picks a day. */
export const CHANGE_DAYS_PATH = `${IN_FORCE_PATH}/days.json`;

/**
 * What was in force from one day until the next change.
 *
 * @param from first day of the period
 * @example `/policies/in-force/2025-07-16`
 */
export function periodPath(from: string): string {
  return `${IN_FORCE_PATH}/${from}`;
}
