import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {openingFeeds} from '@site/src/shared/openings/feed-list';

/** Lets feed readers discover the feeds of openings. */
export function FeedAlternates(): ReactNode {
  return (
    <Head>
      {openingFeeds.map(({path, type, title}) => (
        <link key={path} rel="alternate" type={type} title={title} href={path} />
      ))}
    </Head>
  );
}
