import type {Problem} from '../../content/report';
import type {SourceDocument} from './check';
import {editionProblems} from './edition-rules';
import {fixedFactProblems} from './fixed-facts';
import {CURRENT, soundPolicies, type SoundPolicy} from './sound-policy';
import {compareVersions} from './versions-and-days';
import {textsOf, wordingProblems} from './wording-rules';

/** The newest row of the revision table tells of the version that the title block shows. */
function newestRevisionProblems({file, control}: SoundPolicy): Problem[] {
  const newest = control.revisions[0];
  // A row of another version is check.ts's to report; the rest of it would differ anyway.
  if (newest?.version !== control.version) {
    return [];
  }
  const pairs = [
    ['effectiveFrom', newest.effectiveFrom, 'effectiveFrom', control.effectiveFrom],
    ['changeType', newest.changeType, 'changeType', control.changeType],
    ['note', newest.note, 'changeNote', control.changeNote ?? newest.note],
    ['approvedBy', newest.approvedBy, 'approver', control.approver],
  ] as const;
  return pairs
    .filter(([, found, , expected]) => found !== expected)
    .map(([field, found, source, expected]) => ({
      file,
      field: `revisions[0].${field}`,
      expected: `"${expected}", as "${source}" says`,
      found: `"${found}"`,
      fix: `Write the same in both places; "${source}" is what the title block shows.`,
    }));
}

/** Rows go back in time, and name sections that exist. */
function revisionTableProblems({file, control}: SoundPolicy): Problem[] {
  return control.revisions.flatMap(({version, effectiveFrom, sections}, index) => {
    const older = control.revisions[index + 1];
    const problems: Problem[] = [];
    if (older !== undefined && compareVersions(version, older.version) <= 0) {
      problems.push({
        file,
        field: `revisions[${index}].version`,
        expected: `a version above '${older.version}', which the row below has: newest first`,
        found: `'${version}'`,
        fix: 'Put the rows in order, or correct the version.',
      });
    }
    if (older !== undefined && effectiveFrom < older.effectiveFrom) {
      problems.push({
        file,
        field: `revisions[${index}].effectiveFrom`,
        expected: `${older.effectiveFrom} or later: the row below is older`,
        found: effectiveFrom,
        fix: 'Put the rows in order, newest first, or correct the day.',
      });
    }
    // Earlier versions may have had other sections than today's text.
    const beyond =
      index === 0 && sections !== 'all' ? sections.filter((n) => n > control.sections) : [];
    if (beyond.length > 0) {
      problems.push({
        file,
        field: `revisions[${index}].sections`,
        expected: `numbers from 1 to ${control.sections}, as the policy has that many sections`,
        found: beyond.join(', '),
        fix: 'Write the numbers of the sections that changed.',
      });
    }
    return problems;
  });
}

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
