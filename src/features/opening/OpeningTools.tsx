import type {ReactNode} from 'react';
import {calendarPath} from '@site/src/plugins/openings/addresses';
import type {Opening} from '@site/src/plugins/openings/schema';
import {PrintButton} from '../document/PrintButton';
import {ShareButton} from './ShareButton';
import {whileOpen} from './open-term';

/** What visitors do with an advert besides answering it. */
export function OpeningTools({opening}: {readonly opening: Opening}): ReactNode {
  const {slug, title} = opening;
  return (
    <div className="document__tools" {...whileOpen(opening)}>
      <a href={calendarPath(slug)} download>
        Add the closing date to your calendar
      </a>
      <PrintButton>Print</PrintButton>
      <ShareButton title={title} />
    </div>
  );
}
