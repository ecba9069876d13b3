import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {Link} from '@site/src/components/action/Link';
import {companies} from '@site/src/data/companies/companies';
import {group} from '@site/src/data/group/group';
import {story} from '@site/src/data/story/story';
import {photographOf, pictureNote} from '@site/src/data/pictures/sources';
import {ModelCaption} from '../site/ModelPicture';
import {PictureHero} from '../site/PictureHero';

/** The city model with a letter for each company, and the key to the letters. */
export function HomeHero(): ReactNode {
  const shown = companies.flatMap(({city, ...company}) => (city ? {...company, city} : []));
  const points = shown.map(({id, letter, city}) => ({company: id, ...city, mark: letter}));
  const entries = shown.map(({id, letter, shortName, part, href}) => ({
    mark: letter,
    name: shortName,
    note: part,
    company: id,
    to: href,
  }));
  const photograph = photographOf('city');
  return (
    <PictureHero
      title={group.headline}
      variant="home"
      name="city"
      points={points}
      legend
      caption={
        photograph ? (
          <ModelCaption name="city" number={1} subject={photograph.alt} />
        ) : (
          <>
            Fig. 01 <br />
            {pictureNote('city')} <br />
            <Link to="#our-companies">Our Companies</Link>
          </>
        )
      }
      entries={entries}
      lead={story.home.lead}
    >
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
    </PictureHero>
  );
}
