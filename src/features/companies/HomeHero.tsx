import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {Link} from '@site/src/components/action/Link';
import {Hero} from '@site/src/components/hero/Hero';
import {companies} from '@site/src/data/companies/companies';
import type {CompanyId} from '@site/src/data/companies/companies';
import {group} from '@site/src/data/group/group';
import {HeroPicture} from '../site/ModelPicture';

/**
 * Position of each company on the city model, in per cent of the picture and in the order of the
 * key.
 */
const cityPoints: readonly {
  readonly company: CompanyId;
  readonly x: number;
  readonly y: number;
}[] = [
  {company: 'design', x: 39.6, y: 71},
  {company: 'construction', x: 59.4, y: 39.4},
  {company: 'bespoke', x: 59, y: 63.6},
  {company: 'facilities', x: 84.4, y: 57.5},
  {company: 'recruitment', x: 54.1, y: 29.4},
];

/** The city model with a letter for each company, and the key to the letters. */
export function HomeHero(): ReactNode {
  const points = cityPoints.map((point) => ({...point, mark: companies[point.company].letter}));
  const entries = cityPoints.map(({company}) => {
    const {letter, shortName, part, href} = companies[company];
    return {mark: letter, name: shortName, note: part, company, to: href};
  });
  return (
    <Hero
      title={group.headline}
      variant="home"
      framing="city"
      picture={<HeroPicture name="city" />}
      points={points}
      legend
      caption={
        <>
          Fig. 01 <br />
          Scale model, 1:150 <br />
          <Link to="#our-companies">Our Companies</Link>
        </>
      }
      entries={entries}
      lead="Commercial security and cleaning, from the group that also designs, builds and fits out buildings."
    >
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
    </Hero>
  );
}
