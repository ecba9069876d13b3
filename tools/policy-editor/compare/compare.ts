import {comparePolicies} from '../../../src/plugins/policies/compare';
import {readPolicyText} from '../../../src/plugins/policies/read-records';
import {changesHtml} from './changes-html';
import {olderTexts} from './older-texts';

const UNREADABLE =
  '<p class="notice">The text can be compared as soon as the problems are put right.</p>';
const DRAFT =
  '<p class="notice">A hidden draft is in force nowhere, so there is no comparison.</p>';

/**
 * A policy as it was typed beside an older text, as HTML.
 *
 * @param against which one: see `olderTexts`
 * @returns undefined when there is no such text
 */
export async function comparisonWith(
  root: string,
  file: string,
  {original, typed}: {readonly original: string; readonly typed: string},
  against: string,
): Promise<string | undefined> {
  const older = olderTexts(root, file, original).find(({id}) => id === against);
  if (older === undefined) return undefined;
  try {
    const [before, after] = await Promise.all([
      readPolicyText(root, older.file, older.text()),
      readPolicyText(root, file, typed),
    ]);
    if (before && after) {
      return changesHtml(comparePolicies(before, after), older.label);
    }
    return /^draft: true\s*$/m.test(typed) ? DRAFT : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}
