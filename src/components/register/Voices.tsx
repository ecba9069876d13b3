import type {ReactNode} from 'react';

interface Voice {
  readonly quote: string;
  readonly author: string;
  readonly company: string;
}

interface Props {
  readonly voices: readonly Voice[];
}

/** What people say, large, one under the other with rules between, with role and company. */
export function Voices({voices}: Props): ReactNode {
  return (
    <div className="voices">
      {voices.map(({quote, author, company}) => (
        <figure className="voice" key={quote}>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption>
            {author}, {company}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
