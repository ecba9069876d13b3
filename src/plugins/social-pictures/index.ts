import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {companies} from '../../data/companies/companies';
import type {EntityId} from '../../data/companies/companies';
import {companyAt} from '../../data/companies/company-pages';
import {catalogue, type PictureName} from '../../data/pictures/catalogue';
import {pictureSource} from '../../data/pictures/sources';
import {formatProblems, type Problem} from '../../data/report';
import {undrawable} from '../../fonts/faces';
import {atEndOfHead} from '../built-pages/head';
import {pageFile} from '../built-pages/page-file';
import {rewritePage} from '../built-pages/rewrite-page';
import {openingPath} from '../openings/addresses';
import {loadOpenings} from '../openings/load';
import {kept} from './cache';
import {drawSocialPicture, keyOfPicture, type SocialPicture} from './draw';
import {GROUP_PICTURE, GROUP_SOCIAL_PATH, groupPicture, groupTags} from './group-picture';
import {socialPath, socialTags} from './tags';
import {TITLE_FACE, titleLines} from './title-lines';

/** What a built page says of itself. */
interface PageWords {
  /** Its first-level heading. */
  readonly title: string | undefined;
  /** The first model that it shows. */
  readonly picture: PictureName | undefined;
}

const MAIN = /<main\b[\s\S]*<\/main>/;
const HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;
const MODEL = /\/pictures\/([a-z0-9]+)-[0-9a-f]{8}\//;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
};

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function isPictureName(name: string | undefined): name is PictureName {
  return name !== undefined && Object.hasOwn(catalogue, name);
}

/** Reads heading and first model from the HTML of a page, as visitors see them. */
export function readPage(html: string): PageWords {
  const main = MAIN.exec(html)?.[0] ?? '';
  const heading = plainText(HEADING.exec(main)?.[1] ?? '');
  const name = MODEL.exec(main)?.[1];
  return {
    title: heading === '' ? undefined : heading,
    picture: isPictureName(name) ? name : undefined,
  };
}

/** A page of the build. */
interface BuiltPage {
  /** Its address. Example: `'/services/security'`. */
  readonly path: string;
  /** The file somebody edits to change it, from the root of the repository. */
  readonly source: string;
}

/** A page, the picture it gets, and the words that its heading had. */
interface PreviewedPage extends BuiltPage, SocialPicture {
  readonly heading: string;
}

/** The pages among the routes: whatever has an address of its own. */
export function pagesOf(routes: readonly RouteConfig[]): BuiltPage[] {
  return routes.flatMap((route) => {
    if (route.routes !== undefined) {
      return pagesOf(route.routes);
    }
    const source = (route.metadata?.sourceFilePath ?? route.component).replace(/^@site\//, '');
    return route.path.includes('*') ? [] : [{path: route.path, source}];
  });
}

/** A heading that no picture can hold, told so that its author can mend it. */
function problemOf({source}: BuiltPage, found: string, expected: string, fix: string): Problem {
  return {file: source, field: 'first-level heading (title)', expected, found, fix};
}

/**
 * The picture of a page, from its own HTML.
 *
 * @param company whose page it is, where its address does not tell
 */
export function previewOf(
  page: BuiltPage,
  html: string,
  company: EntityId = companyAt(page.path) ?? 'group',
): PreviewedPage | Problem {
  const {title: heading, picture} = readPage(html);
  if (heading === undefined) {
    return problemOf(page, 'none', 'a heading, for the preview of a link', 'Give it a title.');
  }
  const strange = undrawable(TITLE_FACE.face, heading);
  if (strange.length > 0) {
    const letters = 'letters that src/fonts has, because the preview shows the heading';
    return problemOf(page, strange.join(' '), letters, 'Write it in Latin letters.');
  }
  const title = titleLines(heading);
  if (title === undefined) {
    const room = 'at most three lines of about 27 letters, for the preview of a link';
    return problemOf(page, `"${heading}"`, room, 'Shorten the title.');
  }
  const own = company === 'group' ? GROUP_PICTURE : companies[company].picture;
  return {...page, heading, title, company, picture: picture ?? own};
}

/** Where pictures are kept from build to build, from the root of the repository. */
const KEPT = 'node_modules/.cache/social-pictures';
/** So many are drawn at once; each holds some megabytes of pixels. */
const AT_ONCE = 3;

/** The company of each opening, by the address of its page: the address alone does not tell. */
async function companiesOfOpenings(siteDir: string) {
  const openings = await loadOpenings(siteDir);
  return new Map(
    openings.map(({opening}) => [openingPath(opening.slug), opening.company] as const),
  );
}

/** Comparisons, slips and the like share the group's picture. */
function isPlain({source}: BuiltPage): boolean {
  return source.endsWith('/PlainPage');
}

/** Does the same for every item, few at a time, because each takes some memory. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) {
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return results;
}

/**
 * Draws a picture for every page, which other sites show when somebody shares the link, and names
 * it in the head of the page. It is made of what the page itself says. See README.md.
 *
 * @throws one error that lists every page whose heading does not fit a picture
 */
export default function socialPictures({siteDir, siteConfig}: LoadContext): Plugin {
  const {url, title: siteName} = siteConfig;

  async function draw(outDir: string, picture: SocialPicture, image: string): Promise<void> {
    const jpeg = await kept(path.join(siteDir, KEPT), keyOfPicture(picture), () =>
      drawSocialPicture(siteDir, picture),
    );
    await writeFile(path.join(outDir, image), jpeg);
  }

  async function publish(outDir: string, page: PreviewedPage): Promise<void> {
    const image = socialPath(keyOfPicture(page));
    await draw(outDir, page, image);
    const alt = `${page.heading}. ${pictureSource(page.picture).alt}`;
    const tags = socialTags({url, siteName, image, alt});
    await rewritePage(pageFile(outDir, page.path), (html) => atEndOfHead(html, tags));
  }

  return {
    name: 'social-pictures',
    async postBuild({outDir, routes}) {
      const openings = await companiesOfOpenings(siteDir);
      const all = pagesOf(routes.filter(({plugin}) => plugin.name !== 'redirects'));
      const pages = all.filter((page) => !isPlain(page));
      const previews = await inTurns(pages, async (page) => {
        const html = await readFile(pageFile(outDir, page.path), 'utf8');
        return previewOf(page, html, openings.get(page.path));
      });
      const problems = previews.flatMap((found) => ('fix' in found ? [found] : []));
      if (problems.length > 0) {
        throw new Error(`Pictures for link previews: ${formatProblems(problems)}`);
      }
      await mkdir(path.join(outDir, path.dirname(GROUP_SOCIAL_PATH)), {recursive: true});
      await draw(outDir, groupPicture(siteName), GROUP_SOCIAL_PATH);
      const groups = groupTags({url, siteName});
      for (const page of all.filter(isPlain)) {
        await rewritePage(pageFile(outDir, page.path), (html) => atEndOfHead(html, groups));
      }
      await inTurns(
        previews.flatMap((found) => ('fix' in found ? [] : [found])),
        (page) => publish(outDir, page),
      );
    },
  };
}
