import type {Problem} from '../../shared/report';
import {aYearAfter} from '../../shared/wall-clock';
import {compareVersions, entersText, type VersionRow} from '../shared/version';
import {rowsFile} from './ledger';
import {newestEntry, newestVersion, timelineOf, versionInForce} from './timeline';

const RESTORE = 'Rows are written only by npm run policy:amend. Restore the ledger (git restore).';

const STATUS = 'Correct the answer. The document’s page shows what is in force and what waits.';

const CLOCK =
  'The clock of the computer that entered the row was ahead, or the clock of this computer is behind. Set the clock. If the row has the wrong day, take it back (npm run policy:undo) and enter it again.';

/** What a row must be like, and what it is; `isMet` tells whether the two agree. */
interface Rule {
  readonly isMet: boolean;
  readonly field: keyof VersionRow;
  readonly expected: string;
  readonly fix?: string;
  /** The fix while the row is not entered yet. */
  readonly again?: string;
}

interface RowDays {
  /** Day of the build, or of the entry. */
  readonly today: string;
  /** How many of the first rows were entered when the record began: they may be older. */
  readonly sealed: number;
}

/** Rules for every row: its days must follow one another. */
function dayRules(
  row: VersionRow,
  earlier: readonly VersionRow[],
  {today, isSealed}: {readonly today: string; readonly isSealed: boolean},
): Rule[] {
  const before = earlier.at(-1);
  const {kind, enteredOn, approvedOn, effectiveFrom, reviewBy} = row;
  // A preview of an earlier day may contain rows entered after that day.
  const present = new Date().toISOString().slice(0, 10);
  const latestEntry = today > present ? today : present;
  const latest = aYearAfter(approvedOn ?? enteredOn);
  const sets = entersText(row) || kind === 'reviewed';
  // A minor change keeps the next review that was set before, even if it is overdue.
  const keeps = kind === 'minor' && earlier.some((each) => each.reviewBy === reviewBy);
  return [
    {
      isMet: before === undefined || enteredOn >= before.enteredOn,
      field: 'enteredOn',
      expected: `${before?.enteredOn ?? ''} or later: the previous row was entered on that day`,
    },
    {
      isMet: enteredOn <= latestEntry,
      field: 'enteredOn',
      expected: `${latestEntry} or earlier: the date of entry can’t be in the future`,
      fix: CLOCK,
    },
    {
      isMet: effectiveFrom >= enteredOn || isSealed,
      field: 'effectiveFrom',
      expected: `${enteredOn} or later: nothing can take effect before the day it is entered`,
      again: 'Give today or a later day.',
    },
    {
      isMet: approvedOn === null || approvedOn <= enteredOn,
      field: 'approvedOn',
      expected: `${enteredOn} or earlier: nothing can be entered before it is approved`,
      again: 'Enter it when it is approved. If the day is wrong, correct it.',
    },
    {
      // For other rows the two rules before say it.
      isMet: !isSealed || approvedOn === null || effectiveFrom >= approvedOn,
      field: 'effectiveFrom',
      expected: `${approvedOn ?? ''} or later: nothing can take effect before it is approved`,
    },
    {
      isMet:
        !sets ||
        approvedOn === null ||
        (reviewBy !== null && (reviewBy > approvedOn || keeps) && reviewBy <= latest),
      field: 'reviewBy',
      expected: `after ${approvedOn ?? ''} and no later than ${latest}: every document is reviewed annually`,
    },
    {
      isMet: sets || reviewBy === null,
      field: 'reviewBy',
      expected: 'nothing, because the row sets no review',
    },
  ];
}

/** Rules for a row that enters a text. */
function versionRules(row: VersionRow, before: readonly VersionRow[], isSealed: boolean): Rule[] {
  const {version, effectiveFrom, enteredOn} = row;
  const highest = before
    .map((each) => each.version)
    .sort(compareVersions)
    .at(-1);
  const begunBefore = before.findLast((each) => each.effectiveFrom <= enteredOn);
  return [
    {
      isMet: highest === undefined || compareVersions(version, highest) > 0,
      field: 'version',
      expected: `higher than ${highest ?? ''}`,
    },
    {
      isMet: !isSealed || begunBefore === undefined || effectiveFrom > begunBefore.effectiveFrom,
      field: 'effectiveFrom',
      expected: `later than ${begunBefore?.effectiveFrom ?? ''}, the first day of version ${begunBefore?.version ?? ''}`,
    },
  ];
}

