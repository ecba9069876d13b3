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
} from '@site/src/features/companies/ArchitecturalExcellence';
import {LandingHero} from '@site/src/features/companies/LandingHero';
import {ModelPicture} from '@site/src/features/site/ModelPicture';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Design and architecture"
      description="Six roles and two steps: how we turn your chosen idea into drawings, schedules and specifications that a builder can price and build from."
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

/** The first screen of the page about the architects and their work. */
function ArchitectureHero(): ReactNode {
  return (
    <LandingHero
      title="From the ground up"
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

/** What clients receive from the architects. */
function DrawingSet(): ReactNode {
  return (
    <Spread tone="ink" wordsFirst picture={<ModelPicture name="drawing" sizes="100vw" />}>
      <h2 id="what-the-drawing-set-contains">What the drawing set contains</h2>
      <Register tone="ink">
        <Entry name="Plans and sections" layout="below">
          What goes where, to a scale that you can check with a ruler.
        </Entry>
        <Entry name="Details" layout="below">
          How two materials meet, wherever water, fire or wear will test the joint.
        </Entry>
        <Entry name="Schedules" layout="below">
          Each door, window and finish is listed once, by number, so nothing is counted twice.
        </Entry>
        <Entry name="Specification" layout="below">
          What each part is made of, and how to check that the work was done properly.
        </Entry>
      </Register>
      <p className="caption" data-search="skip">
        <FigureCaption number={2} subject="Cutaway house rising from its floor plan" scale="1:50" />
      </p>
    </Spread>
  );
}
