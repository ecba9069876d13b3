import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  readonly heading: ReactNode;
  /** Sets the heading as large as a page title; once a page. */
  readonly statement?: boolean;
  /** One or two sentences beside the heading. */
  readonly children?: ReactNode;
}

/** Heading on the left, a quiet sentence on the right, sharing one base line. */
export function SectionHead({heading, statement = false, children}: Props): ReactNode {
  return (
    <div className="section__head">
      <h2 className={clsx(statement && 'statement')}>{heading}</h2>
      {children !== undefined && <p className="quiet">{children}</p>}
    </div>
  );
}
