import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {printFootRule} from './print-foot';

interface Props {
  /** Stands at the foot of every printed sheet; see print-foot.ts. */
  readonly text: string;
}

/**
 * Follows the router from page to page. In the HTML of the server the same rule comes from
 * src/plugins/built-pages/print-foot.ts, because Docusaurus writes no styles of a page there.
 */
export function PrintFooter({text}: Props): ReactNode {
  return (
    <Head>
      <style>{printFootRule(text)}</style>
    </Head>
  );
}
