import type {ReactNode} from 'react';
import {useAnchor} from '@site/src/components/section/useAnchor';
import {careers} from '@site/src/data/careers/careers';
import {APPLICATION_FORM} from '@site/src/plugins/openings/addresses';
import {ContactButton} from '../enquiry/ContactButton';

/** In place of a form with nothing to apply for. */
export function NothingOpen(): ReactNode {
  useAnchor(APPLICATION_FORM);
  return (
    <section className="application-form" id={APPLICATION_FORM} tabIndex={-1}>
      <h2>No position is open at this moment</h2>
      <p>You may send us your details all the same. {careers.speculative}</p>
      <div>
        <ContactButton company="recruitment" page="Application form">
          Contact Us
        </ContactButton>
      </div>
    </section>
  );
}
