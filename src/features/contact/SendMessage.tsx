import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useAnchor} from '@site/src/components/section/useAnchor';
import {brand} from '@site/src/data/brand/brand';
import {DivisionRegister} from './DivisionRegister';
import {TelephoneLines} from './TelephoneLines';

/** Literal in the specification (section 2, "Contact page"). */
export const CONTACT_FORM = 'contact-form';

const HEADING = 'send-a-message';

/**
 * The ways to write. Takes focus when a link leads here, so that the next Tab continues inside
 * and a screen reader begins with the heading.
 */
export function SendMessage(): ReactNode {
  useAnchor(CONTACT_FORM);
  const {info} = brand.email;
  return (
    <section className="contact-form" id={CONTACT_FORM} tabIndex={-1} aria-labelledby={HEADING}>
      <h2 id={HEADING}>Send a message</h2>
      <p className="contact-form__lead">
        Choose a company. Your e-mail program opens with the subject and our questions filled in; or
        write to <a href={`mailto:${info}`}>{info}</a> in your own words.
      </p>
      <DivisionRegister />
      <p className="quiet">
        We use your details to answer you and for nothing else.{' '}
        <Link to="/privacy">Privacy Policy</Link>
      </p>
      <TelephoneLines />
    </section>
  );
}
