import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass, type Wayfinding} from '../wayfinding';

interface Props {
  readonly title: string;
  readonly to: string;
  readonly picture: ReactNode;
  readonly company?: Wayfinding | 'group';
  /** The company's letter, when the card stands for the company itself. */
  readonly letter?: string;
  /** The words of the link, when the specification asks for "Learn More". */
  readonly action?: string;
  readonly children: ReactNode;
}

/** Picture, company rule, title and a sentence; the whole card answers through one link. */
export function CompanyCard(props: Props): ReactNode {
  const {title, to, picture, company, letter, action, children} = props;
  return (
    <article className={clsx('company', wayfindingClass(company))}>
      <div className="company__picture">{picture}</div>
      <div className={clsx('company__text', letter === undefined && 'company__text--plain')}>
        {letter !== undefined && (
          <span className="keynote" aria-hidden="true">
            {letter}
          </span>
        )}
        <h3>{action === undefined ? <Link to={to}>{title}</Link> : title}</h3>
        {action === undefined && <span className="go-mark" aria-hidden="true" />}
        <p className="quiet">{children}</p>
        {action !== undefined && (
          <Link className="go company__action" to={to} aria-label={`${action}: ${title}`}>
            {action}
          </Link>
        )}
      </div>
    </article>
  );
}
