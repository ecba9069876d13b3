import {addDays} from '../../shared/wall-clock';
import type {History, Version} from './version';

/** A version, and the document it belongs to. */
export interface VersionOf {
  readonly history: History;
  readonly version: Version;
}

/** Days on all of which the same versions were in force. */
export interface Period {
  /** First day, on which something began or ended. */
  readonly from: string;
  /** Last day; absent for the newest period. */
  readonly until?: string;
  /** Versions in force: first those that have changed since, then by reference. */
  readonly inForce: readonly VersionOf[];
  /** Versions that began on the first day. */
  readonly began: readonly VersionOf[];
  /** Documents that were withdrawn on the first day. */
  readonly withdrawn: readonly History[];
}

/** Whether a version has been in force on any day up to that of the build. */
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

/** The version of a document that is in force on the day of the build. */
export function versionInForce({versions}: History): Version | undefined {
  return versions.find(({state}) => state === 'in force');
}

/** The versions that are in force on the day of the build, by reference. */
export function allInForce(histories: readonly History[]): VersionOf[] {
  return histories.flatMap((history) => {
    const version = versionInForce(history);
    return version === undefined ? [] : [{history, version}];
  });
}

/**
 * The periods between changes, newest first. Together they contain every day since the first
 * version. A future version has its own period.
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
