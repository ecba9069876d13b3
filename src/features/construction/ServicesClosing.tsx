import type {ReactNode} from 'react';
import {ContactClosing} from '../contact/ContactClosing';

/** The closing call to action of the page about all construction services. */
export function ServicesClosing(): ReactNode {
  return (
    <ContactClosing
      heading="Name the date and the sum. We will say which of them is brave."
      action="Request a Quote"
    />
  );
}
