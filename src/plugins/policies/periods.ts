import {dayBefore, isInForceOn, type PolicyHistory, type PolicyVersion} from './history';

/** A version, and the policy it belongs to. */
export interface VersionOfPolicy {
  readonly policy: PolicyHistory;
  readonly version: PolicyVersion;
}

/** Days on all of which the same versions were in force. */
export interface Period {
  /** First day: something began or ended on it. */
  readonly from: string;
  /** Last day; absent for the newest period. */
  readonly until?: string;
  readonly inForce: readonly VersionOfPolicy[];
  /** Versions that began on the first day. */
  readonly began: readonly VersionOfPolicy[];
  /** Policies that ended with the day before, and have no version since. */
  readonly withdrawn: readonly PolicyHistory[];
}

/** First and last day of each period, newest first. */
export function daysOfPeriods(
  histories: readonly PolicyHistory[],
): Pick<Period, 'from' | 'until'>[] {
  const changes = histories.flatMap(({versions, withdrawnOn}) => [
    ...versions.map(({from}) => from),
    ...(withdrawnOn === undefined ? [] : [withdrawnOn]),
  ]);
  const days = [...new Set(changes)].sort().reverse();
  return days.map((from, index) => {
    const next = days[index - 1];
    return {from, ...(next !== undefined && {until: dayBefore(next)})};
  });
}

/**
 * The periods between changes, newest first: whatever day somebody asks about from the first
 * version on, one of them holds it.
 */
export function periodsOf(histories: readonly PolicyHistory[]): Period[] {
  const all = histories.flatMap((policy) => policy.versions.map((version) => ({policy, version})));
  return daysOfPeriods(histories).map(({from, until}) => ({
    from,
    ...(until !== undefined && {until}),
    inForce: all.filter(({version}) => isInForceOn(version, from)),
    began: all.filter(({version}) => version.from === from),
    withdrawn: histories.filter(({withdrawnOn}) => withdrawnOn === from),
  }));
}
