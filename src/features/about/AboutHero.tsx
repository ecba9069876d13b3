import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {ButtonRow} from '@site/src/components/action/ButtonRow';
import {Hero} from '@site/src/components/hero/Hero';
import {KeyStrip} from '@site/src/components/hero/KeyStrip';
import {brand} from '@site/src/data/brand/brand';
import {companies} from '@site/src/data/companies/companies';
import {HeroPicture} from '../picture/HeroPicture';

/** A house that rises from its own drawing: what the group does, in one picture. */
export function AboutHero(): ReactNode {
  return (
    <>
      <Hero
        title="Drawn, made and looked after by the same people"
        oneLine={false}
        framing="drawing"
        picture={<HeroPicture name="drawing" />}
        lead={`Five companies on one wharf in ${brand.address.town}, at work across the UK.`}
      >
        <ButtonRow>
          <ButtonLink to="/contact">Get in Touch</ButtonLink>
          <ButtonLink to="#our-mission" variant="onPicture">
            Our Mission
          </ButtonLink>
        </ButtonRow>
      </Hero>
      <KeyStrip
        caption={`Fig. 01 A house and its drawing, ${companies.design.name}. Scale model, 1:50.`}
        entries={[]}
      />
    </>
  );
}