/** Rules for a row about a version that earlier rows have entered. */
function statementRules(row: VersionRow, before: readonly VersionRow[]): Rule[] {
  const {kind, version, enteredOn, approvedOn, effectiveFrom, sha256, source} = row;
  const {versions, withdrawal} = timelineOf(before, enteredOn);
  const named = versions.find((each) => each.version === version);
  const names = (expected: string, isMet: boolean): Rule => ({isMet, field: 'version', expected});
  const isNow: Rule = {
    isMet: effectiveFrom === enteredOn,
    field: 'effectiveFrom',
    expected: `${enteredOn}, the day of entry`,
  };
  const own = (): Rule[] => {
    switch (kind) {
      case 'reviewed': {
        const inForce = versionInForce({versions})?.version;
        const approved = named?.approvedOn ?? '';
        return [
          names(
            inForce === undefined
              ? 'a version in force: only a text in force can be reviewed'
              : `${inForce}, the version in force`,
            inForce === version,
          ),
          isNow,
          {
            isMet: approvedOn !== null && approvedOn >= approved,
            field: 'approvedOn',
            expected: `${approved} or later: the text was approved on that day`,
          },
        ];
      }
      case 'rescheduled': {
        const isWithdrawal = withdrawal?.isToCome === true && withdrawal.version === version;
        const from = isWithdrawal ? withdrawal.effectiveFrom : (named?.effectiveFrom ?? '');
        const after = timelineOf([...before, row], enteredOn);
        const state = after.versions.find((each) => each.version === version)?.state;
        const next = after.versions.findLast(
          (each) => compareVersions(each.version, version) > 0 && each.days.length > 0,
        );
        return [
          names(
            'a version or a withdrawal whose first day is still to come',
            isWithdrawal || named?.state === 'coming',
          ),
          {
            isMet: effectiveFrom !== from,
            field: 'effectiveFrom',
            expected: `another day than ${from}, which is the first day already`,
          },
          {
            isMet: isWithdrawal || state !== 'replaced',
            field: 'effectiveFrom',
            expected: `a day before ${next?.effectiveFrom ?? after.withdrawal?.effectiveFrom ?? ''}, or the version would never be in force`,
          },
        ];
      }
      case 'withdrawn': {
        const newest = newestVersion({versions});
        const lives = versions.some(({state}) => state === 'in force' || state === 'coming');
        return [
          names('a document that is not withdrawn', withdrawal === undefined && lives),
          names(`${newest?.version ?? ''}, the newest version`, named === newest),
        ];
      }
      default: {
        const newest = newestEntry(before);
        const expected =
          newest === undefined
            ? 'an entry that can be taken back'
            : `${newest.version}: only the newest entry can be taken back`;
        return [names(expected, newest?.version === version), isNow];
      }
    }
  };
  const isSame = kind === 'rescheduled' || sha256 === (named?.sha256 ?? null);
  return [
    ...own(),
    {
      isMet: isSame && source === (named?.source ?? null),
      field: 'sha256',
      expected: `the fingerprints of version ${version}`,
    },
  ];
}

/**
 * Checks the rows of one document, oldest first.
 *
 * @param rows of the document
 * @param days the day of the build, and how many rows are older than the record
 * @param isAsked whether the last row is an answer that can be given again
 */
export function rowProblems(
  rows: readonly VersionRow[],
  days: RowDays,
  isAsked = false,
): Problem[] {
  return rows.flatMap((row, index) => {
    const before = rows.slice(0, index);
    const [{reference} = row] = before;
    const isSealed = index < days.sealed;
    const rules: Rule[] = [
      ...(entersText(row) ? versionRules(row, before, isSealed) : statementRules(row, before)),
      {isMet: row.reference === reference, field: 'reference', expected: reference},
      ...dayRules(row, before, {today: days.today, isSealed}),
    ];
    const broken = rules.filter(({isMet}) => !isMet);
    if (!isAsked) {
      return broken.map(({field, expected, fix = RESTORE}) => ({
        file: rowsFile(row.document),
        field: `${row.reference} ${row.version}, ${field}`,
        expected,
        found: String(row[field] ?? 'nothing'),
        fix,
      }));
    }
    // Nobody is asked for a version, so the kind is the wrong answer. Days then do not count.
    const [wrong] = broken.filter(({field}) => field === 'version');
    const answers = wrong ? [{...wrong, field: 'kind' as const, again: STATUS}] : broken;
    return answers.map(({field, expected, again = 'Correct the answer.'}) => ({
      ...{file: 'the approval', field, expected},
      ...{found: String(row[field] ?? 'nothing'), fix: again},
    }));
  });
}
