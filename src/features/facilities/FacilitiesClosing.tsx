import type {ReactNode} from 'react';
import {ContactClosing} from '../contact/ContactClosing';

/** The closing call to action of the facilities home page. */
export function FacilitiesClosing(): ReactNode {
  return (
    <ContactClosing
      heading="Tell us which door to come to, and at what hour."
      action="Get in Touch"
    />
  );
}
