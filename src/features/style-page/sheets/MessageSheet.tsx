import type {ReactNode} from 'react';
import {Note} from '@site/src/components/prose/prose';
import {NothingOpen} from '@site/src/features/application/ApplicationPage';
import {NothingFound} from '@site/src/features/careers/finder/OpeningList';
import {Sample} from '../Sample';

/** What a page has to say about itself. */
export function MessageSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="A document of an older edition">
        <p className="notice">
          <strong>Superseded.</strong> This is edition 2025, kept for the record.{' '}
          <a href="#messages">Read edition 2026, which is in force</a>
        </p>
      </Sample>
      <Sample name="A note inside a document">
        <div className="prose">
          <Note>If somebody is in danger, ring 999 before you read on.</Note>
        </div>
      </Sample>
      <Sample name="An opening or closing of the day">
        <p className="live-hours live-hours--open">Open now, until 5:30 PM</p>
        <p className="live-hours live-hours--closed">Closed now, opens on Monday at 9:00 AM</p>
      </Sample>
      <Sample name="Nothing found">
        <NothingFound onClear={() => undefined} />
      </Sample>
      <Sample name="Nothing open">
        <NothingOpen />
      </Sample>
    </div>
  );
}
