import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {ButtonRow} from '@site/src/components/action/ButtonRow';
import {Opening} from '@site/src/components/hero/Opening';
import {brand} from '@site/src/data/brand/brand';
import {contact} from '@site/src/data/contact/contact';
import {ModelPicture} from '../picture/ModelPicture';
import {CONTACT_FORM} from './SendMessage';

/** The contact page begins: what to do here, and the number for whoever cannot wait. */
export function ContactOpening(): ReactNode {
  const {display, href} = brand.phone.emergency;
  return (
    <Opening
      title="Contact Us"
      lead={`Tell us what the building needs. We answer ${contact.answerTime}.`}
      picture={<ModelPicture name="hq" sizes="(min-width: 62rem) 45vw, 100vw" priority />}
      caption={`Fig. 01 Headquarters, ${brand.address.town}. Scale model, 1:200.`}
      low
    >
      <ButtonRow>
        <ButtonLink to={`#${CONTACT_FORM}`}>Send a Message</ButtonLink>
        <ButtonLink to="/careers" variant="plain">
          Join Our Team
        </ButtonLink>
        <a className="opening__call" href={href}>
          <span>Emergency, day and night</span> <b>{display}</b>
        </a>
      </ButtonRow>
    </Opening>
  );
}
