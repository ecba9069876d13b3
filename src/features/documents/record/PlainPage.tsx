import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import type {PlainPage as Props} from '@site/src/policy-record/shared/pages';

/** A page whose text a plugin made. Its links were made there too. */
export default function PlainPage({title, description, printName, html}: Props): ReactNode {
  return (
    <Layout title={title} description={description} printName={printName}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="plain" dangerouslySetInnerHTML={{__html: html}} />
    </Layout>
  );
}
