import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';

interface CompanyPairsProps {
  readonly children: ReactNode;
}

/** Four companies in two unequal pairs, and a fifth across both. */
export function CompanyPairs({children}: CompanyPairsProps): ReactNode {
  return <div className="companies">{children}</div>;
}

/** Cards in threes: neighbours of a page, services of an arm. */
export function CardTrio({children}: CompanyPairsProps): ReactNode {
  return <div className="trio">{children}</div>;
}

/** Ruled cards with shared edges, three a row. */
export function RuledCards({children}: CompanyPairsProps): ReactNode {
  return <div className="cards cards--three">{children}</div>;
}

/** Ruled cards with shared edges, four a row. */
export function RuledQuartet({children}: CompanyPairsProps): ReactNode {
  return <div className="cards cards--four">{children}</div>;
}

interface Props {
  readonly title: string;
  /** Small mono line above the title. */
  readonly reference?: string;
  /** Small mono facts above the link. */
  readonly facts?: readonly string[];
  readonly to?: string;
  /** Words of the link, e.g. `Read Policy`. */
  readonly action?: string;
  readonly children: ReactNode;
}

/** A small title block with shared edges: reference, title, sentence, facts, one link. */
export function RuledCard({title, reference, facts = [], to, action, children}: Props): ReactNode {
  return (
    <article className={clsx('card', reference === undefined && 'card--unnumbered')}>
      {reference !== undefined && <p className="reference">{reference}</p>}
      <div>
        <h3 className="card__title">{title}</h3>
        <p className="quiet">{children}</p>
      </div>
      {to !== undefined && (
        <div>
          {facts.length > 0 && (
            <p className="card__facts reference">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          )}
          <Link
            className="go whole__cover"
            data-search="skip"
            to={to}
            aria-label={`${action ?? 'Learn More'}: ${title}`}
          >
            {action ?? 'Learn More'}
          </Link>
        </div>
      )}
    </article>
  );
}
