import type {ReactNode} from 'react';

interface Props {
  /** Says what is folded. Example: `8 materials and their uses`. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Content that phones fold below its label. */
export function NarrowFold({label, children}: Props): ReactNode {
  return (
    <details className="disclosure disclosure--narrow disclosure--ruled">
      <summary>{label}</summary>
      {children}
    </details>
  );
}
