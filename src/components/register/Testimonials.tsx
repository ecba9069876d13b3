import type {ReactNode} from 'react';

interface Testimonial {
  readonly quote: string;
  readonly author: string;
  readonly company: string;
  /** False if a real person said this and agreed to its publication. */
  readonly example?: boolean;
}

interface Props {
  readonly testimonials: readonly Testimonial[];
}

/** Large quotes with role and company, separated by rules. */
export function Testimonials({testimonials}: Props): ReactNode {
  return (
    <div className="register testimonials">
      {testimonials.some(({example}) => example !== false) && <p>Example testimonials.</p>}
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
