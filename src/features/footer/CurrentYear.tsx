import type {ReactNode} from 'react';

/** The year of the build in the HTML; the site's script makes it right on 1 January. */
export function CurrentYear(): ReactNode {
  return <span data-year>{new Date().getFullYear()}</span>;
}
