import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {openingFeeds} from '@site/src/shared/openings/feed-list';
import type {OpeningCompany} from '@site/src/shared/openings/schema';

/** Lets feed readers discover the feed of one company's openings, or of all openings. */
export function FeedAlternates({company}: {readonly company?: OpeningCompany}): ReactNode {
  return (
    <Head>
      {openingFeeds
        .filter((feed) => feed.company === company)
        .map(({path, type, title}) => (
          <link key={path} rel="alternate" type={type} title={title} href={path} />
        ))}
    </Head>
  );
}
