import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Four companies in two unequal pairs. */
export function CompanyPairs({children}: Props): ReactNode {
  return <div className="companies">{children}</div>;
}

/** Cards in threes: neighbours of a page, services of an arm. */
export function CardTrio({children}: Props): ReactNode {
  return <div className="trio">{children}</div>;
}

/** Ruled cards with shared edges, three a row. */
export function RuledCards({children}: Props): ReactNode {
  return <div className="cards cards--three">{children}</div>;
}

/** Ruled cards with shared edges, four a row. */
export function RuledQuartet({children}: Props): ReactNode {
  return <div className="cards cards--four">{children}</div>;
}
