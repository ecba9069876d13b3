import type {ReactNode} from 'react';
import type {Opening} from '@site/src/plugins/openings/schema';
import {OTHER_OPENINGS} from './SimilarOpenings';
import {closingMoment} from './opening-facts';

interface Props {
  readonly opening: Opening;
  /** A link to the other openings, where they do not stand on the same page. */
  readonly others?: ReactNode;
}

/** Says that it is too late, since when, and where to go on. */
export function ClosedNotice({opening, others}: Props): ReactNode {
  return (
    <p className="notice">
      <strong>Applications for this job have closed.</strong> The last moment to apply was{' '}
      <time dateTime={opening.closesAt}>{closingMoment(opening)}</time>, UK time.{' '}
      {others ?? <a href={`#${OTHER_OPENINGS}`}>Other openings</a>}
    </p>
  );
}
