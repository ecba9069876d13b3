import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import type {Opening} from '@site/src/plugins/openings/schema';
import {closingMoment} from './opening-facts';

/** When the opening closes; in its last days count-down.ts says how soon that is. */
export function Deadline({opening}: {readonly opening: Opening}): ReactNode {
  const {closes, closesAt} = opening;
  return (
    <p
      className="job__deadline"
      data-closes={closes}
      data-closes-at={closesAt}
      data-zone={brand.timeZone}
    >
      {`Closes ${closingMoment(opening)}`}
    </p>
  );
}
