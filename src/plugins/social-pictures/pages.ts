import type {RouteConfig} from '@docusaurus/types';
import type {Problem} from '../../data/report';
import {companies} from '../../data/companies/companies';
import type {EntityId} from '../../data/companies/companies.schema';
import {companyAt} from '../../data/companies/company-pages';
import {undrawable} from '../brand-marks/lettering';
import type {SocialPicture} from './draw';
import {GROUP_PICTURE} from './group-picture';
import {readPage} from './read-page';
import {TITLE_FACE, titleLines} from './title-lines';

/** A page of the build. */
export interface BuiltPage {
  /** Its address. Example: `'/services/security'`. */
  readonly path: string;
  /** The file somebody edits to change it, from the root of the repository. */
  readonly source: string;
}

/** A page, the picture it gets, and the words that its heading had. */
export interface PreviewedPage extends BuiltPage, SocialPicture {
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
