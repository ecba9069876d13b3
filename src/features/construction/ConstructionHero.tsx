import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {LandingHero} from '../landing/LandingHero';
import {ContactButton} from '../enquiry/ContactButton';

/** First screen of the construction company's home. */
export function ConstructionHero(): ReactNode {
  return (
    <LandingHero
      title="Built to the drawing"
      lead="New buildings, renovation and fit-out, measured and managed by one firm."
      picture="steel"
      subject="Steel frame, last beam on the hook"
      scale="1:100"
      narrow
    >
      <ContactButton company="construction" page="Construction">
        Get a Quote
      </ContactButton>
      <ButtonLink to="#services" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}
