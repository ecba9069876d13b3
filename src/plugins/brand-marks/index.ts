import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../data/brand/brand';
import type {WithGeneratedFiles} from '../generated-files/generated-file';
import {iconFiles, ICON_PATHS} from './icons';
import {MANIFEST_PATH, manifestFile} from './web-manifest';
import {wordmark} from './wordmark';

const icon = (rel: string, href: string, rest: Readonly<Record<string, string>> = {}) => ({
  tagName: 'link',
  attributes: {rel, href, ...rest},
});

/**
 * Draws what carries the brand: the wordmark from the name and our own typeface, icons and web
 * manifest from the symbol. Nobody has to run anything after a rebrand. See README.md.
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
        // Only browsers that read no SVG icon take the first; the size keeps the others from it.
        icon('icon', ICON_PATHS.ico, {sizes: '32x32'}),
        icon('icon', ICON_PATHS.svg, {type: 'image/svg+xml'}),
        icon('apple-touch-icon', ICON_PATHS.touch),
        icon('manifest', MANIFEST_PATH),
      ],
    }),
  };
}
