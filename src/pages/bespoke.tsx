import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ButtonLink, GoLink, NarrowFold} from '@site/src/components/action/actions';
import {FigureRow, Plate, Spread} from '@site/src/components/picture/Figure';
import {Entry, IllustratedEntry, Register} from '@site/src/components/register/Register';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {brand} from '@site/src/data/brand/brand';
import {companyOf} from '@site/src/data/companies/companies';
import {joinery} from '@site/src/data/joinery/joinery';
import {photographOf, pictureNote, scaleOf} from '@site/src/data/pictures/sources';
import {DoorSchedule} from '@site/src/features/companies/bespoke/DoorSchedule';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {CompanyProjects} from '@site/src/features/documents/projects/FeaturedProjects';
import {LandingHero} from '@site/src/features/companies/LandingHero';
import {ModelCutLine, ModelFigure} from '@site/src/features/site/ModelFigure';
import {ModelCaption, ModelPicture} from '@site/src/features/site/ModelPicture';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Bespoke joinery"
      description="Made-to-measure furniture, kitchens, staircases, 30- and 60-minute fire doors and heritage windows: what we make, what it’s made of and how it’s tested."
    >
      <BespokeHero />
      <MadeToMeasure />
      <FireDoors />
      <DoorSchedule />
      <HeritageWindows />
      <JoineryServices />
      <Materials />
      <CompanyProjects company="bespoke" />
      <ContactCallToAction
        heading="Send us a sketch and one dimension. We’ll measure the rest."
        action="Request a Quote"
      />
    </Layout>
  );
}

/** The first screen of the joinery company's page. */
function BespokeHero(): ReactNode {
  return (
    <LandingHero
      title="Joinery made to measure"
      lead={`${companyOf('bespoke').name}: furniture, kitchens, stairs, doors and windows, designed for your building.`}
      picture="stair"
      subject="Helical stair in oak"
      narrow
    >
      <ButtonLink to="/contact">Request a Quote</ButtonLink>
      <ButtonLink to="#services" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}

const promises = [
  {
    title: 'Measured twice',
    text: 'We measure once to draw the piece, and again after plastering, when the walls are finished.',
  },
  {
    title: 'A sample to approve',
    text: 'You’ll see a full-size corner of the piece, or one of its drawers, before we cut the rest.',
  },
  {
    title: 'Scribed to fit',
    text: 'We cut the edges to the line of your walls, floors and ceilings, even where they slope.',
  },
];

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
        We measure, draw and make each piece for a particular room. The joiners who make it also
        install it.
      </SectionHead>
      <FigureRow>
        <ModelFigure
          name="kitchen"
          sizes="(min-width: 62rem) 64rem, 100vw"
          number={2}
          subject="Kitchen with an island"
        />
        <ModelFigure
          name="dovetail"
          sizes="(min-width: 48rem) 52rem, 100vw"
          number={3}
          subject="Dovetailed corner of a drawer, with a marking knife"
        />
      </FigureRow>
      <div className="after">
        <Steps steps={promises} numbered={false} columns={3} />
      </div>
    </Section>
  );
}

/** Fire doors: the range, and the evidence for their ratings. */
function FireDoors(): ReactNode {
  return (
    <Spread tone="ink" wordsFirst picture={<ModelPicture name="firedoor" sizes="100vw" />}>
      <h2 id="fire-doors">Fire rated doors</h2>
      <p className="lead">
        Tested as complete assemblies and third-party certified. Each order comes with the
        certification body’s certificate.
      </p>
      <p>
        A fire door is made up of a leaf, a frame, strips, hinges and a closer. They are tested
        together, so we supply them together. We design our fire doors in {brand.address.town}. Our
        manufacturing partner in the Philippines makes them to the tested specification. Our own
        inspectors pass or reject each batch, and our own people fit the doors.{' '}
        {companyOf('bespoke').name} is responsible for the whole door.
      </p>
      <p>
        Each door that we fit also has its own record, with photographs, gaps and signatures. In a
        block of flats in England that is at least 18 metres or seven storeys high, we’ll check
        before we start whether the work needs the Building Safety Regulator’s approval. If it does,
        we prepare the drawings and allow for the wait.
      </p>
      <GoLink to="/construction/renovations#fire-door-record">See a fire door record</GoLink>
      <p className="caption" data-search="skip">
        <ModelCaption
          name="firedoor"
          number={4}
          subject="30- and 60-minute doors, cut open to show their cores"
        />
      </p>
    </Spread>
  );
}

/** Old windows: recorded, repaired, and copied only if they cannot be repaired. */
function HeritageWindows(): ReactNode {
  return (
    <Section>
      <Plate
        upright
        wordsFirst
        figure={
          <ModelCutLine
            name="sash"
            drawing="sashdrawing"
            sizes="(min-width: 62rem) 62rem, 100vw"
            dimensions={[
              {from: [54.46, 69.87], to: [74.4, 72.88], length: '1,150'},
              {from: [77.59, 79.72], to: [78.35, 12.93], length: '1,950'},
            ]}
            description="Opening 1,150 mm wide and 1,950 mm high"
            number={6}
            subject="Box sash window, modelled and measured"
          />
        }
      >
        <h2 id="windows">Heritage windows</h2>
        <p className="lead">
          We survey and repair sash and casement windows, and copy only those we can’t save.
        </p>
        <Register>
          <Entry name="Recorded">
            We draw sections of the windows for the conservation officer, and for anyone who has to
            match them later.
          </Entry>
          <Entry name="Repaired">
            If a sash window can be repaired, we repair it, and splice in new timber only where the
            old can’t be saved.
          </Entry>
          <Entry name="Copied">
            If a box sash or casement is beyond repair, we make a copy. We can match a moulding from
            a short length of the original.
          </Entry>
        </Register>
      </Plate>
    </Section>
  );
}

/** All joinery products, in the specification's order (section 1). */
function JoineryServices(): ReactNode {
  return (
    <Section id="services" tone="card">
      <SectionHead heading="Our Services">
        For homes and offices, from a single piece to a whole building.
      </SectionHead>
      <Register form="illustrated">
        {joinery.services.map(({id, title, text, picture}) => (
          <IllustratedEntry
            key={id}
            id={id}
            name={title}
            picture={<ModelPicture name={picture} sizes="(min-width: 48rem) 12rem, 9rem" />}
            caption={scaleOf(picture) ?? pictureNote(picture)}
          >
            {text}
          </IllustratedEntry>
        ))}
      </Register>
      {!joinery.services.some(({picture}) => photographOf(picture)) && (
        <p className="caption" data-search="skip">
          Fig. 07 Eight rendered models, each with its scale.
        </p>
      )}
      <div className="grid after">
        <p className="quiet col-text">
          Are you a private customer? If you order at home, by phone or by email, you normally have
          14 days to cancel. The law makes an exception for goods made to your own measurements, so
          your quotation will say whether you have the right to cancel.
        </p>
      </div>
    </Section>
  );
}

const materials = joinery.materials.map(({name, text}) => ({title: name, text}));

function Materials(): ReactNode {
  return (
    <Section>
      <SectionHead heading="Materials">
        We choose each material to suit the room, the wear and the cleaning.
      </SectionHead>
      <NarrowFold id="materials" label={`${materials.length} materials and their uses`}>
        <Steps steps={materials} numbered={false} columns={4} />
      </NarrowFold>
    </Section>
  );
}
