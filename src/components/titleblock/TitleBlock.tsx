import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass} from '../wayfinding';

interface CompanyNameProps {
  readonly company: string;
  readonly children: ReactNode;
}

/** A company's name with its coloured square. */
export function CompanyName({company, children}: CompanyNameProps): ReactNode {
  return <span className={clsx('inline company-name', wayfindingClass(company))}>{children}</span>;
}

export interface TitleBlockCell {
  readonly term: ReactNode;
  readonly value: ReactNode;
  readonly wide?: boolean;
  /** Sets the value in the mono face, for references, dates and scales. */
  readonly reference?: boolean;
}

interface Props {
  readonly cells: readonly TitleBlockCell[];
  /** Places all cells side by side on wide screens. */
  readonly row?: boolean;
  /** Sets the values large, because they are the subject of the page. */
  readonly large?: boolean;
}

/** Makes a cell wide if it has no neighbour to share its row. */
function widenLoneCells(cells: readonly TitleBlockCell[]): TitleBlockCell[] {
  let isFirstOfPair = false;
  return cells.map((cell, index) => {
    const next = cells[index + 1];
    isFirstOfPair = cell.wide !== true && !isFirstOfPair;
    const isAlone = isFirstOfPair && (next === undefined || next.wide === true);
    return isAlone ? {...cell, wide: true} : cell;
  });
}

/** The title block of a drawing or document, as a ruled description list. */
export function TitleBlock({cells, row = false, large = false}: Props): ReactNode {
  return (
    <dl className={clsx('titleblock', row && 'titleblock--row', large && 'titleblock--large')}>
      {(row ? cells : widenLoneCells(cells)).map(({term, value, wide, reference}, index) => (
        // The index is a safe key, because the cells never change their order.
        <div key={index} className={clsx(wide && 'titleblock__wide')}>
          <dt>{term}</dt>
          <dd className={clsx(reference && 'reference')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
