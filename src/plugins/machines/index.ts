import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {loadedDocuments} from '../documents';
import type {WithGeneratedFiles} from '../generated-files/generated-file';
import {readRecord} from '../policies/record/read-record';
import {today} from '../policies/today';
import {llmsText} from './llms';

const TEXT_TYPE = 'text/plain; charset=utf-8';

/**
 * All may be read. Pages that no search engine should list say so themselves (`noindex`), which it
 * must be able to read; a site whose configuration has `noIndex` has no sitemap.
 */
export function robotsText({url, noIndex}: Pick<DocusaurusConfig, 'url' | 'noIndex'>): string {
  return `User-agent: *\nAllow: /\n${noIndex ? '' : `\nSitemap: ${url}/sitemap.xml\n`}`;
}

/** What machines read beside the pages: `robots.txt` and `llms.txt`. See README.md. */
export default function machines({siteDir, siteConfig}: LoadContext): Plugin {
  let content: LoadedContent['loadedVersions'] = [];
  const llms = () =>
    llmsText(
      siteConfig.tagline,
      content.filter(({isLast}) => isLast).flatMap(({docs}) => docs),
      readRecord(siteDir, today()).histories,
    );
  return {
    name: 'machines',
    loadContent: (): Promise<WithGeneratedFiles> =>
      Promise.resolve({
        generatedFiles: [
          {path: '/robots.txt', mediaType: TEXT_TYPE, content: () => robotsText(siteConfig)},
          {path: '/llms.txt', mediaType: TEXT_TYPE, content: llms},
        ],
      }),
    allContentLoaded({allContent}) {
      content = loadedDocuments(allContent).loadedVersions;
      return Promise.resolve();
    },
  };
}
