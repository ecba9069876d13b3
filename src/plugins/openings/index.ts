import path from 'node:path';
import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {buildClock} from '../../configuration/build-clock';
import {brand} from '../../data/brand/brand';
import {companyOf} from '../../data/companies/companies';
import {rehypeDirection, rehypeNumbersKept, rehypeTables} from '../documents/text-plugins';
import {oneGrammar} from '../../reading/grammar';
import {CALENDAR_TYPE, calendarFile} from '../../platform/generated-files/formats/calendar';
import type {GeneratedFile, WithGeneratedFiles} from '../../platform/generated-files/index';
import {APPLY_PATH, calendarPath, CAREERS_PATH, openingPath} from '../../shared/openings/addresses';
import {
  changedAt,
  currentOpenings,
  listOf,
  OPENINGS_FOLDER,
  upcomingWords,
  type OpeningsAtBuild,
} from './load';
import {rehypeOpeningLinks} from './links';
import {undatedChanges} from './stale';
import {feedFiles} from './feeds';
import {jobPosting} from './job-posting';
import type {OpeningDocument} from './parse';
import {ContentError} from '../../shared/report';
import type {ClosedOpening, Opening, OpeningTeaser} from '../../shared/openings/schema';

const MAX_SIMILAR = 3;

/** Whether this is `npm start`, which lists all openings with their days. */
const isStart = process.env.NODE_ENV === 'development';

/**
 * Returns the company's other openings, or those of all companies if it has none. The most similar
 * first: same type, then same region. Equally similar ones are sorted by closing date.
 *
 * @param opening excluded from the result
 * @param open openings that accept applications
 */
export function similarOpenings(opening: ClosedOpening, open: readonly Opening[]): OpeningTeaser[] {
  const others = open.filter(({slug}) => slug !== opening.slug);
  const own = others.filter(({company}) => company === opening.company);
  return [...(own.length > 0 ? own : others)]
    .sort(
      (one, other) =>
        similarity(other, opening) - similarity(one, opening) ||
        one.closesAt.localeCompare(other.closesAt) ||
        one.id - other.id,
    )
    .slice(0, MAX_SIMILAR)
    .map(teaserOf);
}

function similarity(one: ClosedOpening, other: ClosedOpening): number {
  const regions = new Set(one.locations.map(({region}) => region));
  const isNear =
    (one.remote === true && other.remote === true) ||
    other.locations.some(({region}) => regions.has(region));
  return (one.type === other.type ? 2 : 0) + (isNear ? 1 : 0);
}

function teaserOf(opening: Opening): OpeningTeaser {
  const {slug, title, locations, remote, type, company, pay, closes, closesAt} = opening;
  const optional = {...(remote && {remote}), ...(pay && {pay})};
  return {slug, title, locations, type, company, ...optional, closes, closesAt};
}

/** Leaves out what lists don't show. */
function listedOpening({picture: _, updated: __, ...opening}: Opening): Opening {
  return {...opening, locations: opening.locations.map(({reportsTo: ___, ...place}) => place)};
}

/** Addresses of the same careers page (specification, section 2 "Route table"). */
const CAREERS_PATHS = [CAREERS_PATH, '/recruitment'];

/** Returns the day of a page for the sitemap. @param day may go on with a time */
const changedOn = (day: string | undefined) =>
  day === undefined ? {} : {lastUpdatedAt: Date.parse(day.slice(0, 10))};

interface RouteOptions {
  /** Whether applications sent from the site are delivered. */
  readonly delivers: boolean;
}

/**
 * Adds the pages of the openings. The careers page and the application form list the open ones
 * (`Opening[]`). Each opening has its own page, which becomes a notice when the opening closes.
 */
