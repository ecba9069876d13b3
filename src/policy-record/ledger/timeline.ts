import type {RecordedFrontMatter} from '../../shared/documents/schema';
import type {Block} from '../shared/blocks';
import type {Days} from '../shared/pages';
import {entersText, type State, type VersionRow} from '../shared/version';
import {addDays} from '../../shared/wall-clock';

/** The content of a document in one file. */
export interface Words {
  readonly file: string;
  readonly frontMatter: RecordedFrontMatter;
  readonly blocks: readonly Block[];
}

/** A version of a document: its row in the ledger, its dates and its text. */
export interface Version extends VersionRow {
  /** When it is in force, oldest first: once, or again if the version after it was retracted. */
  readonly days: readonly Days[];
  readonly until?: string;
  readonly state: State;
  /** Whether it was entered in error. */
  readonly isTakenBack?: true;
  /** Rows of the reviews that changed nothing, by the day of the build, oldest first. */
  readonly reviews: readonly VersionRow[];
  /** Absent for a version from before the ledger. */
  readonly kept?: Words & {
    /** The canonical text, whose SHA-256 is in the row. */
    readonly text: string;
  };
  /** The build could not make its PDF (`withPdfs` in files.ts). */
  readonly lacksPdf?: true;
}

/** The withdrawal of a document, which may be planned for a later day. */
export interface Withdrawal extends Pick<VersionRow, 'effectiveFrom' | 'note' | 'version'> {
  readonly isToCome: boolean;
}

/** A document with all its versions. */
export interface History {
  /** Place under `docs/`. Example: `'policies/whistleblowing'`. */
  readonly document: string;
  readonly path: string;
  readonly reference: string;
  readonly title: string;
  readonly owner: string;
  /** All rows, in the order in which they were entered. */
  readonly rows: readonly VersionRow[];
  /** Newest first; at least one. */
  readonly versions: readonly Version[];
  readonly withdrawal?: Withdrawal;
  /** The text under `docs/`, if its fingerprint isn't in the ledger. */
  readonly draft?: Words;
}

export interface VersionOf {
  readonly history: History;
  readonly version: Version;
}

/** A run of days on which the same versions were in force. */
export interface Period {
  /** First day, on which something began or ended. */
  readonly from: string;
  /** Last day; absent for the newest period. */
  readonly until?: string;
  /**
   * Versions in force. Those replaced since then come first; both groups are sorted by reference.
   */
  readonly inForce: readonly VersionOf[];
  /** Versions that began on the first day. */
  readonly began: readonly VersionOf[];
  /** Documents that were withdrawn on the first day. */
  readonly withdrawn: readonly History[];
}

/** A row that enters something, as later rows have left it. */
interface Entry {
  readonly row: VersionRow;
  /** The row with the first day and fingerprint that count: the last change of the first day. */
  set: VersionRow;
  /** The row that takes it back. */
  end?: VersionRow;
}

const isOpen = ({row, end}: Entry) => !end && row.kind !== 'retracted';

/** Applies the rows that change or take back others. `rowProblems` reports rows without effect. */
function entriesOf(rows: readonly VersionRow[]): Entry[] {
  const entries: Entry[] = [];
  for (const row of rows) {
    if (row.kind === 'rescheduled') {
      const target = entries.findLast(
        (entry) =>
          isOpen(entry) && entry.row.version === row.version && entry.row.kind !== 'reviewed',
      );
      if (target !== undefined) target.set = row;
    } else if (row.kind === 'retracted') {
      const target = entries.findLast(isOpen);
      if (target !== undefined) target.end = row;
      // Without an earlier version, nothing is in force, as after a withdrawal.
      if (entries.every((each) => each.end ?? !entersText(each.row))) entries.push({row, set: row});
    } else {
      entries.push({row, set: row});
    }
  }
  return entries;
}

/** Returns the row that the next `retracted` row would take back. */
export function newestEntry(rows: readonly VersionRow[]): VersionRow | undefined {
  return entriesOf(rows).findLast(isOpen)?.row;
}

