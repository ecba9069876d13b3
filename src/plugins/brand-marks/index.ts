import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../data/brand/brand';
import type {
  GeneratedFile,
  WithGeneratedFiles,
} from '../../platform/generated-files/generated-file';
import {COLOUR, wordmark} from './drawing';
import {ICON_PATHS, iconFiles} from './icons';

const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * Returns the web manifest, used when someone adds the site to their home screen. `display` stays
 * `browser`, so the site opens with the browser's toolbar.
 */
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

const icon = (rel: string, href: string, rest: Readonly<Record<string, string>> = {}) => ({
  tagName: 'link',
  attributes: {rel, href, ...rest},
});

/**
 * Draws the brand's files: the wordmark from the name and our own typeface, and the icons and web
 * manifest from the symbol. A rebrand needs no manual step. See README.md.
 */
export default function brandMarks({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'brand-marks',
    getPathsToWatch: () => [path.posix.join(siteDir, 'src/data/brand/*.ts')],
    loadContent(): Promise<WithGeneratedFiles> {
      return Promise.resolve({generatedFiles: [...iconFiles(), manifestFile(siteConfig.tagline)]});
    },
    contentLoaded({actions}) {
      actions.setGlobalData(wordmark(brand.shortName));
      return Promise.resolve();
    },
    injectHtmlTags: () => ({
      headTags: [
        // Only browsers that can't read SVG icons use this icon; `sizes` makes the others ignore
        // it.
        icon('icon', ICON_PATHS.ico, {sizes: '32x32'}),
        icon('icon', ICON_PATHS.svg, {type: 'image/svg+xml'}),
        icon('apple-touch-icon', ICON_PATHS.touch),
        icon('manifest', MANIFEST_PATH),
      ],
    }),
  };
}
