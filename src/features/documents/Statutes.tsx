import type {ReactNode} from 'react';
import type {PolicyFrontMatter} from '@site/src/shared/documents/schema';

/** The law that a policy is based on. */
export function Statutes({statutes}: Pick<PolicyFrontMatter, 'statutes'>): ReactNode {
  return (
    <section className="after" aria-labelledby="statutes">
      <h3 id="statutes">Relevant legislation</h3>
      <ul className="stack stack--close">
        {statutes.map(({name, url}) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
