import type {ReactNode} from 'react';
import {Illustrative} from './Illustrative';

interface Testimonial {
  readonly quote: string;
  readonly author: string;
  readonly company: string;
}

interface Props {
  readonly testimonials: readonly Testimonial[];
}

/** What people say, large, one under the other with rules between, with role and company. */
export function Testimonials({testimonials}: Props): ReactNode {
  return (
    <div className="testimonials">
      {testimonials.map(({quote, author, company}) => (
        <figure className="testimonial" key={quote}>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption>
            {author}, {company}
          </figcaption>
        </figure>
      ))}
      <Illustrative />
    </div>
  );
}
