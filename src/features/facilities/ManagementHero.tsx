import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {LandingHero} from '../landing/LandingHero';

/** One place in the building for each team; the teams below carry the same numbers. */
const places = [
  {mark: '1', x: 59, y: 74, name: 'Front desk', note: 'Security, day and night'},
  {mark: '2', x: 60, y: 49, name: 'Meeting room', note: 'Cleaned before nine'},
  {mark: '3', x: 66, y: 59, name: 'Ladder', note: 'A lamp, before it fails'},
  {mark: '4', x: 48.5, y: 19, name: 'Roof plant', note: 'Answered at three'},
].map((place) => ({...place, company: 'facilities' as const}));

/** First screen of the facilities management page. */
export function ManagementHero(): ReactNode {
  return (
    <LandingHero
      title="Facilities management"
      lead="Four teams that keep a working building working."
      picture="facilities"
      subject="Office in section"
      scale="1:100"
      points={places}
      entries={places}
      narrow
    >
      <ButtonLink to="/contact">Schedule a Consultation</ButtonLink>
    </LandingHero>
  );
}
