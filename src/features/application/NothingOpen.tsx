import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {useAnchor} from '@site/src/components/section/Section';
import {careers} from '@site/src/data/careers/careers';
import {APPLICATION_FORM} from '@site/src/content/openings/addresses';

/** In place of a form with nothing to apply for. */
export function NothingOpen(): ReactNode {
  useAnchor(APPLICATION_FORM);
  return (
    <section className="application-form" id={APPLICATION_FORM} tabIndex={-1}>
      <h2>No position is open at this moment</h2>
      <p>You may send us your details all the same. {careers.speculative}</p>
      <div>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </div>
    </section>
  );
}
