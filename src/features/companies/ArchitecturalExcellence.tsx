import type {ReactNode} from 'react';
import {ButtonLink, ButtonRow} from '@site/src/components/action/actions';
import {RuledCard, RuledCards} from '@site/src/components/card/RuledCard';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {
  CompanyName,
  TitleBlock,
  type TitleBlockCell,
} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {companies} from '@site/src/data/companies/companies';
import {processes} from '@site/src/data/processes/processes';
import {roles} from '@site/src/data/roles/roles';
import {ContactCallToAction} from '../contact/ContactCallToAction';

interface Props {
  /** A link and a picture below the heading. */
  readonly children?: ReactNode;
}

/** The two steps of design and architecture, shown on both design pages (specification 2). */
export function DevelopmentSteps({children}: Props): ReactNode {
  return (
    <Section>
      <Columns
        left={
          <>
            <h2 id="from-the-chosen-idea-to-the-last-detail">
              From the chosen idea to the last detail
            </h2>
            <p className="quiet">Two steps between the concept and the building site.</p>
            {children}
          </>
        }
      >
        <Steps steps={processes.designAndArchitecture} columns={2} />
      </Columns>
    </Section>
  );
}

/** The six role cards of both design pages (specification 2). */
export function ArchitectRoles(): ReactNode {
  return (
    <Section id="who-draws-your-building" tone="card">
      <SectionHead heading="Who draws your building">
        Your project may need two of these roles or all six. Your contract names the people who will
        fill them. Everyone we call an architect is on the Architects Registration Board’s register.
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

export function DesignClosing(): ReactNode {
  return (
    <ContactCallToAction
      heading="Bring the plan you have, even if it’s on the back of an envelope."
      action="Get in Touch"
    />
  );
}

const {name, programme} = companies.design;

const facts: readonly TitleBlockCell[] = [
  {term: 'Company', value: <CompanyName company="design">{name}</CompanyName>, wide: true},
  {term: 'Location', value: `${brand.address.town}, working across the UK`, wide: true},
  {term: 'People', value: brand.people.design, reference: true},
  {term: 'Work stages', value: `${programme.from} to ${programme.to}`, reference: true},
];

/** How the design company works; shown on both design pages. */
export function ArchitecturalExcellence(): ReactNode {
  return (
    <Section>
      <Columns
        left={
          <>
            <h2 id="architectural-excellence">Architectural Excellence</h2>
            <TitleBlock cells={facts} />
          </>
        }
      >
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
      </Columns>
    </Section>
  );
}
