import {isInForceOn, policyHistories, type PolicyHistory} from './history';
import type {PolicyRecord} from './record';

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

function answerOf({slug, reference, versions}: PolicyHistory, day: string): InForce[] {
  const found = versions.find((version) => isInForceOn(version, day));
  if (found === undefined) {
    return [];
  }
  const {version, from, record} = found;
  return [{slug, reference, version, effectiveFrom: from, ...(record && {record})}];
}

/**
 * Answers "what was in force on 1 March": of each policy the version that last became effective on
 * that day or before. Policies that began later, or were withdrawn before, are left out.
 *
 * @param records newest edition first, as `readPolicyRecords` gives them
 * @param day `YYYY-MM-DD`
 * @returns one answer for each policy, by reference
 */
export function inForceOn(records: readonly PolicyRecord[], day: string): InForce[] {
  return policyHistories(records).flatMap((history) => answerOf(history, day));
}
