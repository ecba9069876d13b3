import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

interface Props {
  /** Heading and link at once. */
  readonly title: string;
  readonly to: string;
  /** The number of the team's mark on the model. */
  readonly mark: string;
  readonly purpose: string;
  /** Small facts under the purpose. Example: `'165 people'`. */
  readonly fact?: string;
  readonly roles: readonly {readonly title: string; readonly text: string}[];
}

/** People who work together: what they are there for on the left, a cell for each role on the right. */
export function Team({title, to, mark, purpose, fact, roles}: Props): ReactNode {
  return (
    <article className="team">
      <div className="team__head">
        <span className="keynote" aria-hidden="true">
          {mark}
        </span>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p>{purpose}</p>
        {fact !== undefined && <p className="reference quiet">{fact}</p>}
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
