import {formatProblems} from '../../shared/report';
import {documentProblems} from '../../plugins/documents/check';
import {rewritingProblems} from '../ledger/git';
import {recordProblems} from '../ledger/problems';
import {readRecord} from '../ledger/read-record';
import {shortDay} from '../../shared/dates';
import {fullReference} from '../../features/documents/reference';
import type {Command} from './command';
import {reviewsOf} from './reviews';

/** `npm run policy:check`: everything that would stop a publication, in one report. */
export const check: Command = {
  usage: `Checks every document and the whole record: texts, links, ledger, kept versions and
closed editions. Also checks in git that no row has ever been removed, and warns of overdue reviews.

  npm run policy:check`,
  options: {},
  act(_call, {siteDir, today, print}) {
    const record = readRecord(siteDir, today);
    const unreadable = documentProblems(siteDir);
    const told = new Set(unreadable.map(({file, field}) => `${file} ${field}`));
    const problems = [
      ...unreadable,
      ...recordProblems(record, {isPublic: true}).filter(
        ({file, field}) => !told.has(`${file} ${field}`),
      ),
      ...rewritingProblems(siteDir),
    ];
    const versions = record.ledger.versions.length;
    print(
      problems.length > 0
        ? formatProblems(problems)
        : `${record.histories.length} policies and notices in ${versions} versions: no problems.`,
    );
    for (const {reference, title, owner, reviewBy} of reviewsOf(record)) {
      if (reviewBy >= today) break;
      print(
        `Warning: the review of ${fullReference(reference)} ${title} was due by ${shortDay(reviewBy)}. Owner: ${owner}.`,
      );
    }
    return problems.length > 0 ? 1 : 0;
  },
};
