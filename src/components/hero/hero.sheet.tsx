import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {companies} from '@site/src/data/companies/companies';
import {ModelPicture} from '@site/src/features/site/ModelPicture';
import {Sample} from '@site/src/features/style-page/Sample';
import {Hero} from './Hero';
import {KeynotePoints} from './KeyStrip';
import {SplitHero} from './SplitHero';

const HERE = '#heroes';

const entries = companies.map(({id, letter, shortName, part}, index) => ({
  mark: letter,
  name: shortName,
  note: part,
  company: id,
  x: 30 + index * 14,
  y: 60,
}));

function Model({name}: {readonly name: 'city' | 'office' | 'night' | 'hq'}): ReactNode {
  return <ModelPicture name={name} sizes="100vw" />;
}

/** All kinds of heroes. */
export function HeroSheet(): ReactNode {
  return (
    <>
      <Sample name="Home, with points and key" bleed>
        <Hero
          title="Protecting and Perfecting Your Space."
          variant="home"
          framing="city"
          picture={<Model name="city" />}
          points={entries}
          legend
          caption="Fig. 01 Rendered model, 1:500"
          entries={entries.map((entry) => ({...entry, to: HERE}))}
          lead="One lead under the headline."
        >
          <ButtonLink to={HERE}>Get in Touch</ButtonLink>
        </Hero>
      </Sample>
      <Sample name="Page, a short title and a narrow one" bleed>
        <Hero
          title="Design"
          framing="office"
          picture={<Model name="office" />}
          narrow
          lead="Drawn to be built."
          caption="Fig. 02 Rendered model, 1:100"
          entries={entries.slice(0, 3)}
        />
      </Sample>
      <Sample name="Page, a long title" bleed>
        <Hero
          title="Construction Project Management"
          framing="office"
          picture={<Model name="office" />}
          caption="Fig. 03 A caption without a key"
        />
      </Sample>
      <Sample name="Night" bleed>
        <Hero
          title="Security"
          variant="night"
          framing="night"
          picture={<Model name="night" />}
          caption="Fig. 04 Rendered model, 1:100"
        />
      </Sample>
      <Sample name="Opening: words beside the picture" bleed>
        <SplitHero
          title="Careers"
          lead="For pictures without a dark sweep."
          picture={<ModelPicture name="hq" sizes="58vw" />}
          caption="Fig. 05 Headquarters. Rendered model, 1:200."
        >
          <ButtonLink to={HERE}>Current Openings</ButtonLink>
        </SplitHero>
      </Sample>
      <Sample name="Opening of a working page" bleed>
        <SplitHero
          brief
          title="Contact Us"
          lead="The picture takes less of the first screen of a phone."
          picture={<ModelPicture name="hq" sizes="58vw" />}
          caption="Fig. 06 Headquarters. Rendered model, 1:200."
        />
      </Sample>
      <Sample name="Points alone">
        <div className="style-page__points">
          <KeynotePoints points={entries} />
        </div>
      </Sample>
    </>
  );
}
