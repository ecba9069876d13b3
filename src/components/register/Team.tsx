import {Link} from '@site/src/components/action/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass, type Wayfinding} from '../wayfinding';

interface Props {
  /** Heading and link at once. */
  readonly title: string;
  readonly to: string;
  readonly company: Wayfinding;
  /** The number of the team's point on the model. */
  readonly mark: string;
  readonly purpose: string;
  /** A captioned figure. */
  readonly figure: ReactNode;
  readonly roles: readonly {readonly title: string; readonly text: string}[];
}

/** People who work together: where they work, what they are there for, a card for each role. */
export function Team({title, to, company, mark, purpose, figure, roles}: Props): ReactNode {
  return (
    <article className={clsx('team', wayfindingClass(company))}>
      <div className="team__figure">{figure}</div>
      <div className="team__head">
        <span className="keynote" aria-hidden="true">
          {mark}
        </span>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p>{purpose}</p>
      </div>
      <ul className="team__roles">
        {roles.map((role) => (
          <li key={role.title}>
            <h3>{role.title}</h3>
            <p className="quiet">{role.text}</p>
          </li>
        ))}
      </ul>
    </article>
  );
}