export async function addOpeningRoutes(
  {addRoute, createData}: PluginContentLoadedActions,
  {open, closed}: OpeningsAtBuild,
  options: RouteOptions,
): Promise<void> {
  const listed = open.map(({opening}) => listedOpening(opening));
  const openings = await createData('openings.json', JSON.stringify(listed));

  // A closing opening changes the lists as well.
  const changes = [
    ...open.map(({opening: {posted, updated = posted}}) => updated),
    ...closed.flatMap(({closes, updated = closes}) => [closes, updated]),
  ].sort();
  const list = {modules: {openings}, exact: true, metadata: changedOn(changes.at(-1))};
  for (const path of CAREERS_PATHS) {
    addRoute({path, component: '@site/src/features/careers/CareersPage', ...list});
  }
  const component = '@site/src/features/careers/application/ApplicationPage';
  addRoute({path: APPLY_PATH, component, ...list});
  for (const document of open) {
    const {file, opening} = document;
    const similar = similarOpenings(opening, listed);
    addRoute({
      path: openingPath(opening.slug),
      component: '@site/src/features/careers/opening/OpeningPage',
      props: {opening, similar, jobPosting: jobPosting(document, options)},
      modules: {content: `@site/${file}`},
      exact: true,
      metadata: {sourceFilePath: file, ...changedOn(opening.updated ?? opening.posted)},
    });
  }
  for (const opening of closed) {
    addRoute({
      path: openingPath(opening.slug),
      component: '@site/src/features/careers/opening/ClosedOpeningPage',
      props: {opening, similar: similarOpenings(opening, listed)},
      exact: true,
    });
  }
}

export function calendarFiles(open: readonly OpeningDocument[]): GeneratedFile[] {
  return open.map(({opening}) => ({
    path: calendarPath(opening.slug),
    mediaType: CALENDAR_TYPE,
    content: () => closingDate(opening),
  }));
}

function closingDate(opening: Opening): string {
  const {id, slug, title, company, reference, closesAt, updated} = opening;
  const changed = changedAt(opening);
  const url = `${brand.url}${openingPath(slug)}`;
  return calendarFile(brand.name, [
    {
      uid: `opening-${id}@${new URL(brand.url).host}`,
      changed,
      // Minutes, so that two changes on one day are two revisions.
      revision: updated === undefined ? 0 : changed.getTime() / 60_000,
      start: new Date(closesAt),
      summary: `Applications close: ${title}`,
      description: `${companyOf(company).name}, reference ${reference}.\nApply before the deadline: ${url}`,
      url,
      reminderDays: 1,
    },
  ]);
}

/** Compiles the text of an opening as Docusaurus compiles documents. */
function openingsRule({siteDir, siteConfig}: LoadContext) {
  const {markdown, staticDirectories, future} = siteConfig;
  // The loader's types omit this option.
  const cache = {useCrossCompilerCache: future.faster.mdxCrossCompilerCache};
  return createMDXLoaderRule({
    include: [path.join(siteDir, OPENINGS_FOLDER) + path.sep],
    options: {
      ...cache,
      siteDir,
      staticDirs: staticDirectories.map((folder) => path.resolve(siteDir, folder)),
      admonitions: false,
      beforeDefaultRemarkPlugins: [oneGrammar],
      rehypePlugins: [
        rehypeDirection,
        rehypeTables,
        rehypeNumbersKept,
        [rehypeOpeningLinks, siteDir],
      ],
      markdownConfig: {
        ...markdown,
        // Drops the front matter, which the plugin passes to the page itself.
        parseFrontMatter: ({fileContent}) =>
          Promise.resolve({frontMatter: {}, content: fileContent}),
      },
    },
  });
}

/**
 * Publishes job openings: reads `openings/*.mdx` and adds their pages, feeds and closing dates. See
 * README.md.
 */
export default function openings(options: RouteOptions): (context: LoadContext) => Promise<Plugin> {
  return async (context) => {
    const {siteDir} = context;
    const rule = await openingsRule(context);
    let current: OpeningsAtBuild = {open: [], upcoming: [], closed: []};
    return {
      name: 'openings',
      getPathsToWatch: () => [path.posix.join(siteDir, OPENINGS_FOLDER, '**/*')],
      loadContent(): WithGeneratedFiles {
        try {
          current = currentOpenings(siteDir);
        } catch (error) {
          // Under `npm start` the content plugin reports mistakes, and the site stays as it was.
          if (!(error instanceof ContentError)) throw error;
        }
        const notShown = isStart ? listOf(current) : upcomingWords(current);
        if (notShown !== undefined) console.log(notShown);
        undatedChanges(siteDir, current, buildClock(process.env)).forEach((advice) => {
          console.log(advice);
        });
        return {generatedFiles: [...feedFiles(current), ...calendarFiles(current.open)]};
      },
      contentLoaded: ({actions}) => addOpeningRoutes(actions, current, options),
      configureWebpack: () => ({module: {rules: [rule]}}),
    };
  };
}
