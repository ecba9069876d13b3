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
 * Large quotes with role and company, separated by rules. Remove the note once the quotes are real.
 */
export function Testimonials({testimonials}: Props): ReactNode {
  return (
    <div className="register testimonials">
      <p>
        Example testimonials. They are invented: see <Link to="/legal">Legal</Link>.
      </p>
      {testimonials.map(({quote, author, company}) => (
        <figure className="testimonial" key={quote}>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption className="quiet">
            {author}, {company}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
