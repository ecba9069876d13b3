import type {ReactNode} from 'react';

/** Buttons side by side, wrapping on narrow screens. */
export function ButtonRow({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="button-row">{children}</div>;
}
