import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {ButtonRow} from '@site/src/components/action/ButtonRow';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {CompanyName} from '@site/src/components/titleblock/CompanyName';
import {TitleBlock, type TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {companies} from '@site/src/data/companies/companies';

const {name, programme} = companies.design;

const facts: readonly TitleBlockCell[] = [
  {term: 'Company', value: <CompanyName company="design">{name}</CompanyName>, wide: true},
  {term: 'Location', value: `${brand.address.town}, for the whole UK`, wide: true},
  {term: 'People', value: brand.people.design, reference: true},
  {term: 'Work stages', value: `${programme.from} to ${programme.to}`, reference: true},
];

/** What the design company stands for, on both design pages. */
export function ArchitecturalExcellence(): ReactNode {
  return (
    <Section>
      <Columns
        left={
          <>
            <h2>Architectural Excellence</h2>
            <TitleBlock cells={facts} />
          </>
        }
      >
        <p className="lead">
          A drawing is excellent when somebody who was not in the room can build from it without
          telephoning us.
        </p>
        <p>
          Our architects work upstairs from the joiners. A staircase is drawn, carried down to the
          workshop, and argued about before it reaches you. The drawing that survives is one that
          can be priced and built.
        </p>
        <p>
          Our architects are registered with the Architects Registration Board where the title is
          used, so you can look them up before you appoint us. A lead architect answers for the
          whole design, from the first meeting to the last site visit.
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
