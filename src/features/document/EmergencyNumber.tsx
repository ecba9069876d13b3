import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';

/** The 24-hour number, before anything else: whoever needs it does not want to read. */
export function EmergencyNumber(): ReactNode {
  const {display, href} = brand.phone.emergency;
  return (
    <p className="emergency-number">
      <span>Emergency, day and night</span>
      <a href={href}>{display}</a>
    </p>
  );
}
