import type {ReactNode} from 'react';
import {ContactClosing} from '../contact/ContactClosing';

/** The closing call to action of the joinery page. */
export function BespokeClosing(): ReactNode {
  return (
    <ContactClosing
      heading="Send a sketch and one dimension. We will take the others."
      action="Request a Quote"
    />
  );
}
