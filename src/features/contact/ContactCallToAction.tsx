import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {CallToAction} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';

interface Props {
  readonly heading: string;
  /** Label of the button, one of the specification's. */
  readonly action: string;
}

/** The closing call to action of a page: a button to the contact page, and the telephone. */
export function ContactCallToAction({heading, action}: Props): ReactNode {
  const [weekdays] = brand.hours;
  return (
    <CallToAction heading={heading} action={<ButtonLink to="/contact">{action}</ButtonLink>}>
      Or call <a href={brand.phone.main.href}>{brand.phone.main.display}</a>, {weekdays?.days},{' '}
      <span className="nowrap">{weekdays?.times}</span>.
    </CallToAction>
  );
}
