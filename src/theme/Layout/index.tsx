import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';
import {Footer} from '@site/src/features/footer/Footer';
import {Header} from '@site/src/features/header/Header';
import {MAIN_ID, SkipLink} from '@site/src/features/layout/SkipLink';

/** The root layout: header, main content, footer (specification 2, "Shared layout"). */
export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
