import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {buildClock} from '../../configuration/build-clock';
import {CAREERS_PATH, APPLY_PATH, openingPath} from '../../shared/openings/addresses';
import {familyOf} from '../../features/documents/families';
import {pagesOf} from '../../platform/built-pages/pages';
import {openingsAt} from '../openings/at-build';
import {loadOpenings} from '../openings/load';
import {readRecord} from '../../policy-record/ledger/read-record';
import {versionInForce} from '../../policy-record/ledger/timeline';
import {today} from '../../policy-record/today';
import {commitDay, knowsDays, sourcesOf} from './last-change';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;

const latest = (days: readonly (string | null | undefined)[]) =>
  days
    .filter((day) => typeof day === 'string')
    .sort()
    .at(-1);

type Days = ReadonlyMap<string, string | null | undefined>;

interface KnownDays {
  /**
   * For policies and notices, the day their version came into force; for openings, the day posted.
   */
  readonly dated: Days;
  /** For pages that list others, the newest day of the listed pages. */
  readonly lists: Days;
}

async function knownDays(siteDir: string): Promise<KnownDays> {
  const record = readRecord(siteDir, today()).histories.map(
    (history) => [history.path, versionInForce(history)?.effectiveFrom] as const,
  );
  const {open, closed} = openingsAt(buildClock(process.env), await loadOpenings(siteDir));
  const posted = open.map(({opening}) => [openingPath(opening.slug), opening.posted] as const);
  // A closing opening changes the list as well.
  const openings = latest([
    ...posted.map(([, day]) => day),
    ...closed.map(({opening}) => opening.closes.slice(0, 10)),
  ]);
  const policies = familyOf('policies').index.to;
  const listed = record.filter(([path]) => path.startsWith(`${policies}/`));
  return {
    dated: new Map([...record, ...posted]),
    lists: new Map([
      [CAREERS_PATH, openings],
      [APPLY_PATH, openings],
      [policies, latest(listed.map(([, day]) => day))],
    ]),
  };
}

/**
 * Returns the sitemap's entries, each with the day on which its page last changed, if known. It is
 * never the day of the build. Days come from the ledger or the advert, otherwise from git.
 */
export function sitemapItems(siteDir: string): CreateSitemapItems {
  return async ({defaultCreateSitemapItems, routes, siteConfig}) => {
    const {dated, lists} = await knownDays(siteDir);
    const sources = new Map(pagesOf([...routes]).map(({path, source}) => [path, source]));
    const asksGit = knowsDays(siteDir);
    const byGit = (address: string) =>
      asksGit ? commitDay(siteDir, sourcesOf(siteDir, sources.get(address) ?? '')) : undefined;
    const items = await defaultCreateSitemapItems({routes, siteConfig});
    return items.map(({url}) => {
      const address = new URL(url).pathname;
      return {url, lastmod: dated.get(address) ?? latest([lists.get(address), byGit(address)])};
    });
  };
}
