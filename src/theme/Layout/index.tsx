import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';
import {Footer} from '@site/src/features/footer/Footer';
import {Header} from '@site/src/features/header/Header';
import {MAIN_ID, SkipLink} from '@site/src/features/layout/SkipLink';
import textFace from '@site/static/fonts/archivo-latin-wdth-wght.woff2';

/** The root layout: header, main content, footer (specification 2, "Shared layout"). */
export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}
