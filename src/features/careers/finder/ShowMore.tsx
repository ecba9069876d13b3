import type {ReactNode} from 'react';
import {feedPath} from '@site/src/plugins/openings/addresses';
import {inThousands} from '@site/src/plugins/openings/words';
import {ROWS_AT_ONCE} from './paging';

interface Props {
  readonly shown: number;
  readonly total: number;
  readonly onPress: () => void;
}

/** The end of a list that goes on. Without scripts the rest is in the feed. */
export function ShowMore({shown, total, onPress}: Props): ReactNode {
  const next = Math.min(ROWS_AT_ONCE, total - shown);
  return (
    <div className="show-more">
      <p>
        {inThousands(shown)} of {inThousands(total)} positions are shown.
      </p>
      <button className="button button--plain show-more__button" type="button" onClick={onPress}>
        Show {next} more
      </button>
      <p className="show-more__without-scripts">
        This button needs JavaScript. Without it you reach every position through the{' '}
        <a href={feedPath('atom')}>feed of all openings</a>.
      </p>
    </div>
  );
}
