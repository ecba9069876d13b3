import type {ReactNode} from 'react';
import {useWatch} from 'react-hook-form';
import {Link} from '@site/src/components/action/Link';
import {OPENINGS_LIST, openingPath} from '@site/src/shared/openings/addresses';
import type {Opening} from '@site/src/shared/openings/schema';
import {useMinute} from '../../site/clock/useMinute';
import {FormField} from '../../site/form/FormField';
import {ClosedNotice} from '../opening/OpeningBlock';
import {isClosed} from '@site/src/shared/openings/opening';
import {closingMoment, placeWords} from '@site/src/shared/openings/words';
import {isOpen, type Position, positionOf} from './positions';
import {controlId, rules} from './rules';
import {texts} from './texts';
import type {ApplicationForm} from './useApplication';

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
      <Link
        className="target"
        to={openingPath(slug)}
        aria-label={`Read the advert: ${title}, ${reference}`}
      >
        Read the advert
      </Link>
    </div>
  );
}

/** What the visitor is applying for: two openings may share a title. Announced as it changes. */
function PositionFacts({position}: {readonly position: Position | undefined}): ReactNode {
  return (
    <div role="status">
      {position?.openings.map((opening) => (
        <OpeningFacts key={opening.id} opening={opening} />
      ))}
    </div>
  );
}

/** The position, and under it the openings that carry its title. */
export function PositionField(application: ApplicationForm): ReactNode {
  const {form, positions, locked, unknown} = application;
  const chosen = useWatch({control: form.control, name: 'position'});
  const minute = useMinute() ?? 0;
  return (
    <FormField
      id={controlId('position')}
      rule={rules.position}
      registration={form.register('position')}
      error={form.formState.errors.position?.message}
      locked={locked}
      wide
      hint={unknown && !chosen ? texts.unknownPosition : undefined}
      choices={positions.map((position) => ({
        id: position.id,
        label: isOpen(position, minute * MINUTE) ? position.title : `${position.title} (closed)`,
      }))}
      prompt={texts.choosePosition}
      after={<PositionFacts position={positionOf(positions, chosen)} />}
    />
  );
}
