import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type Wayfinding, wayfindingClass} from '../wayfinding';

interface CompanyNameProps {
  readonly company: Wayfinding | 'group';
  readonly children: ReactNode;
}

/** A company's name behind its coloured square. */
export function CompanyName({company, children}: CompanyNameProps): ReactNode {
  return <span className={clsx('company-name', wayfindingClass(company))}>{children}</span>;
}

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
  /** Values are what the page is about. */
  readonly large?: boolean;
}

/** Cells stand in pairs; one that has no neighbour takes the whole width. */
function paired(cells: readonly TitleBlockCell[]): TitleBlockCell[] {
  let waits = false;
  return cells.map((cell, index) => {
    const next = cells[index + 1];
    waits = cell.wide !== true && !waits;
    const isAlone = waits && (next === undefined || next.wide === true);
    return isAlone ? {...cell, wide: true} : cell;
  });
}

/** The control block of a drawing or a policy: a ruled description list. */
export function TitleBlock({cells, row = false, large = false}: Props): ReactNode {
  return (
    <dl className={clsx('titleblock', row && 'titleblock--row', large && 'titleblock--large')}>
      {(row ? cells : paired(cells)).map(({term, value, wide, reference}, index) => (
        // The cells of a block never change their order.
        <div key={index} className={clsx(wide && 'titleblock__wide')}>
          <dt>{term}</dt>
          <dd className={clsx(reference && 'reference')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
