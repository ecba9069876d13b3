import {Link} from '@site/src/components/action/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass} from '../wayfinding';

interface Props {
  /** Heading and text of the link. */
  readonly title: string;
  readonly to: string;
  readonly company: string;
  /** The number that marks the team on the model. */
  readonly mark: string;
  readonly purpose: string;
  readonly figure: ReactNode;
  readonly roles: readonly {readonly title: string; readonly text: string}[];
}

export function Team({title, to, company, mark, purpose, figure, roles}: Props): ReactNode {
  return (
    <article className={clsx('team', wayfindingClass(company))}>
      <div className="team__figure">{figure}</div>
      <div className="team__head">
        <span className="keynote" aria-hidden="true">
          {mark}{' '}
        </span>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p>{purpose}</p>
      </div>
      <ul className="cards team__roles">
        {roles.map((role) => (
          <li key={role.title} className="card">
            <h3>{role.title}</h3>
            <p className="quiet">{role.text}</p>
          </li>
        ))}
      </ul>
    </article>
  );
}
