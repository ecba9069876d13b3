import type {ComponentType, ReactNode} from 'react';
import {NarrowFold} from '@site/src/components/action/actions';
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
  audits: [Audits, 'Scores of twelve monthly audits, April 2025 to March 2026.'],
  'call-out': [CallOut, 'A call-out under contract, not to scale.'],
  cloths: [Cloths, 'One floor, four colours of cloth.'],
  cost: [Cost, 'Forecast cost above the contract sum, from a monthly report.'],
  'first-week': [FirstWeek, 'From survey to first week, not to scale.'],
  floor: [Floor, 'One of the 24 floors, not to scale.'],
  'hot-work': [HotWork, 'The day of the permit below.'],
  'hourly-calls': [HourlyCalls, 'An officer working alone, and what we do if a call is missed.'],
  patrol: [Patrol, 'Patrol 3 in the 7:00 AM report below. It missed checkpoint 9.'],
  scores: [Scores, 'Scores from the audit below.'],
  shutdown: [Shutdown, 'The days before a shutdown.'],
  'site-file': [SiteFile, 'A page of a site file: where to shut off water, electricity and gas.'],
  'twelve-weeks': [TwelveWeeks, 'The twelve weeks, with one room at the end of each stage.'],
  year: [Year, 'A building’s year: three visits, and a report at the end of each month.'],
};

/** A small drawing beside the text it explains, within the text on tablets, and folded on phones. */
function MarginDrawing({name}: {readonly name: MarginDrawingName}): ReactNode {
  const [Drawing, caption] = marginDrawings[name];
  return (
    <figure className="figure margin-drawing" data-search="skip">
      <NarrowFold label="Open the drawing">
        <Drawing />
      </NarrowFold>
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
