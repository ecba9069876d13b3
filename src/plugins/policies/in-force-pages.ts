import type {GeneratedFile} from '../generated-files/generated-file';
import type {PlainPage} from '../../content/policies/pages';
import {CHANGE_DAYS_PATH} from '../../content/policies/addresses';
import type {Comparison} from './comparison';
import {policyHistories} from './history';
import type {FindSummary} from './in-force-cells-html';
import {inForcePage} from './in-force-html';
import {periodPage} from './period-html';
import {daysOfPeriods, periodsOf} from './periods';
import type {PolicyRecord} from './record';

function summaryFinder(comparisons: readonly Comparison[]): FindSummary {
  const key = (slug: string, from: string, to: string) => `${slug} ${from} ${to}`;
  const summaries = new Map(
    comparisons.map(({slug, before, after, summary}) => [
      key(slug, before.edition, after.edition),
      summary,
    ]),
  );
  return (slug, from, to) => summaries.get(key(slug, from, to));
}

/**
 * The pages that answer "what was in force on this day, and what changed since": one for each
 * period between two changes, and one that leads to them.
 *
 * @param records newest edition first, as `readPolicyRecords` gives them
 * @param comparisons of the same records
 */
export function inForcePages(
  records: readonly PolicyRecord[],
  comparisons: readonly Comparison[],
): PlainPage[] {
  if (records.length === 0) {
    return [];
  }
  const histories = policyHistories(records);
  const periods = periodsOf(histories);
  const find = summaryFinder(comparisons);
  return [
    inForcePage(histories, periods, find),
    ...periods.map((period, index) =>
      periodPage(period, {earlier: periods[index + 1], later: periods[index - 1]}, find),
    ),
  ];
}

/** The first days of all periods as a list, for the field in which a reader picks a day. */
export function changeDaysFile(records: readonly PolicyRecord[]): GeneratedFile {
  return {
    path: CHANGE_DAYS_PATH,
    mediaType: 'application/json; charset=utf-8',
    content: () =>
      `${JSON.stringify(daysOfPeriods(policyHistories(records)).map(({from}) => from))}\n`,
  };
}
