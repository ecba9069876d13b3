import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {companies} from '@site/src/data/companies/companies';
import {feedPath} from '@site/src/plugins/openings/addresses';
import type {OpeningCompany} from '@site/src/plugins/openings/schema';
import {jsonLdText} from './json-ld';

interface Props {
  readonly company: OpeningCompany;
  readonly jobPosting: object;
}

/** What machines read: the job as structured data, and the feeds of the company's openings. */
export function OpeningHead({company, jobPosting}: Props): ReactNode {
  const name = `Openings, ${companies[company].name}`;
  return (
    <Head>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={name}
        href={feedPath('atom', company)}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={name}
        href={feedPath('json', company)}
      />
      <script type="application/ld+json">{jsonLdText(jobPosting)}</script>
    </Head>
  );
}
