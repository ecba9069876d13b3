import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {FigureCaption, FigureRow, Plate, Spread} from '@site/src/components/picture/Figure';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {brand} from '@site/src/data/brand/brand';
import {companies} from '@site/src/data/companies/companies';
import {joinery} from '@site/src/data/joinery/joinery';
import {DoorSchedule} from '@site/src/features/bespoke/DoorSchedule';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {LandingHero} from '@site/src/features/landing/LandingHero';
import {ModelFigure, ModelPicture} from '@site/src/features/picture/ModelPicture';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Bespoke joinery"
      description="Made-to-measure furniture, staircases, fire rated doors of 30 and 60 minutes and heritage windows: what we make, of what, and how it is tested."
    >
      <BespokeHero />
      <MadeToMeasure />
      <FireDoors />
      <DoorSchedule />
      <HeritageWindows />
      <JoineryServices />
      <Materials />
      <BespokeClosing />
    </Layout>
  );
}

/** The closing call to action of the joinery page. */
function BespokeClosing(): ReactNode {
  return (
    <ContactCallToAction
      heading="Send a sketch and one dimension. We will take the others."
      action="Request a Quote"
    />
  );
}

const materials = joinery.materials.map(({name, text}) => ({title: name, text}));

/** What the joinery is made of. */
function Materials(): ReactNode {
  return (
    <Section>
      <SectionHead heading="Materials">
        Chosen for where the piece will stand and how it will be cleaned.
      </SectionHead>
      <Steps steps={materials} numbered={false} columns={4} />
    </Section>
  );
}

/** First screen of the joinery company's home. */
function BespokeHero(): ReactNode {
  return (
    <LandingHero
      title="Made for one place"
      lead={`${companies.bespoke.name}: furniture, stairs, doors and windows, drawn for the room they will stand in.`}
      picture="stair"
      subject="Helical stair in oak"
      scale="1:10"
      narrow
    >
      <ButtonLink to="/contact">Request a Quote</ButtonLink>
      <ButtonLink to="#services" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}

/** Fire doors: what is sold, and on what evidence. */
function FireDoors(): ReactNode {
  return (
    <Spread tone="ink" wordsFirst picture={<ModelPicture name="firedoor" sizes="100vw" />}>
      <h2 id="fire-doors">Fire rated doors</h2>
      <p className="lead">
        Tested as complete assemblies and third-party certified, with a certificate for each order.
      </p>
      <p>
        A fire door is a leaf, a frame, its strips, hinges and closer, tested together, so we supply
        them together. We draw them in {brand.address.town}; our partner in the Philippines makes
        most of them to the tested specification, and our own inspectors pass or reject each batch
        before it is fitted. {companies.bespoke.name} answers for the whole door, wherever it was
        made.
      </p>
      <p className="caption">
        <FigureCaption
          number={4}
          subject="Doors of 30 and 60 minutes, cut open to their cores"
          scale="1:5"
        />
      </p>
    </Spread>
  );
}

/** Everything the workshop makes, in the order of the specification (section 1). */
function JoineryServices(): ReactNode {
  return (
    <Section id="services" tone="card">
      <Columns
        left={
          <>
            <h2>Our Services</h2>
            <p className="quiet">One piece or a whole building, for a home or a head office.</p>
            <ModelFigure
              name="wardrobe"
              sizes="(min-width: 62rem) 28rem, 100vw"
              number={6}
              subject="Wardrobe under a slope"
              scale="1:10"
            />
          </>
        }
      >
        <Register>
          {joinery.services.map(({id, title, text}) => (
            <Entry key={id} id={id} name={title}>
              {text}
            </Entry>
          ))}
        </Register>
      </Columns>
    </Section>
  );
}

/** Old windows: recorded, repaired, and copied only where they must be. */
function HeritageWindows(): ReactNode {
  return (
    <Section>
      <Plate
        upright
        wordsFirst
        figure={
          <ModelFigure
            name="sash"
            sizes="(min-width: 62rem) 62rem, 100vw"
            number={5}
            subject="Box sash window"
            scale="1:5"
          />
        }
      >
        <h2>Heritage windows</h2>
        <p className="lead">
          Sash and casement windows surveyed, repaired, and copied only where they must be.
        </p>
        <Register>
          <Entry name="Recorded">
            Sections are recorded, for the conservation officer and for whoever has to match them.
          </Entry>
          <Entry name="Repaired">
            We repair before we replace. A window that can be mended is mended.
          </Entry>
          <Entry name="Copied">
            Where it cannot, box sash or casement, it is copied. We can match a moulding from a
            short length of the original.
          </Entry>
        </Register>
      </Plate>
    </Section>
  );
}

const promises = [
  {
    title: 'Measured twice',
    text: 'Once to draw it, and once after the plasterer has left, because walls move.',
  },
  {
    title: 'Approved from a sample',
    text: 'A full-size corner or a drawer comes to you before we cut the rest.',
  },
  {
    title: 'Scribed to fit',
    text: 'Edges are cut to the line of your walls, floors and ceilings, slopes included.',
  },
];

/** Furniture that is made to measure. */
function MadeToMeasure(): ReactNode {
  return (
    <Section>
      <SectionHead
        heading={
          <>
            <span className="nowrap">Made-to-measure</span> furniture
          </>
        }
        statement
      >
        Measured, drawn and made for one room, then fitted by the people who made it.
      </SectionHead>
      <FigureRow>
        <ModelFigure
          name="kitchen"
          sizes="(min-width: 62rem) 64rem, 100vw"
          number={2}
          subject="Kitchen with an island"
          scale="1:10"
        />
        <ModelFigure
          name="bench"
          sizes="(min-width: 48rem) 52rem, 100vw"
          number={3}
          subject="The bench it is made on"
          scale="1:4"
        />
      </FigureRow>
      <div className="after-figures">
        <Steps steps={promises} numbered={false} columns={3} />
      </div>
    </Section>
  );
}
