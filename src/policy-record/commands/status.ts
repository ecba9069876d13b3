import {shortDay} from '../../shared/dates';
import {fullReference} from '../../features/documents/reference';
import {readRecord} from '../ledger/read-record';
import {versionInForce} from '../ledger/timeline';
import type {Command} from './command';

/** `npm run policy:status`: lists versions in force, future versions and review dates. */
export const status: Command = {
  usage: `Lists every policy and notice with its version and its next review, the most urgent first.

  npm run policy:status`,
  options: {},
  act(_call, {siteDir, today, print}) {
    const {histories, unapproved} = readRecord(siteDir, today);
    const rows = histories.flatMap((history) => {
      const version = versionInForce(history);
      if (version === undefined) return [];
      const coming = history.versions.findLast(({state}) => state === 'coming');
      const review = version.reviewBy ?? '';
      return [
        {
          review,
          cells: [
            review < today ? 'OVERDUE' : '',
            shortDay(review),
            fullReference(history.reference),
            version.version,
            history.title,
            history.owner,
            [
              history.draft ? 'draft' : '',
              coming ? `${coming.version} from ${shortDay(coming.effectiveFrom)}` : '',
            ]
              .filter(Boolean)
              .join(', '),
          ],
        },
      ];
    });
    rows.sort((one, other) => one.review.localeCompare(other.review));
    const table = [
      ['', 'Review by', 'Reference', 'Version', 'Title', 'Owner', 'Also'],
      ...rows.map(({cells}) => cells),
    ];
    const widths = (table[0] ?? []).map((_, column) =>
      Math.max(...table.map((cells) => (cells[column] ?? '').length)),
    );
    print(
      table
        .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
        .map((line) => line.trimEnd())
        .join('\n'),
    );
    for (const {document} of unapproved) print(`docs/${document}.mdx has never been approved.`);
    return 0;
  },
};
