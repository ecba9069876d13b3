import type {ReactNode} from 'react';
import type {PolicyFrontMatter} from '@site/src/shared/documents/schema';

/** The law that a policy is based on. */
export function Statutes({statutes}: Pick<PolicyFrontMatter, 'statutes'>): ReactNode {
  return (
    <section className="statutes" aria-labelledby="statutes">
      <h3 id="statutes">Relevant legislation</h3>
      <ul>
        {statutes.map(({name, url}) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
