import type {ReactNode} from 'react';
import {contact} from '@site/src/data/contact/contact';

/** What becomes of a message, in order. */
export function Afterwards(): ReactNode {
  return (
    <div className="contact-form__part">
      <h3>What happens next</h3>
      <ol className="register afterwards">
        {contact.afterwards.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </div>
  );
}
