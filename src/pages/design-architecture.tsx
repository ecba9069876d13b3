import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ButtonLink, ButtonRow} from '@site/src/components/action/actions';
import {RuledCard, RuledCards} from '@site/src/components/card/RuledCard';
import {Link} from '@site/src/components/action/Link';
import {Points} from '@site/src/components/register/Register';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {companyOf} from '@site/src/data/companies/companies';
import {processes} from '@site/src/data/processes/processes';
import {roles} from '@site/src/data/roles/roles';
import {DetailSheet, PlanSheet, SectionSheet} from '@site/src/features/companies/house/HouseSheets';
import {ScheduleSheet} from '@site/src/features/companies/house/ScheduleSheet';
import {sheets} from '@site/src/features/companies/house/Sheet';
import {LandingHero} from '@site/src/features/companies/LandingHero';
import {ModelCutLine} from '@site/src/features/site/ModelFigure';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Design and architecture"
      description="One house, drawn sheet by sheet: plan, section, a detail at 1:5 and the schedule, with the people who draw each and the step in which it is drawn."
    >
      <ArchitectureHero />
      <ListOfSheets />
      <PlanSheet />
      <SectionSheet />
      <DetailSheet />
      <ScheduleSheet />
      <ArchitecturalExcellence />
      <SheetSteps />
      <SheetAuthors />
      <ContactCallToAction
        heading="Send us a photograph of your house. We’ll bring the tape measure."
        action="Get in Touch"
      />
    </Layout>
  );
}

/** The first screen of the page about the architects and their drawings. */
function ArchitectureHero(): ReactNode {
  return (
    <LandingHero
      title="From the ground up"
      lead={`Architecture by ${companyOf('design').name.replace(' ', '\u00a0')}: one house, drawn sheet by sheet.`}
      narrow
      twoLines
      picture="dusk"
      subject="The house of the drawings, at dusk"
    >
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
    </LandingHero>
  );
}

/** The drawing set in short, with links to its sheets. */
function ListOfSheets(): ReactNode {
  return (
    <Section>
      <Columns
        left={
          <>
            <h2 id="what-the-drawing-set-contains">What the drawing set contains</h2>
            <p className="quiet">
              This house is an example. The set for your house will have more sheets, of the same
              four kinds.
            </p>
          </>
        }
      >
        <Points
          points={Object.values(sheets).map(({number, title, purpose}) => ({
            title: `${number} ${title}`,
            text: purpose,
            path: `#sheet-${number}`,
          }))}
          layout="below"
        />
      </Columns>
      <div className="after">
        <ModelCutLine
          name="house3d"
          drawing="house3ddrawing"
          sizes="(min-width: 80rem) 80rem, 100vw"
          dimensions={[
            {from: [62.08, 75.29], to: [89.91, 81.43], length: '7600'},
            {from: [88.1, 81.1], to: [88.95, 58.7], length: '3520'},
          ]}
          description="New extension 7600 mm wide and 3520 mm high"
          number={2}
          subject="House with a new extension, modelled and measured"
        />
      </div>
    </Section>
  );
}

/** What the drawings are good for (specification 2). */
function ArchitecturalExcellence(): ReactNode {
  return (
    <Section>
      <Columns left={<h2 id="architectural-excellence">Architectural Excellence</h2>}>
        <p className="lead">
          Our drawings answer the builder’s questions before anyone has to ask them.
        </p>
        <p>
          Plan, section, detail and schedule each describe the same house, so a mistake on one sheet
          shows up on another. Before we issue a set, we check that every row of dimensions adds up
          and that every door and window is in the schedule.
        </p>
        <p>
          Every sheet has a number, a title and a scale, and one person is responsible for it. If
          that person uses the title “architect”, you can look them up in the Architects
          Registration Board’s register.
        </p>
        <ButtonRow>
          <ButtonLink to="/contact" variant="plain">
            Consult with Our Architects
          </ButtonLink>
        </ButtonRow>
      </Columns>
    </Section>
  );
}

/** The two steps of design and architecture, with the sheets of each (specification 2). */
function SheetSteps(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="When we draw each sheet">
        Both steps belong to Detailed Design, the third step on our{' '}
        <Link to="/design">design page</Link>.
      </SectionHead>
      <Steps
        steps={processes.designAndArchitecture.map(({sheets: text, ...step}) => ({...step, text}))}
        partOf={3}
        columns={2}
      />
    </Section>
  );
}

/** The six role cards, with what each role does for a set of drawings (specification 2). */
function SheetAuthors(): ReactNode {
  return (
    <Section>
      <SectionHead heading="Who draws each sheet">
        A house usually needs two or three of them; a street needs all six.
      </SectionHead>
      <RuledCards>
        {roles.architects.map(({title, onSheets}) => (
          <RuledCard key={title} title={title}>
            {onSheets}
          </RuledCard>
        ))}
      </RuledCards>
    </Section>
  );
}
