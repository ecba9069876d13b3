import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {Closing} from '@site/src/components/section/Closing';
import {careers} from '@site/src/data/careers/careers';

/** For those who found nothing in the list. */
export function CareersClosing(): ReactNode {
  return (
    <Closing
      heading="Nothing here that fits? Send us your details anyway."
      action={<ButtonLink to="/contact">Contact Us</ButtonLink>}
    >
      {careers.speculative}
    </Closing>
  );
}
