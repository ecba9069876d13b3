import {buildClock, today} from '../../configuration/build-clock';
import {brand} from '../../data/brand/brand';
import {listDocuments, readOnce} from '../../reading/files';
import {readSource} from '../../reading/source';
import {longDay} from '../../shared/dates';
import {localInstant} from '../../shared/local-instant';
import {APPLY_PATH, CAREERS_PATH, openingPath} from '../../shared/openings/addresses';
import {withTime, type ClosedOpening, type Opening} from '../../shared/openings/schema';
import {closingMoment} from '../../shared/openings/words';
import {ContentError} from '../../shared/report';
import {checkOpenings, linksIn} from './check';
import {parseOpening, type OpeningDocument} from './parse';

export const OPENINGS_FOLDER = 'openings';

/** The openings at the time of a build, each list sorted by id or, if closed, the latest first. */
export interface OpeningsAtBuild {
  readonly open: readonly OpeningDocument[];
  /** Openings before their first day, which nothing shows yet. */
  readonly upcoming: readonly OpeningDocument[];
  /** Openings past their closing date, whose address shows only a notice. */
  readonly closed: readonly ClosedOpening[];
}

/** The instant at which an opening appears: the start of its first day, where the group is. */
export function postedAt({posted}: Pick<Opening, 'posted'>): Date {
  return localInstant(`${posted}T00:00`, brand.timeZone) ?? new Date(posted);
}

/** The instant of the last change: `updated`, otherwise `posted`. */
export function changedAt(opening: Pick<Opening, 'posted' | 'updated'>): Date {
  const {updated = opening.posted} = opening;
  return localInstant(withTime(updated), brand.timeZone) ?? postedAt(opening);
}

/** Leaves out a change that is dated later than the build, until its time has come. */
function untilNow<Any extends Pick<Opening, 'posted' | 'updated'>>(opening: Any, now: Date): Any {
  return changedAt(opening) <= now ? opening : {...opening, updated: undefined};
}

/**
 * Reads and checks the openings of the repository. Templates, whose names begin with `_`, are
 * ignored.
 *
 * @param siteDir repository root
 * @param now time of the build
 * @throws one error that lists all problems of all files: file, field, expected, found, fix.
 */
export function loadOpenings(siteDir: string, now = buildClock(process.env)): OpeningsAtBuild {
  const {files, problems: inNames} = listDocuments(siteDir, OPENINGS_FOLDER);
  const parsed = files.map((file) => parseOpening(file, readSource(siteDir, file), now));
  const problems = [
    ...inNames,
    ...parsed.flatMap((each) => each.problems),
    ...checkOpenings(parsed),
    ...linksIn(siteDir, parsed),
  ];
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  const documents = parsed
    .flatMap(({document}) => document ?? [])
    .map((document) => ({...document, opening: untilNow(document.opening, now)}))
    .sort((one, other) => one.opening.id - other.opening.id);
  const isUpcoming = ({opening}: OpeningDocument) => postedAt(opening) > now;
  const open = documents.filter((document) => !isUpcoming(document));
  // An address shows one page: the job that is open, otherwise the notice of the last that closed.
  const taken = new Set([APPLY_PATH, ...open.map(({opening}) => openingPath(opening.slug))]);
  const closed = parsed
    .flatMap((each) => each.closed ?? [])
    .map((opening) => untilNow(opening, now))
    .sort((one, other) => (one.closesAt < other.closesAt ? 1 : -1))
    .filter(({slug}) => !taken.has(openingPath(slug)) && taken.add(openingPath(slug)));
  const withCurrentLinks = (html: string) =>
    html.replaceAll(/(?<=href=")[^"]+/g, (href) =>
      href.startsWith(brand.url)
        ? brand.url + currentHref(href.slice(brand.url.length), {open, closed})
        : href,
    );
  return {
    open: open.map((document) => ({...document, html: withCurrentLinks(document.html)})),
    upcoming: documents.filter(isUpcoming),
    closed,
  };
}

/** Returns the openings at the time of the build, as {@link loadOpenings} does. */
export const currentOpenings = readOnce(['docs', OPENINGS_FOLDER], today, loadOpenings);

/** Matches the address of an opening, and what follows it. */
const OPENING = new RegExp(`^(${CAREERS_PATH}/[^/?#.]+)/?(?:[?#].*)?$`);

/**
 * Returns where a link leads in this build, so that no link breaks because time passes: one to an
 * opening that has no page leads to the list, and one to an opening that has closed has no anchor,
 * because its notice has none.
 */
export function currentHref(
  href: string,
  {open, closed}: Pick<OpeningsAtBuild, 'open' | 'closed'>,
): string {
  const page = OPENING.exec(href)?.[1];
  if (page === undefined || page === APPLY_PATH) return href;
  if (open.some(({opening}) => openingPath(opening.slug) === page)) return href;
  return closed.some(({slug}) => openingPath(slug) === page) ? page : CAREERS_PATH;
}

/** Says which openings a build does not show yet; undefined if it shows all of them. */
export function upcomingWords({upcoming}: OpeningsAtBuild): string | undefined {
  if (upcoming.length === 0) return undefined;
  const each = upcoming.map(({file, opening}) => `${file} appears on ${longDay(opening.posted)}`);
  return `Openings not shown yet: ${each.join(', ')}.`;
}

/** Lists all openings with the days from and to which visitors see them. */
export function listOf({open, upcoming, closed}: OpeningsAtBuild): string {
  const lists = {
    'Not shown yet': upcoming.map(({opening}) => opening),
    'Shown now': open.map(({opening}) => opening),
    Closed: closed,
  };
  return Object.entries(lists)
    .map(([heading, openings]) => {
      const lines = openings.map(
        ({title, reference, posted, closes}) =>
          `  ${title}, ${reference}: visible from ${longDay(posted)} to ${closingMoment({closes})}`,
      );
      return [`${heading}: ${openings.length}`, ...lines].join('\n');
    })
    .join('\n')
    .replaceAll('\u00a0', ' ');
}
