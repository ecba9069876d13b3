import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {FigureCaption, Spread} from '@site/src/components/picture/Figure';
import {Entry, Register} from '@site/src/components/register/Register';
import {companies} from '@site/src/data/companies/companies';
import {
  ArchitectRoles,
  ArchitecturalExcellence,
  DesignClosing,
  DevelopmentSteps,
} from '@site/src/features/design/ArchitecturalExcellence';
import {LandingHero} from '@site/src/features/landing/LandingHero';
import {ModelPicture} from '@site/src/features/picture/ModelPicture';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Design and architecture"
      description="Six roles and two steps, from the chosen idea to drawings, schedules and specifications that a builder can price and build from."
    >
      <ArchitectureHero />
      <ArchitecturalExcellence />
      <DrawingSet />
      <DevelopmentSteps />
      <ArchitectRoles />
      <DesignClosing />
    </Layout>
  );
}

/** First screen of the page about architects and how they work. */
function ArchitectureHero(): ReactNode {
  return (
    <LandingHero
      title="Ground to roof"
      lead={`Architecture by ${companies.design.name}: one team for site, structure and detail.`}
      narrow
      picture="pavilion"
      subject="Pavilion by a reflecting pool"
      scale="1:200"
    >
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
    </LandingHero>
  );
}

/** What a client holds when the architects have finished. */
function DrawingSet(): ReactNode {
  return (
    <Spread tone="ink" wordsFirst picture={<ModelPicture name="drawing" sizes="100vw" />}>
      <h2>What the drawing set contains</h2>
      <Register tone="ink">
        <Entry name="Plans and sections" layout="below">
          What stands where, at a scale that can be measured with a ruler.
        </Entry>
        <Entry name="Details" layout="below">
          How two materials meet, for every place where water, fire or a hand will test it.
        </Entry>
        <Entry name="Schedules" layout="below">
          Each door, window and finish once, by number, so that nothing is counted twice.
        </Entry>
        <Entry name="Specification" layout="below">
          What it is made of, and how anyone can tell that it was done properly.
        </Entry>
      </Register>
      <p className="caption">
        <FigureCaption number={2} subject="A section standing on its own plan" scale="1:50" />
      </p>
    </Spread>
  );
}
