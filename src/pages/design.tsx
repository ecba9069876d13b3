import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ButtonLink, ButtonRow, GoLink} from '@site/src/components/action/actions';
import {RuledCard, RuledCards} from '@site/src/components/card/RuledCard';
import {Plate} from '@site/src/components/picture/Figure';
import {Points} from '@site/src/components/register/Register';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {
  CompanyName,
  TitleBlock,
  type TitleBlockCell,
} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {companyOf} from '@site/src/data/companies/companies';
import {designServices} from '@site/src/data/design/design';
import {peopleOf} from '@site/src/data/group/group';
import {processes} from '@site/src/data/processes/processes';
import {roles} from '@site/src/data/roles/roles';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {CompanyProjects} from '@site/src/features/documents/projects/FeaturedProjects';
import {LandingHero} from '@site/src/features/companies/LandingHero';
import {ModelFigure} from '@site/src/features/site/ModelFigure';

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
      <CompanyProjects company="design" />
      <ContactCallToAction
        heading="Bring the plan you have, even if it’s on the back of an envelope."
        action="Get in Touch"
      />
    </Layout>
  );
}

/** The first screen of the design company's page. */
function DesignHero(): ReactNode {
  return (
    <LandingHero
      title="Drawn to be built"
      lead={`${companyOf('design').name}: homes, workplaces and extensions, from the first sketch to the last site visit.`}
      picture="studio"
      subject="House on the architect’s table"
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
          <ModelFigure
            name="pencil"
            sizes={PLATE_SIZES}
            number={2}
            subject="Pencil on the drawing of a cavity wall"
          />
        }
      >
        <Points points={first} layout="below" />
      </Plate>
      <Plate
        wordsFirst
        figure={
          <ModelFigure
            name="sustainable"
            sizes={PLATE_SIZES}
            number={3}
            subject="Timber house cut open to show its insulation"
          />
        }
      >
        <Points points={second} layout="below" />
      </Plate>
    </Section>
  );
}

/** The four steps of the design landing page, then the two halves of the third (specification 2). */
function DesignProcess(): ReactNode {
  return (
    <Section id="four-steps-each-with-its-own-fee" tone="card">
      <SectionHead heading="Four steps, each with its own fee" statement>
        The written brief we send you gives the fee for each step.
      </SectionHead>
      <Steps steps={processes.design} columns={4} />
      <div className="after">
        <DevelopmentSteps />
      </div>
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

/** The two steps of design and architecture (specification 2). */
function DevelopmentSteps(): ReactNode {
  return (
    <Columns
      left={
        <>
          <h3 id="from-the-chosen-idea-to-the-last-detail">
            From the chosen idea to the last detail
          </h3>
          <p className="quiet">The third step, Detailed Design, in its two halves.</p>
          <GoLink to="/design-architecture">How we draw, sheet by sheet</GoLink>
        </>
      }
    >
      <Steps steps={processes.designAndArchitecture} partOf={3} columns={2} />
    </Columns>
  );
}

/** The six role cards (specification 2). */
function ArchitectRoles(): ReactNode {
  return (
    <Section id="who-draws-your-building" tone="card">
      <SectionHead heading="Who draws your building">
        Your project may need two of these roles or all six. Your contract names the people who will
        fill them.
      </SectionHead>
      <RuledCards>
        {roles.architects.map(({title, text}) => (
          <RuledCard key={title} title={title}>
            {text}
          </RuledCard>
        ))}
      </RuledCards>
    </Section>
  );
}

const {name, programme} = companyOf('design');

const facts: readonly TitleBlockCell[] = [
  {term: 'Company', value: <CompanyName company="design">{name}</CompanyName>},
  {term: 'Location', value: `${brand.address.town}, working across the UK`},
  {term: 'People', value: peopleOf('design'), reference: true},
  {term: 'Work stages', value: `${programme.from} to ${programme.to}`, reference: true},
];

/** How the design company works. */
function ArchitecturalExcellence(): ReactNode {
  return (
    <Section>
      <Plate
        figure={
          <ModelFigure
            name="drawing"
            sizes={PLATE_SIZES}
            number={4}
            subject="Section through a house, rising from its plan"
          />
        }
      >
        <h2 id="architectural-excellence">Architectural Excellence</h2>
        <p className="lead">
          We draw so that a builder who has never met us can build from the drawings without phoning
          us.
        </p>
        <p>
          Our architects work one floor above the joiners. When they design a staircase, they take
          the drawing down to the workshop and correct it there before you see it, so that what you
          see can be priced and built.
        </p>
        <p>
          Anyone here who uses the title “architect” is registered with the Architects Registration
          Board, so you can look them up before you appoint us. A lead architect is responsible for
          the whole design, from the first meeting to the last site visit.
        </p>
        <ButtonRow>
          <ButtonLink to="/contact" variant="plain">
            Consult with Our Architects
          </ButtonLink>
        </ButtonRow>
      </Plate>
      <div className="after">
        <TitleBlock row cells={facts} />
      </div>
    </Section>
  );
}
