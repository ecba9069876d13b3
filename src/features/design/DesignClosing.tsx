import type {ReactNode} from 'react';
import {ContactClosing} from '../contact/ContactClosing';

/** The closing call to action of both design pages. */
export function DesignClosing(): ReactNode {
  return (
    <ContactClosing
      heading="Bring the plan you have, even if it is on an envelope."
      action="Get in Touch"
    />
  );
}
