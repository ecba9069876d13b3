import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import type {Opening, OpeningTeaser} from '@site/src/plugins/openings/schema';
import {ClosedTop} from './ClosedTop';
import {FeedLinks} from './FeedLinks';
import {SimilarOpenings} from './SimilarOpenings';
import {closingMoment, pageTitle} from './opening-facts';

interface Props {
  readonly opening: Opening;
  readonly similar: readonly OpeningTeaser[];
}

/** What stands at the address of an opening that has closed. Not for search engines. */
export default function ClosedOpeningPage({opening, similar}: Props): ReactNode {
  const {title, location} = opening;
  return (
    <Layout
      title={`Closed: ${pageTitle(opening)}`}
      description={`Applications for ${title}, ${location.town}, closed on ${closingMoment(opening)}. Similar openings and all current ones.`}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <article className="document job">
        <ClosedTop opening={opening} />
      </article>
      <SimilarOpenings similar={similar}>
        <FeedLinks company={opening.company} />
      </SimilarOpenings>
    </Layout>
  );
}
