import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {feedPath} from '@site/src/plugins/openings/addresses';

/** Says where new openings can be subscribed to, to readers and to their programs. */
export function Feeds(): ReactNode {
  const title = `${brand.name}: current openings`;
  return (
    <p className="quiet feeds">
      <Head>
        <link rel="alternate" type="application/atom+xml" title={title} href={feedPath('atom')} />
        <link rel="alternate" type="application/feed+json" title={title} href={feedPath('json')} />
      </Head>
      New positions as a feed: <a href={feedPath('atom')}>Atom</a>,{' '}
      <a href={feedPath('json')}>JSON</a>
    </p>
  );
}
