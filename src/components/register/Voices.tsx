import type {ReactNode} from 'react';

interface Voice {
  readonly quote: string;
  readonly author: string;
  readonly company: string;
}

interface Props {
  readonly voices: readonly Voice[];
  /** `staggered` sets two beside each other, `stacked` one under the other with rules between. */
  readonly layout?: 'staggered' | 'stacked';
}

/** What people say, large, with role and company. */
export function Voices({voices, layout = 'staggered'}: Props): ReactNode {
  return (
    <div className={`voices voices--${layout}`}>
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
