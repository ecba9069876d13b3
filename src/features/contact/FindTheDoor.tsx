import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {MapPanel} from '../map/MapPanel';
import {SitePlan} from './SitePlan';

/** The drawing of the site across the sheet, and the street map that may take its place (specification 2, "Contact page"). */
export function FindTheDoor(): ReactNode {
  return (
    <Section flushTop>
      <h2 className="find-the-door">Find the door</h2>
      <MapPanel plan={<SitePlan />} />
    </Section>
  );
}
