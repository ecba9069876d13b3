import {Link} from '@site/src/components/action/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {DashedTitle} from '../line-breaks';
import {wayfindingClass} from '../wayfinding';

interface Props {
  readonly title: string;
  readonly to: string;
  readonly picture: ReactNode;
  readonly company?: string;
  /** Whether the title is a third-level heading; the default is true. */
  readonly heading?: boolean;
  /** The company's letter, if the card represents the company itself. */
  readonly letter?: string;
  /**
   * Text of the link, if the specification requires "Learn More". Otherwise the title is the link.
   */
  readonly action?: string;
  /** Shorter text for phones, where two cards share a row. */
  readonly brief?: string;
  readonly children: ReactNode;
}

/** A picture, company rule, title and sentence; the whole card is clickable through one link. */
export function CompanyCard(props: Props): ReactNode {
  const {title, to, picture, company, heading = true, letter, action, brief, children} = props;
  const Title = heading ? 'h3' : 'div';
  const name = <DashedTitle>{title}</DashedTitle>;
  return (
    <article className={clsx('company whole', wayfindingClass(company))} data-search="skip">
      <div className="company__picture frame">{picture}</div>
      <div className={clsx('company__text', letter !== undefined && 'company__text--lettered')}>
        {letter !== undefined && (
          <span className="keynote" aria-hidden="true">
            {letter}{' '}
          </span>
        )}
        <Title className={clsx(!heading && 'subheading')}>
          {action === undefined ? (
            <Link className="whole__link" to={to}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Title>
        {action === undefined && <span className="go__mark arrow" aria-hidden="true" />}
        <p className={clsx('quiet', brief !== undefined && 'company__sentence')}>{children}</p>
        {brief !== undefined && <p className="quiet company__brief">{brief}</p>}
        {action !== undefined && (
          <Link
            className="go whole__cover company__action"
            to={to}
            aria-label={`${action}: ${title}`}
          >
            {action}
          </Link>
        )}
      </div>
    </article>
  );
}
