import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** The not-found page stands at every address that no page has, so it has none of its own. */
const NOT_FOUND = '/404.html';

/** What the head of every page says: its one address, and what the configuration adds. */
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
