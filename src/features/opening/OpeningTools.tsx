import type {ReactNode} from 'react';
import {calendarPath} from '@site/src/plugins/openings/addresses';
import type {Opening} from '@site/src/plugins/openings/schema';
import {ShareButton} from './ShareButton';

/** What visitors do with an advert besides answering it. */
export function OpeningTools({opening}: {readonly opening: Opening}): ReactNode {
  const {slug, title} = opening;
  return (
    <div className="document__tools">
      {/* A file of the build, not a page: the router must not answer. */}
      <a href={calendarPath(slug)} download>
        Add the closing date to your calendar
      </a>
      <button className="link-button job__script-tool" type="button" onClick={() => window.print()}>
        Print
      </button>
      <ShareButton slug={slug} title={title} />
    </div>
  );
}
