import type {ReactNode} from 'react';

/** One or two sentences that must not be missed. */
export function Note({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="note">{children}</div>;
}
