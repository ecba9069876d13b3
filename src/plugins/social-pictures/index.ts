import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatProblems} from '../../data/report';
import {pictureSource} from '../../data/pictures/sources';
import {atEndOfHead} from '../built-pages/head';
import {pageFile} from '../built-pages/page-file';
import {rewritePage} from '../built-pages/rewrite-page';
import {openingPath} from '../openings/addresses';
import {loadOpenings} from '../openings/load';
import {kept} from './cache';
import {drawSocialPicture, keyOfPicture, type SocialPicture} from './draw';
import {groupPicture, groupTags, GROUP_SOCIAL_PATH} from './group-picture';
import {pagesOf, previewOf, type BuiltPage, type PreviewedPage} from './pages';
import {socialPath, socialTags} from './tags';

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
