import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {LandingHero} from '../landing/LandingHero';

/** One place in the building for each team; the teams below carry the same numbers. */
const places = [
  {mark: '1', x: 64.5, y: 71.5, name: 'Front desk', note: 'Security, day and night'},
  {mark: '2', x: 49.5, y: 46, name: 'Meeting room', note: 'Cleaned to a schedule'},
  {mark: '3', x: 68.8, y: 60, name: 'Ladder', note: 'A lamp, before it fails'},
  {mark: '4', x: 48.5, y: 19, name: 'Roof plant', note: 'Emergencies, 24/7'},
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
      oneLine
    >
      <ButtonLink to="/contact">Schedule a Consultation</ButtonLink>
    </LandingHero>
  );
}
