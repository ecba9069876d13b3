import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {Closing} from '@site/src/components/section/Closing';
import {brand} from '@site/src/data/brand/brand';
import type {EntityId} from '@site/src/data/companies/companies.schema';
import {ContactButton} from '../enquiry/ContactButton';

interface Props {
  readonly heading: string;
  /** Label of the button, one of the specification's. */
  readonly action: string;
  /** The company the page is about: the form then begins with it. The group's own pages have none. */
  readonly company?: EntityId;
  /** The page in words. */
  readonly page?: string;
}

/** The closing call to action of a page: a button to the contact page, and the telephone. */
export function ContactClosing({heading, action, company, page}: Props): ReactNode {
  const [weekdays] = brand.hours;
  const button =
    company === undefined ? (
      <ButtonLink to="/contact">{action}</ButtonLink>
    ) : (
      <ContactButton company={company} page={page}>
        {action}
      </ContactButton>
    );
  return (
    <Closing heading={heading} action={button}>
      Or call <a href={brand.phone.main.href}>{brand.phone.main.display}</a>, {weekdays?.days},{' '}
      <span className="nowrap">{weekdays?.times}</span>.
    </Closing>
  );
}
