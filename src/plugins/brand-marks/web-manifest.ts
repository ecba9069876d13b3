import {brand} from '../../data/brand/brand';
import type {GeneratedFile} from '../generated-files/generated-file';
import {COLOUR} from './colours';
import {ICON_PATHS} from './icons';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** What a telephone shows when somebody puts the site on their home screen. It stays a site, with the browser's bar. */
function manifest(description: string): string {
  const png = (src: string, side: number, purpose = 'any') => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: COLOUR.page,
    theme_color: COLOUR.ink,
    icons: [
      {src: ICON_PATHS.svg, sizes: 'any', type: 'image/svg+xml', purpose: 'any'},
      png(ICON_PATHS.small, 192),
      png(ICON_PATHS.large, 512),
      png(ICON_PATHS.maskable, 512, 'maskable'),
    ],
  });
}

export function manifestFile(description: string): GeneratedFile {
  return {
    path: MANIFEST_PATH,
    mediaType: 'application/manifest+json',
    content: () => manifest(description),
  };
}
