import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';

import {LandingHero} from '../landing/LandingHero';

/** First screen of the joinery company's home. */
export function BespokeHero(): ReactNode {
  return (
    <LandingHero
      title="Made for one place"
      lead="Furniture, stairs, doors and windows, drawn for the room they will stand in."
      picture="stair"
      subject="Helical stair in oak"
      scale="1:10"
      narrow
    >
      <ButtonLink to="/contact">Request a Quote</ButtonLink>
      <ButtonLink to="#services" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}
