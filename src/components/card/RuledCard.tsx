import clsx from 'clsx';
import {Children, type ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';

interface LayoutProps {
  readonly children: ReactNode;
}

/** Lays out five companies: an unequal pair above three alike; on phones two pairs and one. */
export function CompanyCards({children}: LayoutProps): ReactNode {
  return <div className="companies">{children}</div>;
}

/** Lays out picture cards in threes, e.g. related documents or a company's services. */
export function CardTrio({children}: LayoutProps): ReactNode {
  return <div className={`columns trio trio--${Children.count(children)}`}>{children}</div>;
}

/** Lays out ruled cards three to a row; on phones as short rows. */
export function RuledCards({children}: LayoutProps): ReactNode {
  return <div className="cards">{children}</div>;
}

/** Lays out ruled cards four to a row. */
export function RuledQuartet({children}: LayoutProps): ReactNode {
  return <div className="cards cards--four">{children}</div>;
}

interface Props {
  readonly title: string;
  /** Shown in the mono typeface above the title. */
  readonly reference?: string;
  /** At the right of the reference. Example: `Version 4.0`. */
  readonly edition?: string;
  readonly to?: string;
  /** Text of the link, e.g. `Read Policy`; defaults to `Learn More`. */
  readonly action?: string;
  readonly children: ReactNode;
}

/** A card like a small title block: reference, edition, title, sentence and one link. */
export function RuledCard({title, reference, edition, to, action, children}: Props): ReactNode {
  return (
    <article className={clsx('card', reference === undefined && 'card--unnumbered')}>
      {reference !== undefined && (
        <p className="card__reference reference">
          <span>{reference}</span> {edition !== undefined && <span>{edition}</span>}
        </p>
      )}
      <div>
        <h3 className="card__title">{title}</h3>
        <p className="quiet">{children}</p>
      </div>
      {to !== undefined && (
        <Link
          className="go whole__cover"
          data-search="skip"
          to={to}
          aria-label={`${action ?? 'Learn More'}: ${title}`}
        >
          {action ?? 'Learn More'}
        </Link>
      )}
    </article>
  );
}
