import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** The not-found page is shown at any unknown address, so it has no canonical address. */
const NOT_FOUND = '/404.html';

/** Adds the canonical address and the configured metadata to every page's head. */
export default function SiteMetadata(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  const {pathname} = useLocation();
  const address = siteConfig.url + pathname;
  return (
    <Head>
      {pathname !== NOT_FOUND && <link rel="canonical" href={address} />}
      {pathname !== NOT_FOUND && <meta property="og:url" content={address} />}
      <meta property="og:locale" content={i18n.currentLocale.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      {metadata.map((entry) => (
        <meta key={String(entry.name)} {...entry} />
      ))}
    </Head>
  );
}
