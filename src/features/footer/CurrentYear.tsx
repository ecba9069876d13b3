import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/** Read once when the site is built; the HTML carries it. */
const BUILD_YEAR = new Date().getFullYear();

/** The year of the build in the HTML, the visitor's own year once scripts run: right on 1 January without a rebuild. */
export function CurrentYear(): ReactNode {
  const isBrowser = useIsBrowser();
  return <span suppressHydrationWarning>{isBrowser ? new Date().getFullYear() : BUILD_YEAR}</span>;
}
