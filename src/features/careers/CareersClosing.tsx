import type {ReactNode} from 'react';
import {Closing} from '@site/src/components/section/Closing';
import {careers} from '@site/src/data/careers/careers';
import {ContactButton} from '../enquiry/ContactButton';

/** For those who found nothing in the list. */
export function CareersClosing(): ReactNode {
  return (
    <Closing
      heading="Nothing here that fits? Send us your details anyway."
      action={
        <ContactButton company="recruitment" page="Careers">
          Contact Us
        </ContactButton>
      }
    >
      {careers.speculative}
    </Closing>
  );
}
