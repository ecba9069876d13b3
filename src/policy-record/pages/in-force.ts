import {changesPath, copyPath, IN_FORCE_PATH, periodPath, versionPath} from '../shared/addresses';
import type {InForcePage, ListedVersion, News, PeriodPage} from '../shared/pages';
import {counted} from '../../shared/counted';
import {longDay} from '../../shared/dates';
import {addDays} from '../../shared/wall-clock';
import {fullReference} from '../../shared/documents/reference';
import {
  hasBegun,
  type History,
  isChanged,
  type Period,
  periodsOf,
  type Version,
  versionInForce,
  type VersionOf,
} from '../ledger/timeline';

/** Describes the status of a version in a sentence. */
function sinceText({history, version}: VersionOf): string {
  const {state, effectiveFrom, until, reviews} = version;
  switch (state) {
    case 'replaced':
      return 'Replaced before its first day; never in force.';
    case 'corrected':
      return 'Replaced on the day on which it began.';
    case 'retracted':
      return 'Entered in error, and taken back.';
    case 'coming':
      return `Approved; takes effect on ${longDay(effectiveFrom)}.`;
    case 'withdrawn':
      return `Withdrawn on ${longDay(addDays(until ?? effectiveFrom, 1))}.`;
    case 'in force': {
      const reviewedOn = reviews.at(-1)?.approvedOn;
      return `In force today.${reviewedOn ? ` Reviewed ${longDay(reviewedOn)}, unchanged.` : ''}`;
    }
    default: {
      const newer = history.versions.filter(hasBegun).indexOf(version);
      return newer > 0 ? `${counted(newer, 'newer version')}.` : 'Superseded.';
    }
  }
}

function listed(each: VersionOf): ListedVersion {
  const {history, version: row} = each;
  const {path, reference, title} = history;
  const {version, effectiveFrom, until, days, approvedBy, approvedOn, note, sha256, kept} = row;
  const today = versionInForce(history);
  const isSuperseded = row.state === 'superseded' && today?.kept !== undefined;
  return {
    title: kept?.frontMatter.title ?? title,
    reference: fullReference(reference),
    slug: path.split('/').at(-1) ?? '',
    version,
    from: effectiveFrom,
    ...(until !== undefined && {until}),
    ...(days.length !== 1 && {days}),
    isToCome: row.state === 'coming',
    approvedBy,
    approvedOn,
    note,
    sha256,
    since: sinceText(each),
    ...(kept && {
      words: {
        page: versionPath(path, version),
        ...(!row.lacksPdf && {pdf: copyPath(path, version, 'pdf')}),
        text: copyPath(path, version, 'txt'),
      },
    }),
    ...(kept && isSuperseded && {changes: changesPath(path, version, today.version)}),
  };
}

function newsOf({began, withdrawn}: Period): News[] {
  return [
    ...began.map(({history, version}) => ({
      name: `${history.title} version ${version.version}`,
      note: version.note,
    })),
    ...withdrawn.map(({title}) => ({name: title, note: 'Withdrawn.'})),
  ];
}

/** Policies are listed before notices. */
function isNotice({path}: History): boolean {
  return !path.startsWith('/policies/');
}

/**
 * Returns the pages that answer "what was in force on this day, and what changed since": one page
 * for each period between two changes, and one on which to choose a day.
 *
 * @param histories by reference
 * @param today day of the build
 */
export function inForcePages(
  histories: readonly History[],
  today: string,
): {index: InForcePage; periods: PeriodPage[]} {
  const ordered = [...histories].sort(
    (one, other) => Number(isNotice(one)) - Number(isNotice(other)),
  );
  // A version is in many periods.
  const known = new Map<Version, ListedVersion>();
  const once = (each: VersionOf): ListedVersion => {
    const entry = known.get(each.version) ?? listed(each);
    known.set(each.version, entry);
    return entry;
  };
  const periods = periodsOf(ordered).map((period) => {
    const {from, until} = period;
    const days = {from, ...(until !== undefined && {until}), isToCome: from > today};
    const changed = period.inForce.filter(isChanged).length;
    return {days, news: newsOf(period), changed, versions: period.inForce.map(once)};
  });
  return {
    index: {
      path: IN_FORCE_PATH,
      periods: periods.map(({days, news}) => ({...days, news: news.map(({name}) => name)})),
      documents: ordered.map((history) =>
        history.versions.map((version) => once({history, version})),
      ),
    },
    periods: periods.map(({days, news, changed, versions}, index) => {
      const [earlier, later] = [periods[index + 1], periods[index - 1]];
      return {
        path: periodPath(days.from),
        ...days,
        changed,
        versions,
        news,
        ...(earlier && {earlier: earlier.days}),
        ...(later && {later: later.days}),
      };
    }),
  };
}
