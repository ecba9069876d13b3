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
import {isOpen, positionOf} from './positions';
import {controlId, rules} from './rules';
import type {ApplicationForm} from './useApplication';

const MINUTE = 60_000;

const UNKNOWN_POSITION = 'That job isn’t open. You can choose another one below.';

function OpeningFacts({opening}: {readonly opening: Opening}): ReactNode {
  // Checks every minute, because openings close on the minute.
  const closed = isClosed(opening.closesAt, (useMinute() ?? 0) * MINUTE);
  const {title, slug, reference, location} = opening;
  return (
    <div className="notice stack stack--close chosen">
      {closed && (
        <ClosedNotice opening={opening} others={<Link to={OPENINGS_LIST}>Other openings</Link>} />
      )}
      <dl className="terms">
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

/** The position field, and below it the openings with the chosen title. */
export function PositionField(application: ApplicationForm): ReactNode {
  const {form, positions, submission, unknown} = application;
  const chosen = useWatch({control: form.control, name: 'position'});
  const minute = useMinute() ?? 0;
  return (
    <FormField
      id={controlId('position')}
      rule={rules.position}
      registration={form.register('position')}
      error={form.formState.errors.position?.message}
      locked={submission.sending}
      wide
      hint={unknown && !chosen ? UNKNOWN_POSITION : undefined}
      choices={positions.map((position) => ({
        id: position.id,
        label: isOpen(position, minute * MINUTE) ? position.title : `${position.title} (closed)`,
      }))}
      prompt="Choose a position"
      after={
        // Announces what the visitor is applying for: two openings may share a title.
        <div role="status">
          {positionOf(positions, chosen)?.openings.map((opening) => (
            <OpeningFacts key={opening.id} opening={opening} />
          ))}
        </div>
      }
    />
  );
}
