import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/** Prints the document. Shown only where scripts run: without them it could do nothing. */
export function PrintButton({children}: {readonly children: ReactNode}): ReactNode {
  return useIsBrowser() ? (
    <button className="link-button" type="button" onClick={() => window.print()}>
      {children}
    </button>
  ) : null;
}