/**
 * Works out from a document's rows which version is in force when. On each day the last row entered
 * decides whose first day has come and that has not been taken back.
 *
 * @param rows in the order in which they were entered
 * @param today decides the states
 */
export function timelineOf(
  rows: readonly VersionRow[],
  today: string,
): {readonly versions: readonly Version[]; readonly withdrawal?: Withdrawal} {
  const entries = entriesOf(rows);
  const deciding = entries.filter(({row: {kind}}) => kind !== 'reviewed');
  const isOn = ({set, end}: Entry, day: string) =>
    set.effectiveFrom <= day && (end === undefined || day < end.effectiveFrom);
  const decides = (day: string) => deciding.findLast((entry) => isOn(entry, day));
  const firstDays = [
    ...new Set(
      deciding.flatMap(({set, end}) => [set.effectiveFrom, ...(end ? [end.effectiveFrom] : [])]),
    ),
  ].sort();
  const runs = firstDays
    .map((from, index) => {
      const next = firstDays[index + 1];
      return {entry: decides(from), from, ...(next && {until: addDays(next, -1)})};
    })
    .reduce<{entry?: Entry | undefined; from: string; until?: string}[]>((joined, run) => {
      const last = joined.at(-1);
      if (last === undefined || last.entry !== run.entry) return [...joined, run];
      return [...joined.slice(0, -1), {...run, from: last.from}];
    }, []);

  const versions = deciding.flatMap((entry, index): Version[] => {
    const {row, set, end} = entry;
    if (!entersText(row)) return [];
    const {effectiveFrom, sha256} = set;
    const own = runs.filter((run) => run.entry === entry);
    const days = own.map(({entry: _, ...run}) => run);
    const instead = deciding
      .slice(index + 1)
      .find((later) => later.set.effectiveFrom <= effectiveFrom && !later.end);
    const past = runs.findLastIndex((run) => run.entry === entry && run.from <= today);
    const after = runs[past + 1];
    const [last] = days.slice(-1);
    const until = last ? last.until : instead && addDays(instead.set.effectiveFrom, -1);
    const state = (): State => {
      if (days.some((run) => isOnDay(run, today))) return 'in force';
      if (end !== undefined) return 'retracted';
      if (days.length === 0) {
        return instead && instead.set.enteredOn < effectiveFrom ? 'replaced' : 'corrected';
      }
      if (days.every(({from}) => from > today)) return 'coming';
      return after?.entry && entersText(after.entry.row) ? 'superseded' : 'withdrawn';
    };
    const reviews = entries.flatMap(({row: each, end: takenBack}) =>
      each.kind === 'reviewed' &&
      each.version === row.version &&
      each.effectiveFrom <= today &&
      !takenBack
        ? [each]
        : [],
    );
    return [
      {
        ...{...row, effectiveFrom, sha256, days, state: state(), reviews},
        ...(until && {until}),
        ...(end && {isTakenBack: true}),
      },
    ];
  });

  const [now, last] = [decides(today), deciding.findLast(({end}) => !end)];
  const withdrawn = [now, last].find((entry) => entry !== undefined && !entersText(entry.row));
  return {
    versions: versions.toReversed(),
    ...(withdrawn && {
      withdrawal: {
        effectiveFrom: withdrawn.set.effectiveFrom,
        note: withdrawn.row.note,
        version: withdrawn.row.version,
        isToCome: withdrawn.set.effectiveFrom > today,
      },
    }),
  };
}

function isOnDay({from, until}: Days, day: string): boolean {
  return from <= day && (until === undefined || day <= until);
}

/** Whether a version has come into force by the day of the build. */
export function hasBegun({state}: Pick<Version, 'state'>): boolean {
  return state === 'in force' || state === 'superseded' || state === 'withdrawn';
}

/** Whether a version was in force on a day. */
export function isInForceOn({days}: Version, day: string): boolean {
  return days.some((run) => isOnDay(run, day));
}

/**
 * Whether a version is no longer in force on the day of the build. A version in force already has a
 * last day once the next one is approved.
 */
export function isChanged({version: {state}}: VersionOf): boolean {
  return state !== 'in force' && state !== 'coming';
}

