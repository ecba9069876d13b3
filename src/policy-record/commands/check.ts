import {formatProblems, type Problem} from '../../shared/report';
import {git, hasGit, overtakenProblems, rewritingProblems} from '../ledger/git';
import {documentAndRecordProblems, duplicateDocuments} from '../ledger/problems';
import {readRecord, type DocumentRecord} from '../ledger/read-record';
import {shortDay} from '../../shared/dates';
import {entersText} from '../shared/version';
import {fullReference} from '../../shared/documents/reference';
import type {Command} from './command';
import {reviewsOf} from '../ledger/timeline';

/** Says when git cannot show whether a row was ever removed: in a zip file or a shallow clone. */
function historyNote(siteDir: string): string | undefined {
  if (!hasGit(siteDir)) return 'Note: this folder has no git history, so lost rows can’t be seen.';
  return git({siteDir}, 'rev-parse', '--is-shallow-repository') === 'true'
    ? 'Note: this is a shallow clone, so rows lost before its first commit can’t be seen. To see all: git fetch --unshallow'
    : undefined;
}

/** Returns everything that `policy:check` reports. */
export function problemsOf(siteDir: string, record: DocumentRecord): Problem[] {
  const approved = duplicateDocuments(record);
  const isSaid = ({file, field}: Problem) =>
    approved.some((each) => each.file === file && each.field === field);
  return [
    ...documentAndRecordProblems(siteDir, record, {isPublic: true}).filter((each) => !isSaid(each)),
    ...approved,
    ...rewritingProblems(siteDir),
    ...overtakenProblems(siteDir),
  ];
}

/** `npm run policy:check`: reports everything that would stop a publication. */
export const check: Command = {
  usage: `Checks every document and the whole record: texts, links, ledger, kept versions and
closed editions. Also checks in git that no row has ever been removed, and warns of overdue reviews.

  npm run policy:check`,
  words: 0,
  options: {},
  act(_call, {siteDir, today, print}) {
    const record = readRecord(siteDir, today);
    const problems = problemsOf(siteDir, record);
    const versions = record.ledger.versions.filter(entersText).length;
    print(
      problems.length > 0
        ? formatProblems(problems)
        : `${record.histories.length} policies and notices in ${versions} versions: no problems.`,
    );
    const note = historyNote(siteDir);
    if (note !== undefined) print(note);
    for (const {reference, title, owner, reviewBy} of reviewsOf(record)) {
      if (reviewBy >= today) break;
      print(
        `Warning: the review of ${fullReference(reference)} ${title} was due by ${shortDay(reviewBy)}. Owner: ${owner}.`,
      );
    }
    return problems.length > 0 ? 1 : 0;
  },
};
