import type {RecordedFrontMatter} from '../../shared/documents/schema';
import type {Block} from '../shared/blocks';
import type {State, VersionRow} from '../shared/version';
import {addDays} from '../../shared/wall-clock';

/** The content of a document in one file. */
export interface Words {
  readonly file: string;
  readonly frontMatter: RecordedFrontMatter;
  readonly blocks: readonly Block[];
}

/** A version of a document: its row in the ledger, its dates and its text. */
export interface Version extends VersionRow {
  readonly until?: string;
  readonly state: State;
  /** Absent for a version from before the ledger. */
  readonly kept?: Words & {
    /** The canonical text, whose SHA-256 is in the row. */
    readonly text: string;
  };
  /** The build could not make its PDF (`withPdfs` in files.ts). */
  readonly lacksPdf?: true;
}

/** A document with all its versions. */
export interface History {
  /** Place under `docs/`. Example: `'policies/whistleblowing'`. */
  readonly document: string;
  readonly path: string;
  readonly reference: string;
  readonly title: string;
  readonly owner: string;
  /** Newest first; at least one. */
  readonly versions: readonly Version[];
  /** First day after the document's withdrawal. */
  readonly withdrawnOn?: string;
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

/** Whether a version has come into force by the day of the build. */
export function hasBegun({state}: Pick<Version, 'state'>): boolean {
  return state === 'in force' || state === 'superseded';
}

/** Whether a version was in force on a day. */
export function isInForceOn({effectiveFrom, until}: Version, day: string): boolean {
  return effectiveFrom <= day && (until === undefined || day <= until);
}

/**
 * Whether a version has been replaced or withdrawn by the day of the build. A version in force
 * already has a last day once the next one is approved.
 */
export function isChanged({version: {state}}: VersionOf): boolean {
  return state === 'superseded';
}

/** Returns the version of a document that is in force on the day of the build. */
export function versionInForce({versions}: History): Version | undefined {
  return versions.find(({state}) => state === 'in force');
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
  const changes = [
    ...all
      .filter(({version: {state}}) => state !== 'replaced')
      .map(({version}) => version.effectiveFrom),
    ...histories.flatMap(({withdrawnOn}) => withdrawnOn ?? []),
  ];
  const days = [...new Set(changes)].sort().reverse();
  return days.map((from, index) => {
    const next = days[index - 1];
    const inForce = all.filter(({version}) => isInForceOn(version, from));
    return {
      from,
      ...(next !== undefined && {until: addDays(next, -1)}),
      inForce: [...inForce.filter(isChanged), ...inForce.filter((each) => !isChanged(each))],
      began: inForce.filter(({version}) => version.effectiveFrom === from),
      withdrawn: histories.filter(({withdrawnOn}) => withdrawnOn === from),
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
      const reviewBy = versionInForce(history)?.reviewBy ?? undefined;
      return reviewBy === undefined ? [] : [{reference, title, owner, reviewBy}];
    })
    .sort((one, other) => one.reviewBy.localeCompare(other.reviewBy));
}
