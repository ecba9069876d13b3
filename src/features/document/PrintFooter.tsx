import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

interface Props {
  /** Stands at the foot of every printed sheet, e.g. `FWG-POL-009  Edition 2026  Version 4.0`. */
  readonly text: string;
}

/** Only a page rule can write into the margin of printed sheets, and only with fixed text. */
export function PrintFooter({text}: Props): ReactNode {
  const content = text.replaceAll(/["\\<]/g, '');
  return (
    <Head>
      <style>{`@page{@bottom-left{content:"${content}";font:8pt "IBM Plex Mono",monospace}}`}</style>
    </Head>
  );
}
