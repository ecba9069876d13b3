import {Fragment, type ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {CallToAction} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {openRows} from '@site/src/data/brand/office-hours';

const labels = {main: 'Switchboard', emergency: 'Emergency, day and night'};

interface PhoneLineProps {
  readonly line: keyof typeof labels;
}

/** A telephone number with its purpose above it, as one link. */
export function PhoneLine({line}: PhoneLineProps): ReactNode {
  const {display, href} = brand.phone[line];
  return (
    <a className="phone-line" href={href}>
      <span>{labels[line]}</span> <b>{display} </b>
    </a>
  );
}

/** Anchor fixed by the specification (section 2, "Contact page"). */
export const CONTACT_FORM = 'contact-form';

interface Props {
  readonly heading: string;
  /** Label of the button, as the specification words it. */
  readonly action: string;
  readonly uncounted?: boolean;
  /** A link at the end. */
  readonly end?: ReactNode;
}

/** The call to action at the end of a page: a button to the contact page, and the phone number. */
export function ContactCallToAction({action, ...sentence}: Props): ReactNode {
  return (
    <CallToAction {...sentence} action={<ButtonLink to="/contact">{action}</ButtonLink>}>
      Or call <a href={brand.phone.main.href}>{brand.phone.main.display}</a>
      {openRows.map(({days, times}, index) => (
        <Fragment key={days}>
          {index === 0 ? ', ' : '; '}
          {days}, <span className="nowrap">{times}</span>
        </Fragment>
      ))}
      .
    </CallToAction>
  );
}
