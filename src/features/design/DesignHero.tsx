import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {LandingHero} from '../landing/LandingHero';

/** First screen of the design company's home. */
export function DesignHero(): ReactNode {
  return (
    <LandingHero
      title="Drawn to be built"
      lead="Homes, workplaces and extensions, from the first sketch to the last site visit."
      picture="studio"
      subject="The architect’s table"
      scale="1:100"
    >
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
      <ButtonLink to="#services" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}
