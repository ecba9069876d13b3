import type {ReactNode} from 'react';

interface Voice {
  readonly quote: string;
  readonly author: string;
  readonly company: string;
}

/** What people say, large, with role and company. */
export function Voices({voices}: {readonly voices: readonly Voice[]}): ReactNode {
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
