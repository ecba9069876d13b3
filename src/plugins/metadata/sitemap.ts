import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {APPLY_PATH, CAREERS_PATH, openingPath} from '../../shared/openings/addresses';
import {familyOf} from '../../features/documents/families';
import {pagesOf} from '../../platform/built-pages/pages';
import {loadOpenings} from '../openings/load';
import {versionInForce} from '../../policy-record/ledger/timeline';
import {currentRecord} from '../../policy-record/record';
import {git, hasGit} from '../../policy-record/ledger/git';

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
   * For policies and notices, the day their version came into force; for openings, the day posted or
   * last changed.
   */
  readonly dated: Days;
  /** For pages that list others, the newest day of the listed pages. */
  readonly lists: Days;
}

function knownDays(siteDir: string): KnownDays {
  const record = currentRecord(siteDir).histories.map(
    (history) => [history.path, versionInForce(history)?.effectiveFrom] as const,
  );
  const {open, closed} = loadOpenings(siteDir);
  const changed = open.map(
    ({opening: {slug, posted, updated = posted}}) =>
      [openingPath(slug), updated.slice(0, 10)] as const,
  );
  // A closing opening changes the list as well.
  const openings = latest([
    ...changed.map(([, day]) => day),
    ...closed.flatMap(({closes, updated}) => [closes, updated].map((day) => day?.slice(0, 10))),
  ]);
  const policies = familyOf('policies').index.to;
  const listed = record.filter(([path]) => path.startsWith(`${policies}/`));
  return {
    dated: new Map([...record, ...changed]),
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
    const {dated, lists} = knownDays(siteDir);
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

const IMPORT = /from '(@site\/src\/(?:data|features)\/[^']+|\.\.?\/[^']+)'/g;

/** Finds the file of a module that is imported without its extension. */
function moduleFile(siteDir: string, name: string): string[] {
  return ['', '.tsx', '.ts']
    .map((ending) => name + ending)
    .filter((file) => path.extname(file) !== '' && existsSync(path.join(siteDir, file)))
    .slice(0, 1);
}

/**
 * Returns the files that determine a page's date: its own file and, for a component, the facts and
 * features that it imports. Their own imports are ignored, because a change there would date every
 * page at once.
 *
 * @param source file or component, as the routes name it. Example: `'src/pages/about.tsx'`
 */
export function sourcesOf(siteDir: string, source: string): string[] {
  const [file] = moduleFile(siteDir, source);
  if (file === undefined) return [];
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const imported = [...text.matchAll(IMPORT)].flatMap(([, name = '']) =>
    moduleFile(
      siteDir,
      name.startsWith('@site/')
        ? name.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), name),
    ),
  );
  return [file, ...imported];
}

/**
 * Whether git knows when each file changed. A shallow clone doesn't: it attributes every file to
 * its first commit.
 */
export function knowsDays(siteDir: string): boolean {
  return hasGit(siteDir) && git({siteDir}, 'rev-parse', '--is-shallow-repository') === 'false';
}

/** Date of the last commit that changed any of the files; undefined if there is none. */
export function commitDay(siteDir: string, files: readonly string[]): string | undefined {
  if (files.length === 0) return undefined;
  return git({siteDir}, 'log', '-1', '--format=%cs', '--', ...files) || undefined;
}
