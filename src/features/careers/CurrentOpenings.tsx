import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import type {Opening} from '@site/src/plugins/openings/schema';
import {OpeningRow} from './OpeningRow';
import {inListOrder} from './opening-order';
import {positionsFound} from './opening-words';

/** Literal in the specification (section 2, "Careers landing page"). */
export const CURRENT_OPENINGS = 'current-openings';

/** Heads of the columns, in the order of the facts in `OpeningRow`. */
const COLUMNS = ['Position', 'Company', 'Place', 'Pay and hours', 'Closes'];

/** Every opening with what an applicant asks first; the rest opens under each. */
export function CurrentOpenings({openings}: {readonly openings: readonly Opening[]}): ReactNode {
  return (
    <Section id={CURRENT_OPENINGS} flushTop>
      <h2>Current openings</h2>
      <div className="openings-count">
        <p className="finder__count">{positionsFound(openings.length)}</p>
        <p className="quiet">By company, the soonest closing date first.</p>
      </div>
      <div className="openings-head" aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul className="register">
        {inListOrder(openings).map((opening) => (
          <OpeningRow key={opening.id} opening={opening} />
        ))}
      </ul>
    </Section>
  );
}
