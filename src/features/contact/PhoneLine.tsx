import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';

const labels = {main: 'Switchboard', emergency: 'Emergency, day and night'};

/** A telephone number with its purpose above it, as one link. */
export function PhoneLine({line}: {readonly line: keyof typeof labels}): ReactNode {
  const {display, href} = brand.phone[line];
  return (
    <a className="phone-line" href={href}>
      <span>{labels[line]}</span> <b>{display}</b>
    </a>
  );
}
