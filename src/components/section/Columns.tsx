import type {ReactNode} from 'react';

interface Props {
  /** Heading and what belongs to it, in the first four or five columns. */
  readonly left: ReactNode;
  readonly children: ReactNode;
  /** `even` gives the left side five columns, `narrow` four. */
  readonly split?: 'even' | 'narrow';
}

/** The asymmetric two-column layout: heading left, reading matter right. */
export function Columns({left, split = 'narrow', children}: Props): ReactNode {
  const [leftClass, rightClass] =
    split === 'even' ? ['col-left-wide', 'col-right'] : ['col-left', 'col-right-wide'];
  return (
    <div className="grid">
      <div className={`stack ${leftClass}`}>{left}</div>
      <div className={`stack ${rightClass}`}>{children}</div>
    </div>
  );
}
