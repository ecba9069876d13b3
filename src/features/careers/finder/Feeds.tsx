import type {ReactNode} from 'react';
import {feedPath} from '@site/src/plugins/openings/addresses';

/** Says to readers where new openings can be subscribed to. */
export function Feeds(): ReactNode {
  return (
    <p className="quiet feeds">
      New positions as a feed: <a href={feedPath('atom')}>Atom</a>,{' '}
      <a href={feedPath('json')}>JSON</a>
    </p>
  );
}
