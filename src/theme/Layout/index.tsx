import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';
import {Footer} from '@site/src/features/footer/Footer';
import {Header} from '@site/src/features/header/Header';

const MAIN_ID = 'main';

/** The root layout: header, main content, footer (specification 2, "Shared layout"). */
export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {/* The first stop of the keyboard. */}
      <a className="skip" href={`#${MAIN_ID}`}>
        Skip to main content
      </a>
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
