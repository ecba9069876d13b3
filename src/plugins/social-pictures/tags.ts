import {escapeHtml} from '../generated-files/formats/html';
import {SHEET} from './sheet';

/**
 * The address of a picture. It changes with the picture, so that other sites notice; pages that
 * look alike in two editions share one.
 *
 * @param key stands for what the picture shows
 */
export function socialPath(key: string): string {
  return `/social/${key}.jpg`;
}

/** What the tags say. */
export interface SocialTags {
  /** Origin and name of the site. Example: `'https://www.example.com'`. */
  readonly url: string;
  readonly siteName: string;
  /** Address of the picture on the site. */
  readonly image: string;
  /** What the picture shows, in words. */
  readonly alt: string;
}

/** The tags from which other sites make a preview of a link (Open Graph protocol). */
export function socialTags({url, siteName, image, alt}: SocialTags): string {
  const properties = {
    type: 'website',
    site_name: siteName,
    image: url + image,
    'image:type': 'image/jpeg',
    'image:width': String(SHEET.width),
    'image:height': String(SHEET.height),
    'image:alt': alt,
  };
  return Object.entries(properties)
    .map(([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`)
    .join('');
}