/** Returns the version of a document that is in force on the day of the build. */
export function versionInForce({versions}: Pick<History, 'versions'>): Version | undefined {
  return versions.find(({state}) => state === 'in force');
}

/** Whether a document is withdrawn by the day of the build. */
export function isWithdrawn({withdrawal}: Pick<History, 'withdrawal'>): boolean {
  return withdrawal?.isToCome === false;
}

/** Returns the version at the address of a document: in force, or the last one if withdrawn. */
export function versionShown(history: Pick<History, 'versions' | 'withdrawal'>) {
  const last = isWithdrawn(history)
    ? (history.versions.find(({state}) => state === 'withdrawn') ?? newestVersion(history))
    : undefined;
  return last ?? versionInForce(history);
}

/** Returns the newest version that was not entered in error, whose text is under `docs/`. */
export function newestVersion({versions}: Pick<History, 'versions'>): Version | undefined {
  return versions.find(({isTakenBack}) => !isTakenBack) ?? versions[0];
}

/** Returns the version before another that readers saw, which a page compares it with. */
export function versionBefore(
  {versions}: Pick<History, 'versions'>,
  version: Version,
): Version | undefined {
  return versions
    .slice(versions.indexOf(version) + 1)
    .find(
      ({isTakenBack, days: [first]}) =>
        !isTakenBack && first !== undefined && first.from < version.effectiveFrom,
    );
}

/** Returns the day by which a version must be reviewed next. */
export function nextReview({reviews, reviewBy}: Version): string | null {
  return reviews.at(-1)?.reviewBy ?? reviewBy;
}

/** Returns the day by which a document in force must be reviewed next. */
export function reviewDue(history: Pick<History, 'versions'> | undefined): string | null {
  const version = history && versionInForce(history);
  return version ? nextReview(version) : null;
}

/** Returns the versions that are in force on the day of the build, by reference. */
export function allInForce(histories: readonly History[]): VersionOf[] {
  return histories.flatMap((history) => {
    const version = versionInForce(history);
    return version === undefined ? [] : [{history, version}];
  });
}

/**
 * Returns the periods between changes, newest first. Together they contain every day since the
 * first version. A future version has its own period.
 */
export function periodsOf(histories: readonly History[]): Period[] {
  const all = histories.flatMap((history) =>
    history.versions.map((version) => ({history, version})),
  );
  const changes = all.flatMap(({version: {days}}) =>
    days.flatMap(({from, until}) => [from, ...(until === undefined ? [] : [addDays(until, 1)])]),
  );
  const days = [...new Set(changes)].sort().reverse();
  return days.map((from, index) => {
    const next = days[index - 1];
    const inForce = all.filter(({version}) => isInForceOn(version, from));
    const dayBefore = addDays(from, -1);
    const before = all.filter(({version}) => isInForceOn(version, dayBefore));
    const isStill = ({history}: VersionOf) => inForce.some((each) => each.history === history);
    return {
      from,
      ...(next !== undefined && {until: addDays(next, -1)}),
      inForce: [...inForce.filter(isChanged), ...inForce.filter((each) => !isChanged(each))],
      began: inForce.filter(({version}) => version.days.some((run) => run.from === from)),
      withdrawn: before.filter((each) => !isStill(each)).map(({history}) => history),
    };
  });
}

/** The next review of a document in force. */
export interface Review {
  readonly reference: string;
  readonly title: string;
  readonly owner: string;
  /** Last day on which the review is not overdue. */
  readonly reviewBy: string;
}

/** Returns the next review of every document in force, the most urgent first. */
export function reviewsOf({histories}: {readonly histories: readonly History[]}): Review[] {
  return histories
    .flatMap((history) => {
      const {reference, title, owner} = history;
      const version = versionInForce(history);
      const reviewBy = version && nextReview(version);
      return reviewBy === undefined || reviewBy === null
        ? []
        : [{reference, title, owner, reviewBy}];
    })
    .sort((one, other) => one.reviewBy.localeCompare(other.reviewBy));
}
