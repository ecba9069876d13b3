import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {feedPath} from '@site/src/plugins/openings/addresses';

/** Says to programs where new openings can be subscribed to. */
export function FeedTags(): ReactNode {
  const title = `${brand.name}: current openings`;
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" title={title} href={feedPath('atom')} />
      <link rel="alternate" type="application/feed+json" title={title} href={feedPath('json')} />
    </Head>
  );
}
