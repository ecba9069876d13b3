import type {ReactNode} from 'react';
import {ContactClosing} from '../contact/ContactClosing';

/** The closing call to action of the construction landing page. */
export function ConstructionClosing(): ReactNode {
  return (
    <ContactClosing
      heading="Tell us what stands there now, and what should."
      action="Get a Quote"
    />
  );
}
