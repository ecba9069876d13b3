import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import type {PlainPage as Props} from '@site/src/content/policies/pages';
import {PrintFooter} from './PrintFooter';

/** A page whose text a plugin made. Its links were made there too. */
export default function PlainPage({title, description, printFoot, html}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PrintFooter text={printFoot} />
      <div className="plain" dangerouslySetInnerHTML={{__html: html}} />
    </Layout>
  );
}
