import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {LandingHero} from '../landing/LandingHero';

/** First screen of the page about architects and how they work. */
export function ArchitectureHero(): ReactNode {
  return (
    <LandingHero
      title="Ground to roof"
      lead="One team, from the shape of the site to the last hinge."
      narrow
      picture="pavilion"
      subject="Pavilion by a reflecting pool"
      scale="1:200"
    >
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
    </LandingHero>
  );
}
