import type {Problem} from '../../../src/content/report';
import {policySchema} from '../../../src/content/documents/schema';
import type {SourceDocument} from '../../../src/plugins/documents/check';
import {CURRENT, declared} from '../content/documents';

/** Policies and notices have a day of review; other documents have none. */
function overdue(document: SourceDocument, today: string): Problem[] {
  const day = declared(document, 'reviewBy');
  if (day === undefined || day >= today) {
    return [];
  }
  return [
    {
      file: document.file,
      field: 'reviewBy',
      expected: `${today} or later: an edition is closed before its reviews are due`,
      found: day,
      fix: 'Review the document, and have it approved again (npm run policy:amend for a policy).',
    },
  ];
}

function unapproved({file, frontMatter}: SourceDocument, today: string): Problem[] {
  const result = policySchema.safeParse(frontMatter);
  if (!result.success) {
    // Documents of other kinds are not approved; wrong policies are the checks' to report.
    return [];
  }
  const {status, approvedOn, effectiveFrom} = result.data;
  const problems: Problem[] = [];
  if (status !== 'in force') {
    problems.push({
      file,
      field: 'status',
      expected: '"in force": an edition holds what was in force',
      found: `"${status}"`,
      fix: 'Have it approved and set the status, or take the file out of docs/ until then.',
    });
  }
  for (const [field, day, what] of [
    ['approvedOn', approvedOn, 'approved'],
    ['effectiveFrom', effectiveFrom, 'in force'],
  ] as const) {
    if (day > today) {
      problems.push({
        file,
        field,
        expected: `${today} or earlier: an edition holds what is ${what}`,
        found: day,
        fix: 'Wait for the day, or correct it.',
      });
    }
  }
  return problems;
}

/** Why the edition in force cannot be closed today: drafts, missing approvals, late reviews. */
export function readinessProblems(documents: readonly SourceDocument[], today: string): Problem[] {
  return documents
    .filter(({edition}) => edition === CURRENT)
    .flatMap((document) => [...unapproved(document, today), ...overdue(document, today)]);
}
