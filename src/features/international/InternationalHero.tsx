import type {ReactNode} from 'react';
import {Hero} from '@site/src/components/hero/Hero';
import {KeyStrip} from '@site/src/components/hero/KeyStrip';
import {brand} from '@site/src/data/brand/brand';
import {international} from '@site/src/data/international/international';
import {HeroPicture} from '../picture/HeroPicture';

const {picture, caption} = international.hero;

/** Head of the page; its title is literal in the specification. */
export function InternationalHero(): ReactNode {
  return (
    <>
      <Hero
        title="International Projects"
        framing={picture}
        picture={<HeroPicture name={picture} />}
        lead={`Made in one country, fitted in another, answered for in ${brand.address.town}.`}
      />
      <KeyStrip caption={`Fig. 01 ${caption}`} entries={[]} />
    </>
  );
}
