import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {CallToAction} from '@site/src/components/section/Section';
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

interface Props {
  readonly heading: string;
  /** Label of the button, as the specification words it. */
  readonly action: string;
}

/**
 * The call to action at the end of a page: a button to the contact page, and the telephone number.
 */
export function ContactCallToAction({heading, action}: Props): ReactNode {
  const [weekdays] = brand.hours;
  return (
    <CallToAction heading={heading} action={<ButtonLink to="/contact">{action}</ButtonLink>}>
      Or call <a href={brand.phone.main.href}>{brand.phone.main.display}</a>, {weekdays?.days},{' '}
      <span className="nowrap">{weekdays?.times}</span>.
    </CallToAction>
  );
}
