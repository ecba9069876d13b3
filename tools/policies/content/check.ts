import type {Problem} from '../../../src/content/report';
import {checkDocuments} from '../../../src/plugins/documents/check';
import {unversionedChanges} from '../../../src/plugins/documents/edition-rules';
import {policyRuleProblems} from '../../../src/plugins/documents/policy-rules';
import {contentOf} from '../changes/journal';
import {CARDS, cardProblems} from './cards';
import {claimProblems} from './claims';
import {currentPolicies, readDocuments, type Documents} from './documents';
import {textProblems} from './texts';

/** What was read, with everything that is wrong with it. */
export interface Checked extends Documents {
  readonly problems: readonly Problem[];
}

/**
 * Checks all documents of all editions: the rules of the build, those that only editors need, what
 * the revision tables say of the text, and the cards of the About page.
 *
 * @param replaced texts that stand in for those on the disk, by file: what a change would make
 */
export async function checkRepository(
  root: string,
  replaced: Readonly<Record<string, string>> = {},
): Promise<Checked> {
  const {documents, problems} = await readDocuments(root, replaced);
  const cards = replaced[CARDS] ?? contentOf(root, CARDS)?.toString();
  return {
    documents,
    problems: [
      ...problems,
      ...checkDocuments(documents),
      ...policyRuleProblems(documents),
      ...unversionedChanges(documents),
      ...textProblems(root, documents),
      ...(await claimProblems(root, documents, replaced)),
      ...(cards === undefined ? [] : cardProblems(cards, currentPolicies(documents))),
    ],
  };
}
