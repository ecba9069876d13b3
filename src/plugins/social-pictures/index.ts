import {createHash} from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import {companyOf, previewPicture} from '../../data/companies/companies';
import {companyAt} from '../../data/companies/company-pages';
import {catalogue, type PictureName} from '../../data/pictures/catalogue';
import {focusOf, pictureSource} from '../../data/pictures/sources';
import {formatProblems, type Problem} from '../../shared/report';
import {undrawable} from '../../fonts/faces';
import {buildCache} from '../../platform/build-cache';
import {insertBefore, type PrepareStep} from '../../platform/built-pages/index';
import {readPage} from '../../platform/built-pages/page-parts';
import {pagesOf, type BuiltPage} from '../../platform/built-pages/pages';
import {escapeHtml} from '../../platform/generated-files/formats/html';
import {writeFiles} from '../../platform/generated-files/index';
import {openingPath} from '../../shared/openings/addresses';
import {currentOpenings} from '../openings/load';
import {
  drawSocialPicture,
  JPEG,
  overlay,
  SHEET,
  TITLE_FACE,
  titleLines,
  type SocialPicture,
} from './draw';

/**
 * Increase it to discard cached pictures if the drawing changes but its inputs don't.
 */
const CACHE_VERSION = 2;

/** Returns a cache key: a hash of everything that determines the picture. */
export function keyOfPicture(page: SocialPicture): string {
  const model = [pictureSource(page.picture).folder, focusOf(page.picture)];
  const inputs = [CACHE_VERSION, model, overlay(page), JPEG, SHEET, sharp.versions];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 24);
}

interface PreviewedPage extends BuiltPage, SocialPicture {
  readonly heading: string;
}

/**
 * Chooses a page's picture from its HTML, or returns a problem if its heading doesn't fit.
 *
 * @param company owner of the page, if the address doesn't show it
 */
export function previewOf(
  page: BuiltPage,
  html: string,
  company: string = companyAt(page.path) ?? 'group',
): PreviewedPage | Problem {
  const {heading, picture: address = ''} = readPage(html);
  const name = /^\/pictures\/([a-z0-9]+)-/.exec(address)?.[1] ?? '';
  const problem = (found: string, expected: string, fix: string): Problem => ({
    file: page.source,
    field: 'first-level heading (title)',
    expected: `${expected}, for link previews`,
    found,
    fix,
  });
  if (heading === '') {
    return problem('none', 'a heading', 'Give the page a title.');
  }
  const strange = undrawable(TITLE_FACE.face, heading);
  if (strange.length > 0) {
    return problem(strange.join(' '), 'letters of src/fonts', 'Write the title in Latin letters.');
  }
  const title = titleLines(heading);
  if (title === undefined) {
    const room = 'at most three lines of about 27 letters';
    return problem(`"${heading}"`, room, 'Shorten the title.');
  }
  const own = company === 'group' ? previewPicture : companyOf(company).picture;
  const picture = Object.hasOwn(catalogue, name) ? (name as PictureName) : own;
  return {...page, heading, title, company, picture};
}

/** Returns the group's own picture with its name. @throws when the name doesn't fit */
export function groupPicture(name: string): SocialPicture {
  const title = titleLines(name);
  if (title === undefined) {
    throw new Error(`src/data/brand/brand.ts, name: "${name}" does not fit a link's preview.`);
  }
  return {picture: previewPicture, company: 'group', title};
}

/**
 * Returns the tags for link previews on other sites (Open Graph protocol).
 *
 * @param site its origin and name
 * @param image address of the picture on the site
 * @param alt text alternative for the picture
 */
export function socialTags(
  site: {readonly url: string; readonly title: string},
  image: string,
  alt: string,
): string {
  const properties = {
    type: 'website',
    site_name: site.title,
    image: site.url + image,
    'image:type': 'image/jpeg',
    'image:width': String(SHEET.width),
    'image:height': String(SHEET.height),
    'image:alt': alt,
  };
  return Object.entries(properties)
    .map(([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`)
    .join('');
}

/** Returns the address of a picture. */
const imagePath = (key: string) => `/social/${key}.jpg`;

/**
 * Draws a picture for every page from the page's content, and links it in the head. Other sites
 * show it when someone shares the link. See README.md. A page whose heading doesn't fit a picture
 * gets the group's, with a warning: it may be a policy, which nobody may change.
 */
export const linkPreviews: PrepareStep = ({siteDir, siteConfig, outDir, routes}) => {
  const cache = buildCache(path.join(siteDir, 'node_modules/.cache/social-pictures'));
  // The address of an opening doesn't show its company.
  const {open, closed} = currentOpenings(siteDir);
  const openings = new Map(
    [...open.map(({opening}) => opening), ...closed].map(
      ({slug, company}) => [openingPath(slug), company] as const,
    ),
  );
  const pages = new Map(
    pagesOf(routes.filter(({plugin}) => plugin.name !== 'redirects')).map((page) => [
      page.path,
      page,
    ]),
  );
  // Comparisons, versions and periods share the group's picture, because there may be thousands.
  const isPlain = ({source}: BuiltPage) => /\/(?:Comparison|Version|Period)Page$/.test(source);
  const problems: Problem[] = [];
  const pictures = new Map<string, SocialPicture>();

  // The address contains the picture's hash, so that other sites fetch a changed picture. Pages that
  // look the same in two editions share a file.
  function tagsOf(picture: SocialPicture, words: string): string {
    const key = keyOfPicture(picture);
    pictures.set(key, picture);
    const alt = `${words}. ${pictureSource(picture.picture).alt}`;
    return socialTags(siteConfig, imagePath(key), alt);
  }
  const groupTags = tagsOf(groupPicture(siteConfig.title), siteConfig.title);

  async function drawn(key: string, picture: SocialPicture): Promise<Uint8Array> {
    const earlier = cache.read(key);
    if (earlier !== undefined) return earlier;
    const jpeg = await drawSocialPicture(siteDir, picture);
    cache.write(key, jpeg);
    return jpeg;
  }
  return {
    change(html, address) {
      const page = pages.get(address);
      if (page === undefined) return html;
      const found = isPlain(page) ? undefined : previewOf(page, html, openings.get(address));
      const fits = found !== undefined && !('fix' in found);
      if (found !== undefined && !fits) problems.push(found);
      return insertBefore('<title', html, fits ? tagsOf(found, found.heading) : groupTags);
    },
    async end() {
      if (problems.length > 0) {
        console.warn(`Pictures for link previews: ${formatProblems(problems)}`);
      }
      const files = [...pictures].map(([key, picture]) => ({
        path: imagePath(key),
        mediaType: 'image/jpeg',
        content: () => drawn(key, picture),
      }));
      await writeFiles(files, outDir);
    },
  };
};
