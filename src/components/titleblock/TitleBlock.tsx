import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface TitleBlockCell {
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** Takes the whole width of the block. */
  readonly wide?: boolean;
  /** References, dates and scales are set in the mono face. */
  readonly reference?: boolean;
}

interface Props {
  readonly cells: readonly TitleBlockCell[];
  /** All cells side by side on wide screens. */
  readonly row?: boolean;
}

/** The control block of a drawing or a policy: a ruled description list. */
export function TitleBlock({cells, row = false}: Props): ReactNode {
  return (
    <dl className={clsx('titleblock', row && 'titleblock--row')}>
      {cells.map(({term, value, wide, reference}, index) => (
        // The cells of a block never change their order.
        <div key={index} className={clsx(wide && 'titleblock__wide')}>
          <dt>{term}</dt>
          <dd className={clsx(reference && 'reference')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
