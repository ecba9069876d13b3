import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {careers} from '@site/src/data/careers/careers';
import type {Opening} from '@site/src/plugins/openings/schema';
import {telephoneHref} from '../mail/telephone';
import {whileOpen} from './closing';

/** Who may apply, help with applying, and what becomes of the details (specification, section 9). */
export function BeforeYouApply({opening}: {readonly opening: Opening}): ReactNode {
  const {contact} = opening;
  const {rule, proof, detail} = careers.eligibility;
  return (
    <>
      <h2 {...whileOpen(opening)}>Before you apply</h2>
      <div className="advert__points" {...whileOpen(opening)}>
        <p>
          <strong>
            {rule} {proof}
          </strong>{' '}
          {detail}
        </p>
        <p>
          Tell us what you need for the application, the interview or the work, in any words:{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a> or{' '}
          <a href={telephoneHref(contact.phone)}>{contact.phone}</a>. We decide on adjustments
          within ten working days. If forms are difficult, ring and we fill in the application with
          you.
        </p>
        <p>
          What we do with your details, and for how long, is in the{' '}
          <Link to="/privacy/candidates">privacy notice for candidates</Link>.
        </p>
      </div>
    </>
  );
}
