import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {buildClock} from '../../configuration/build-clock';
import {brand} from '../../data/brand/brand';
import {loadedDocuments} from '../documents';
import type {WithGeneratedFiles} from '../../platform/generated-files/index';
import {currentRecord} from '../../policy-record/record';
import {llmsText} from './llms';

const TEXT_TYPE = 'text/plain; charset=utf-8';
/** The path that RFC 9116 requires. */
export const SECURITY_PATH = '/.well-known/security.txt';

/**
 * Returns `robots.txt`, which allows everything. Pages that shouldn't be listed have `noindex`, and
 * search engines must be able to read it.
 */
function robotsText({url}: Pick<DocusaurusConfig, 'url'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}

/**
 * Validity in months. RFC 9116 recommends less than a year, and an abandoned site should expire.
 */
const SECURITY_CONTACT_MONTHS = 11;

/**
 * Returns the contact and terms for reporting a vulnerability (RFC 9116).
 *
 * @param now time of the build. The expiry date is the first of a month, so that all builds of a
 *   month publish the same bytes
 */
export function securityText({url}: Pick<DocusaurusConfig, 'url'>, now: Date): string {
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + SECURITY_CONTACT_MONTHS, 1);
  return [
    `Contact: mailto:${brand.email.info}`,
    `Expires: ${new Date(end).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}${SECURITY_PATH}`,
    `Policy: ${url}/terms`,
    '',
  ].join('\n');
}

/** Publishes files for machines: `robots.txt`, `llms.txt` and `security.txt`. See README.md. */
export default function metadata({siteDir, siteConfig}: LoadContext): Plugin {
  let content: LoadedContent['loadedVersions'] = [];
  const llms = () =>
    llmsText(
      siteConfig.tagline,
      content.filter(({isLast}) => isLast).flatMap(({docs}) => docs),
      currentRecord(siteDir).histories,
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
