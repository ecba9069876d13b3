import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {LandingHero} from '../landing/LandingHero';
import {ContactButton} from '../enquiry/ContactButton';

/** First screen of the facilities home page. */
export function FacilitiesHero(): ReactNode {
  return (
    <LandingHero
      title="Clean, safe and open"
      lead="Security, cleaning and repairs for buildings across the UK."
      picture="lobby"
      subject="Office lobby before eight"
      scale="1:50"
    >
      <ContactButton company="facilities" page="Facilities">
        Get in Touch
      </ContactButton>
      <ButtonLink to="/services/cleaning" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}
