import Layout from '@theme/Layout';
import type {ComponentType, ReactNode} from 'react';
import type {Opening, OpeningTeaser} from '@site/src/plugins/openings/schema';
import {PrintFooter} from '../document/PrintFooter';
import {openingPrintFoot} from '../document/print-foot';
import {Advert} from './Advert';
import {OpeningHead} from './OpeningHead';
import {OpeningTop} from './OpeningTop';
import {SimilarOpenings} from './SimilarOpenings';
import {pageDescription, pageTitle} from './opening-facts';

interface Props {
  readonly opening: Opening;
  readonly similar: readonly OpeningTeaser[];
  /** JSON-LD of schema.org's JobPosting. */
  readonly jobPosting: object;
  /** The compiled text of the opening's file. */
  readonly content: ComponentType;
}

/** One job, from what it is to the way to apply (specification, section 3). It closes by itself. */
export default function OpeningPage({opening, similar, jobPosting, content}: Props): ReactNode {
  return (
    <Layout title={pageTitle(opening)} description={pageDescription(opening)}>
      <OpeningHead company={opening.company} jobPosting={jobPosting} />
      <PrintFooter text={openingPrintFoot(opening)} />
      <article className="document job">
        <OpeningTop opening={opening} />
        <Advert opening={opening} content={content} />
      </article>
      <SimilarOpenings similar={similar} />
    </Layout>
  );
}
