import type {ReactNode} from 'react';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {companies} from '@site/src/data/companies/companies';
import {group} from '@site/src/data/group/group';

/** The certified management systems. */
const systems = group.accreditations
  .filter(({id}) => id === 'systems')
  .flatMap(({stamps}) => stamps.map(({title}) => title))
  .join('; ');

/** Why a client should appoint the construction company, in things that can be checked. */
export function WhyChoose(): ReactNode {
  return (
    <Section tone="card">
      <Columns
        left={
          <>
            {' '}
            <h2>Why choose {companies.construction.name}</h2>{' '}
            <p className="quiet">
              What we commit to on a new commercial building. Each service states its own terms.
            </p>{' '}
          </>
        }
      >
        <Register>
          <Entry name="One site manager">
            The same person from the first pile to the handover file, who walks the building with
            you every week.
          </Entry>
          <Entry name="A price that says what it leaves out">
            Land, planning fees, connections beyond the boundary, loose furniture: whatever is left
            out is listed.
          </Entry>
          <Entry name="Figures you can trace">
            From a sum of money to an item, from the item to its dimensions, and from there to the
            drawing and its revision.
          </Entry>
          <Entry name="A report with a date">
            By the fifth working day of each month: progress, cost, changes not yet priced,
            accidents and near misses.
          </Entry>
          <Entry name="Defects with a date, too">
            An urgent defect is attended within 24 hours and any other within ten working days,
            until the end of the rectification period.
          </Entry>
          <Entry name="Certified systems">{systems}. Certificates on request.</Entry>
        </Register>
      </Columns>
    </Section>
  );
}
