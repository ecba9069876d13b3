import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {LandingHero} from '../landing/LandingHero';

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
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
      <ButtonLink to="/services/cleaning" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}
