import type {ReactNode} from 'react';
import {ContactClosing} from '../contact/ContactClosing';

/** The closing call to action of the facilities management page. */
export function ManagementClosing(): ReactNode {
  return (
    <ContactClosing
      heading="Walk us round once. We will write down what we see."
      action="Get in Touch"
    />
  );
}
