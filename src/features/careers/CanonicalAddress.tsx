import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';

/** Tells search engines which of a page's two addresses is its own. */
export function CanonicalAddress({path}: {readonly path: string}): ReactNode {
  const address = `${brand.url}${path}`;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}
