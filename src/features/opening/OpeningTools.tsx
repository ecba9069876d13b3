import type {ReactNode} from 'react';
import {calendarPath} from '@site/src/plugins/openings/addresses';
import type {Opening} from '@site/src/plugins/openings/schema';
import {PrintButton} from '../document/PrintButton';
import {whileOpen} from './closing';

/** What visitors do with an advert besides answering it. */
export function OpeningTools({opening}: {readonly opening: Opening}): ReactNode {
  const {slug, title} = opening;
  return (
    <div className="document__tools" {...whileOpen(opening)}>
      <a href={calendarPath(slug)} download>
        Add the closing date to your calendar
      </a>
      <PrintButton>Print</PrintButton>
      {/* What it does is in share.ts. */}
      <button className="link-button needs-script" type="button" data-share={title}>
        Copy link
      </button>
      <span className="job__tool-status" role="status" />
    </div>
  );
}
