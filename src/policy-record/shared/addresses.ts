const POLICIES_PATH = '/policies';

/** The register of all policies and notices in all versions, for machines. */
export const REGISTER_PATH = `${POLICIES_PATH}/policies.json`;

/** All rows of the ledger in one file, so that anyone can recompute each document's chain. */
export const LEDGER_PATH = `${POLICIES_PATH}/ledger.jsonl`;

/** Fingerprints of all versions' texts and PDFs, for `sha256sum -c`. */
export const MANIFEST_PATH = `${POLICIES_PATH}/SHA256SUMS`;

/** Feed of major changes. */
export const CHANGES_FEED_PATH = `${POLICIES_PATH}/changes.atom`;

/** Calendar of all review dates. */
export const REVIEWS_PATH = `${POLICIES_PATH}/reviews.ics`;

/** Address of a version's page. Example: `/policies/whistleblowing/versions/4.0`. */
export function versionPath(document: string, version: string): string {
  return `${document}/versions/${version}`;
}

/**
 * Address of the comparison of two versions of a document.
 *
 * @param document the document's address
 * @example `/policies/whistleblowing/changes/3.0-4.0`
 */
export function changesPath(document: string, before: string, after: string): string {
  return `${document}/changes/${before}-${after}`;
}

/** Address of a copy of a version. Example: `/policies/whistleblowing.4.0.pdf`. */
export function copyPath(document: string, version: string, format: 'pdf' | 'txt'): string {
  return `${document}.${version}.${format}`;
}

/** Page that lists every version and every period, to show what was in force when. */
export const IN_FORCE_PATH = `${POLICIES_PATH}/in-force`;

/** Anchor on the register of policies: versions approved for a later day. */
export const CHANGES_TO_COME = 'changes-to-come';

/**
 * Address of the page of what was in force from one day until the next change.
 *
 * @param from first day of the period
 * @example `/policies/in-force/2025-07-16`
 */
export function periodPath(from: string): string {
  return `${IN_FORCE_PATH}/${from}`;
}
