import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {OPENINGS_LIST, openingPath} from '@site/src/content/openings/addresses';
import type {Opening} from '@site/src/content/openings/schema';
import {useMinute} from '../clock/useMinute';
import {ClosedNotice} from '../opening/OpeningBlock';
import {isClosed} from '@site/src/content/openings/opening';
import {closingMoment, placeWords} from '@site/src/content/openings/words';
import type {Position} from './positions';

const MINUTE = 60_000;

function OpeningFacts({opening}: {readonly opening: Opening}): ReactNode {
  // Openings close on the minute.
  const closed = isClosed(opening.closesAt, (useMinute() ?? 0) * MINUTE);
  const {title, slug, reference, location} = opening;
  return (
    <div className="chosen">
      {closed && (
        <ClosedNotice opening={opening} others={<Link to={OPENINGS_LIST}>Other openings</Link>} />
      )}
      <dl>
        {!closed && (
          <div>
            <dt>Closes</dt>
            <dd>{closingMoment(opening)} (UK time)</dd>
          </div>
        )}
        <div>
          <dt>Place</dt>
          <dd>{placeWords(location)}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd className="reference">{reference}</dd>
        </div>
      </dl>
      <Link to={openingPath(slug)} aria-label={`Read the advert: ${title}, ${reference}`}>
        Read the advert
      </Link>
    </div>
  );
}

/** What the visitor is applying for: two openings may share a title. Announced as it changes. */
export function PositionFacts({position}: {readonly position: Position | undefined}): ReactNode {
  return (
    <div role="status">
      {position?.openings.map((opening) => (
        <OpeningFacts key={opening.id} opening={opening} />
      ))}
    </div>
  );
}
