import type {Problem} from '../../data/report';
import type {SourceDocument} from './check';
import {editionProblems} from './edition-rules';
import {fixedFactProblems} from './fixed-facts';
import {newestRevisionProblems, revisionTableProblems} from './revision-rules';
import {CURRENT, soundPolicies, type SoundPolicy} from './sound-policy';
import {textsOf, wordingProblems} from './wording-rules';

/** The rule of a policy's own dates: approved first, then in force, then reviewed. */
function dateProblems({file, control}: SoundPolicy): Problem[] {
  const {approvedOn, effectiveFrom, reviewBy} = control;
  const early =
    effectiveFrom < approvedOn
      ? [
          {
            file,
            field: 'effectiveFrom',
            expected: `${approvedOn} or later: a policy applies once it is approved`,
            found: effectiveFrom,
            fix: 'Correct "approvedOn" or "effectiveFrom".',
          },
        ]
      : [];
  const late =
    reviewBy <= approvedOn
      ? [
          {
            file,
            field: 'reviewBy',
            expected: `a day after ${approvedOn}, on which it was approved`,
            found: reviewBy,
            fix: 'Write the day of the next review.',
          },
        ]
      : [];
  return [...early, ...late];
}

/** What Docusaurus leaves out of the published site must not claim to be in force. */
function hiddenProblems({file, frontMatter, control}: SoundPolicy): Problem[] {
  const hidden =
    typeof frontMatter === 'object' &&
    frontMatter !== null &&
    'draft' in frontMatter &&
    frontMatter.draft === true;
  if (!hidden || control.status === 'draft') {
    return [];
  }
  return [
    {
      file,
      field: 'draft',
      expected: `no such field: the policy is ${control.status}, and "draft: true" hides it`,
      found: 'true',
      fix: 'Remove the line "draft: true", or set "status" back to draft.',
    },
  ];
}

/**
 * Rules that make a policy a controlled document, beyond the form of each field: dates in order,
 * a revision table that agrees with the title block, versions that only rise, the specification's
 * fixed facts, and no claims that the law forbids. The last two look at the edition in force only.
 */
export function policyRuleProblems(documents: readonly SourceDocument[]): Problem[] {
  const policies = soundPolicies(documents);
  return [
    ...policies.flatMap((policy) => [
      ...hiddenProblems(policy),
      ...dateProblems(policy),
      ...newestRevisionProblems(policy),
      ...revisionTableProblems(policy),
      ...(policy.edition === CURRENT ? fixedFactProblems(policy) : []),
    ]),
    ...editionProblems(policies),
    ...documents
      .filter(({edition}) => edition === CURRENT)
      .flatMap(({file, frontMatter, body}) => wordingProblems(file, textsOf(frontMatter, body))),
  ];
}
