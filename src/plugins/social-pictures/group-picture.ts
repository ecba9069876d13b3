import type {PictureName} from '../../data/pictures/catalogue';
import {pictureSource} from '../../data/pictures/sources';
import type {SocialPicture} from './draw';
import {socialPath, socialTags} from './tags';
import {titleLines} from './title-lines';

/** Of the group's pages that show no model, and of its policies: where it works. */
export const GROUP_PICTURE: PictureName = 'hq';

/** The picture of pages that have none of their own: comparisons, slips. */
export const GROUP_SOCIAL_PATH = socialPath('group');

/**
 * The group's own picture, with its name.
 *
 * @throws when the name does not fit
 */
export function groupPicture(name: string): SocialPicture {
  const title = titleLines(name);
  if (title === undefined) {
    throw new Error(`src/data/brand/brand.ts, name: "${name}" does not fit a link's preview.`);
  }
  return {picture: GROUP_PICTURE, company: 'group', title};
}

/** The tags of a page that has no picture of its own. */
export function groupTags(site: {readonly url: string; readonly siteName: string}): string {
  const alt = `${site.siteName}. ${pictureSource(GROUP_PICTURE).alt}`;
  return socialTags({...site, image: GROUP_SOCIAL_PATH, alt});
}
