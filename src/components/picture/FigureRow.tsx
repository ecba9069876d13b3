import type {ReactNode} from 'react';

/** Two captioned pictures of one height and unequal width, side by side on wide screens. */
export function FigureRow({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="figure-row">{children}</div>;
}
