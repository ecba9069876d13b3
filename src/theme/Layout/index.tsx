import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';
import {PrintFooter} from '@site/src/features/documents/Print';
import {Footer} from '@site/src/features/site/footer/Footer';
import {Header} from '@site/src/features/site/header/Header';

const MAIN_ID = 'main';

declare module '@theme/Layout' {
  interface Props {
    /** Name of the page in the footer of printed sheets; null if the page prints its own footer. */
    readonly printName?: string | null;
    /** Asks search engines to leave the page out. */
    readonly noIndex?: boolean;
  }
}

/** The root layout: header, main content, footer (specification 2, "Shared layout"). */
export default function Layout(props: Props): ReactNode {
  const {title, description, printName, noIndex = false, children} = props;
  return (
    <>
      <PageMetadata title={title} description={description}>
        {noIndex && <meta name="robots" content="noindex" />}
      </PageMetadata>
      {printName !== null && <PrintFooter name={printName} />}
      {/* The first element that the Tab key reaches. */}
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
