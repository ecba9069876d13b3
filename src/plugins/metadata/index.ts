import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {buildClock} from '../../configuration/build-clock';
import {brand} from '../../data/brand/brand';
import {loadedDocuments} from '../documents';
import type {WithGeneratedFiles} from '../../platform/generated-files/generated-file';
import {readRecord} from '../../policy-record/ledger/read-record';
import {today} from '../../policy-record/today';
import {llmsText} from './llms';

const TEXT_TYPE = 'text/plain; charset=utf-8';
/** Where RFC 9116 wants it. */
export const SECURITY_PATH = '/.well-known/security.txt';

/**
 * All may be read. Pages that no search engine should list say so themselves (`noindex`), which it
 * must be able to read; a site whose configuration has `noIndex` has no sitemap.
 */
export function robotsText({url, noIndex}: Pick<DocusaurusConfig, 'url' | 'noIndex'>): string {
  return `User-agent: *\nAllow: /\n${noIndex ? '' : `\nSitemap: ${url}/sitemap.xml\n`}`;
}

/** Months. RFC 9116 wants less than a year; a site that no one builds any more should say so. */
const SECURITY_CONTACT_HOLDS = 11;

/**
 * Where whoever finds a weakness writes to, and under which terms (RFC 9116).
 *
 * @param now of the build: the day on which it ends is the first of a month, so that the builds of
 *   one month publish the same bytes
 */
export function securityText({url}: Pick<DocusaurusConfig, 'url'>, now: Date): string {
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + SECURITY_CONTACT_HOLDS, 1);
  return [
    `Contact: mailto:${brand.email.info}`,
    `Expires: ${new Date(end).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}${SECURITY_PATH}`,
    `Policy: ${url}/terms`,
    '',
  ].join('\n');
}

/**
 * What machines read beside the pages: `robots.txt`, `llms.txt` and `security.txt`. See README.md.
 */
export default function metadata({siteDir, siteConfig}: LoadContext): Plugin {
  let content: LoadedContent['loadedVersions'] = [];
  const llms = () =>
    llmsText(
      siteConfig.tagline,
      content.filter(({isLast}) => isLast).flatMap(({docs}) => docs),
      readRecord(siteDir, today()).histories,
    );
  return {
    name: 'metadata',
    loadContent: (): Promise<WithGeneratedFiles> =>
      Promise.resolve({
        generatedFiles: [
          {path: '/robots.txt', mediaType: TEXT_TYPE, content: () => robotsText(siteConfig)},
          {path: '/llms.txt', mediaType: TEXT_TYPE, content: llms},
          {
            path: SECURITY_PATH,
            mediaType: TEXT_TYPE,
            content: () => securityText(siteConfig, buildClock(process.env)),
          },
        ],
      }),
    allContentLoaded({allContent}) {
      content = loadedDocuments(allContent).loadedVersions;
      return Promise.resolve();
    },
  };
}
