import type {ReactNode} from 'react';
import {Plate} from '@site/src/components/picture/Plate';
import {Entry, Register} from '@site/src/components/register/Register';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {designServices} from '@site/src/data/design/design';
import type {DesignService} from '@site/src/data/design/design.schema';
import {ModelFigure} from '../picture/ModelFigure';

const PLATE_SIZES = '(min-width: 62rem) 58vw, 100vw';

/** Three services stand beside each picture. */
const [first, second] = [designServices.slice(0, 3), designServices.slice(3)];

function ServiceRegister({services}: {readonly services: readonly DesignService[]}): ReactNode {
  return (
    <Register>
      {services.map(({id, title, text}) => (
        <Entry key={id} id={id} name={title} layout="below">
          {text}
        </Entry>
      ))}
    </Register>
  );
}

/** What the design company does, in the order of the specification (section 1). */
export function DesignServices(): ReactNode {
  return (
    <Section id="services">
      <SectionHead heading="Our Services">From a spare room to a public building.</SectionHead>
      <Plate
        figure={
          <ModelFigure
            name="house3d"
            sizes={PLATE_SIZES}
            number={2}
            subject="House with a new extension"
            scale="1:25"
          />
        }
      >
        <ServiceRegister services={first} />
      </Plate>
      <Plate
        wordsFirst
        figure={
          <ModelFigure
            name="drawing"
            sizes={PLATE_SIZES}
            number={3}
            subject="A section standing on its own plan"
            scale="1:50"
          />
        }
      >
        <ServiceRegister services={second} />
      </Plate>
    </Section>
  );
}
