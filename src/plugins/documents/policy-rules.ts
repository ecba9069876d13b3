import type {Problem} from '../../data/report';
import type {SourceDocument} from './check';
import {fixedFactProblems} from './fixed-facts';
import {policySchema, type PolicyFrontMatter} from './schema';
import {textsOf, wordingProblems} from './wording-rules';

/** A policy whose front matter is sound; the schema reports the others. */
interface Policy extends SourceDocument {
  readonly control: PolicyFrontMatter;
}

/** Folder of the edition in force. Older ones are `versioned_docs/version-<label>`. */
const CURRENT = 'docs';

/** Negative when version `a` is older than `b`, zero when they are the same. Example: 4.9 < 4.10. */
export function compareVersions(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}

/** The same day twelve months later: the latest day for the next review. */
export function aYearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** The rule of a policy's own dates: approved first, then in force, then reviewed. */
function dateProblems({file, control}: Policy): Problem[] {
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

/** The newest row of the revision table tells of the version that the title block shows. */
function newestRevisionProblems({file, control}: Policy): Problem[] {
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

/** What Docusaurus leaves out of the published site must not claim to be in force. */
function hiddenProblems({file, frontMatter, control}: Policy): Problem[] {
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

/** Rows go back in time, and name sections that exist. */
function revisionTableProblems({file, control}: Policy): Problem[] {
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

/** The same policy in the next older edition that has it. */
function predecessor(policy: Policy, newestFirst: readonly Policy[]): Policy | undefined {
  const position = newestFirst.indexOf(policy);
  return newestFirst.slice(position + 1).find(({slug}) => slug === policy.slug);
}

/** From one edition to the next a version never falls and a reference never changes. */
function editionProblems(policy: Policy, newestFirst: readonly Policy[]): Problem[] {
  const older = predecessor(policy, newestFirst);
  if (older === undefined) {
    return [];
  }
  const {file, control} = policy;
  const problems: Problem[] = [];
  if (compareVersions(control.version, older.control.version) < 0) {
    problems.push({
      file,
      field: 'version',
      expected: `'${older.control.version}' or above, the version of ${older.file}`,
      found: `'${control.version}'`,
      fix: 'Raise the version: an edition continues the one before it.',
    });
  }
  if (control.reference !== older.control.reference) {
    problems.push({
      file,
      field: 'reference',
      expected: `${older.control.reference}, as in ${older.file}: a reference never changes`,
      found: control.reference,
      fix: 'Put the old reference back; a different policy gets a file of its own.',
    });
  }
  return problems;
}

function newestEditionFirst(a: Policy, b: Policy): number {
  if (a.edition === b.edition) return 0;
  if (a.edition === CURRENT) return -1;
  if (b.edition === CURRENT) return 1;
  return b.edition.localeCompare(a.edition, 'en', {numeric: true});
}

function policiesOf(documents: readonly SourceDocument[]): Policy[] {
  return documents
    .flatMap((document) => {
      const result = policySchema.safeParse(document.frontMatter);
      return result.success ? [{...document, control: result.data}] : [];
    })
    .sort(newestEditionFirst);
}

/**
 * Rules that make a policy a controlled document, beyond the form of each field: dates in order,
 * a revision table that agrees with the title block, versions that only rise, the specification's
 * fixed facts, and no claims that the law forbids. The last two look at the edition in force only.
 */
export function policyRuleProblems(documents: readonly SourceDocument[]): Problem[] {
  const policies = policiesOf(documents);
  return [
    ...policies.flatMap((policy) => [
      ...hiddenProblems(policy),
      ...dateProblems(policy),
      ...newestRevisionProblems(policy),
      ...revisionTableProblems(policy),
      ...editionProblems(policy, policies),
      ...(policy.edition === CURRENT ? fixedFactProblems(policy) : []),
    ]),
    ...documents
      .filter(({edition}) => edition === CURRENT)
      .flatMap(({file, frontMatter, body}) => wordingProblems(file, textsOf(frontMatter, body))),
  ];
}

/**
 * Policies whose text differs from that of the older edition although they claim to be the same
 * version. `npm run policy:check` reports it; the build does not, because it would stop the preview
 * at the first word of every amendment.
 */
export function unversionedChanges(documents: readonly SourceDocument[]): Problem[] {
  const policies = policiesOf(documents);
  const text = ({body}: Policy) => body.replaceAll('\r\n', '\n').trim();
  return policies.flatMap((policy) => {
    const older = predecessor(policy, policies);
    if (older?.control.version !== policy.control.version || text(older) === text(policy)) {
      return [];
    }
    return [
      {
        file: policy.file,
        field: 'version',
        expected: `a version above '${older.control.version}': the text differs from ${older.file}`,
        found: `'${policy.control.version}'`,
        fix: `Run: npm run policy:amend -- ${policy.slug}`,
      },
    ];
  });
}
