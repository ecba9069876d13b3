import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {familyOf} from '../../features/documents/families';
import {pagesOf} from '../../platform/built-pages/pages';
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

/**
 * Returns the day on which the text of each policy and notice came into force, by address, and for
 * the register of policies the newest of these days.
 */
function recordedDays(siteDir: string): ReadonlyMap<string, string | undefined> {
  const days = currentRecord(siteDir).histories.map(
    (history) => [history.path, versionInForce(history)?.effectiveFrom] as const,
  );
  const policies = familyOf('policies').index.to;
  const listed = days.filter(([path]) => path.startsWith(`${policies}/`)).map(([, day]) => day);
  return new Map([...days, [policies, latest(listed)]]);
}

/**
 * Returns the sitemap's entries, each with the day on which its page last changed, if known. It is
 * never the day of the build. Days come from the ledger or the advert, otherwise from git.
 */
export function sitemapItems(siteDir: string): CreateSitemapItems {
  return async ({defaultCreateSitemapItems, routes, siteConfig}) => {
    const recorded = recordedDays(siteDir);
    const pages = new Map(pagesOf([...routes]).map((page) => [page.path, page]));
    const asksGit = knowsDays(siteDir);
    const items = await defaultCreateSitemapItems({routes, siteConfig});
    return items.map(({url}) => {
      const address = new URL(url).pathname;
      const {source = '', changedOn} = pages.get(address) ?? {};
      const day = recorded.get(address) ?? changedOn;
      // A text has its own day. A component also changes with what it shows.
      const byGit = () => (asksGit ? commitDay(siteDir, sourcesOf(siteDir, source)) : undefined);
      const isText = source.endsWith('.mdx') && day !== undefined;
      return {url, lastmod: isText ? day : latest([day, byGit()])};
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
