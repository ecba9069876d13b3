import {useEffect, useState, type ReactNode} from 'react';

/** Prints the document. Shown only where scripts run: without them it could do nothing. */
export function PrintButton({children}: {readonly children: ReactNode}): ReactNode {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready ? (
    <button className="link-button" type="button" onClick={() => window.print()}>
      {children}
    </button>
  ) : null;
}
