import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ButtonLink, GoLink} from '@site/src/components/action/actions';
import {Plate} from '@site/src/components/picture/Figure';
import {Entry, Register} from '@site/src/components/register/Register';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {companies} from '@site/src/data/companies/companies';
import {designServices} from '@site/src/data/design/design';
import type {DesignService} from '@site/src/data/design/design';
import {processes} from '@site/src/data/processes/processes';
import {
  ArchitectRoles,
  ArchitecturalExcellence,
  DesignClosing,
  DevelopmentSteps,
} from '@site/src/features/companies/ArchitecturalExcellence';
import {CompanyProjects} from '@site/src/features/documents/projects/FeaturedProjects';
import {LandingHero} from '@site/src/features/companies/LandingHero';
import {ModelCutLine, ModelFigure} from '@site/src/features/site/ModelPicture';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Design"
      description="Residential and commercial design, extensions, planning applications, 3D visualisation and sustainable design, in four steps, each with its own fee."
    >
      <DesignHero />
      <DesignServices />
      <DesignProcess />
      <ArchitecturalExcellence />
      <ArchitectRoles />
      <DevelopmentSteps>
        <GoLink to="/design-architecture">How we draw, sheet by sheet</GoLink>
        <ModelFigure
          name="pencil"
          sizes="(min-width: 62rem) 28rem, 100vw"
          number={4}
          subject="Pencil on the dimensions of a cavity wall, drawn at 1:5"
          scale="1:2"
        />
      </DevelopmentSteps>
      <CompanyProjects company="design" />
      <DesignClosing />
    </Layout>
  );
}

/** The first screen of the design company's page. */
function DesignHero(): ReactNode {
  return (
    <LandingHero
      title="Drawn to be built"
      lead={`${companies.design.name}: homes, workplaces and extensions, from the first sketch to the last site visit.`}
      picture="studio"
      subject="House on the architect’s table"
      scale="1:100"
    >
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
      <ButtonLink to="#services" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}

const PLATE_SIZES = '(min-width: 62rem) 58vw, 100vw';

/** The services in two halves, one beside each picture. */
const [first, second] = [designServices.slice(0, 3), designServices.slice(3)];

/** The design company's services, in the specification's order (section 1). */
function DesignServices(): ReactNode {
  return (
    <Section id="services">
      <SectionHead heading="Our Services">From a spare room to a public building.</SectionHead>
      <Plate
        figure={
          <ModelCutLine
            name="house3d"
            drawing="house3ddrawing"
            sizes={PLATE_SIZES}
            dimensions={[
              {from: [62.08, 75.29], to: [89.91, 81.43], length: '7,600'},
              {from: [61.33, 73.74], to: [61.57, 52.65], length: '3,520'},
            ]}
            description="New extension 7,600 mm wide and 3,520 mm high"
            number={2}
            subject="House with a new extension, photographed and measured"
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
            name="sustainable"
            sizes={PLATE_SIZES}
            number={3}
            subject="Timber house cut open to show its insulation"
            scale="1:50"
          />
        }
      >
        <ServiceRegister services={second} />
      </Plate>
    </Section>
  );
}

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

/** The four steps of the design landing page (specification 2). */
function DesignProcess(): ReactNode {
  return (
    <Section id="four-steps-each-with-its-own-fee" tone="card">
      <SectionHead heading="Four steps, each with its own fee" statement>
        The written brief we send you gives the fee for each step.
      </SectionHead>
      <Steps steps={processes.design} columns={4} />
      <div className="grid after">
        <p className="quiet col-text">
          {' '}
          Are you a private client? If you appoint us at home, by phone or by email, you have 14
          days to cancel. If you cancel, you pay only for work that you asked us to start in that
          time.{' '}
        </p>
      </div>
    </Section>
  );
}
