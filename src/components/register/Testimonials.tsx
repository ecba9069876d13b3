import type {ReactNode} from 'react';
import {Link} from '../action/Link';

interface Testimonial {
  readonly quote: string;
  readonly author: string;
  readonly company: string;
}

interface Props {
  readonly testimonials: readonly Testimonial[];
}

/**
 * What people say, large, one under the other with rules between, with role and company. The note
 * above them goes when the words are real.
 */
export function Testimonials({testimonials}: Props): ReactNode {
  return (
    <div className="testimonials">
      <p className="testimonials__note">
        Example testimonials. They are invented: see <Link to="/legal">Legal</Link>.
      </p>
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
    </div>
  );
}
