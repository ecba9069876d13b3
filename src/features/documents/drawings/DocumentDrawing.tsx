import type {ComponentType, ReactNode} from 'react';
import type {MarginDrawingName} from '@site/src/shared/documents/drawings';
import Audits from './audits.svg';
import CallOut from './call-out.svg';
import Cloths from './cloths.svg';
import Cost from './cost.svg';
import FirstWeek from './first-week.svg';
import {FitOutDrawing} from './FitOutDrawing';
import Floor from './floor.svg';
import HotWork from './hot-work.svg';
import HourlyCalls from './hourly-calls.svg';
import Patrol from './patrol.svg';
import Scores from './scores.svg';
import Shutdown from './shutdown.svg';
import SiteFile from './site-file.svg';
import TwelveWeeks from './twelve-weeks.svg';
import Year from './year.svg';

/** The drawings for the margin, each with its caption. Their facts come from the text beside them. */
const marginDrawings: Readonly<Record<MarginDrawingName, readonly [ComponentType, string]>> = {
  audits: [
    Audits,
    'Twelve monthly audits, April 2025 to March 2026, on a scale from 80 to 100 per cent.',
  ],
  'call-out': [CallOut, 'A call-out under contract, not to scale.'],
  cloths: [Cloths, 'One floor, four colours of cloth.'],
  cost: [Cost, 'The cost in a monthly report, above the contract sum and to scale. An example.'],
  'first-week': [FirstWeek, 'From survey to first week, not to scale.'],
  floor: [Floor, 'One of the 24 floors, not to scale.'],
  'hot-work': [HotWork, 'The permit below on a scale of the day.'],
  'hourly-calls': [
    HourlyCalls,
    'An officer working alone, and what follows a call that doesn’t come.',
  ],
  patrol: [Patrol, 'Patrol 3 of the 7:00 AM report below, which missed checkpoint 9. An example.'],
  scores: [Scores, 'The scores of the audit below.'],
  shutdown: [Shutdown, 'The days before a shutdown.'],
  'site-file': [
    SiteFile,
    'From the door to water, electricity and gas: the start of a site file. An example.',
  ],
  'twelve-weeks': [TwelveWeeks, 'The programme to scale, with one room at the end of each stage.'],
  year: [Year, 'A building’s year: three of its visits, and a report at each month’s end.'],
};

/** A small drawing beside the text it explains, or within the text where there is no margin. */
function MarginDrawing({name}: {readonly name: MarginDrawingName}): ReactNode {
  const [Drawing, caption] = marginDrawings[name];
  return (
    <figure className="figure margin-drawing" data-search="skip">
      <Drawing />
      <figcaption className="caption">
        <span className="figure__number" />
        {caption}
      </figcaption>
    </figure>
  );
}

/** Renders one of the drawings made for a single document. */
export function DocumentDrawing({name}: {readonly name: 'fit-out' | MarginDrawingName}): ReactNode {
  return name === 'fit-out' ? <FitOutDrawing /> : <MarginDrawing name={name} />;
}
