import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {LandingHero} from '../landing/LandingHero';

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
      <ButtonLink to="/contact">Get a Quote</ButtonLink>
      <ButtonLink to="#services" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}
