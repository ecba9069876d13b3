import type {ReactNode} from 'react';
import {HoursBar} from '@site/src/components/hours/HoursBar';
import {DoorDrawing} from '@site/src/features/companies/bespoke/DoorDrawing';
import {SitePlan} from '@site/src/features/contact/SitePlan';
import {FitOutDrawing} from '@site/src/features/documents/drawings/FitOutDrawing';
import {ProjectLocator} from '@site/src/features/companies/international/ProjectLocator';
import {Sample} from '@site/src/features/style-page/Sample';
import {Headcount} from './Headcount';

export function DrawingsSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Site plan with key">
        <SitePlan />
      </Sample>
      <Sample name="Fire doors in section">
        <DoorDrawing />
      </Sample>
      <Sample name="Fit-out in section">
        <FitOutDrawing />
      </Sample>
      <Sample name="Locator">
        <ProjectLocator />
      </Sample>
      <Sample name="People by trade">
        <Headcount
          trades={[
            {name: 'Cleaning', people: 196, company: 'facilities'},
            {name: 'Joinery', people: 48, company: 'bespoke'},
            {name: 'Design', people: 22, company: 'design'},
          ]}
        />
      </Sample>
      <Sample name="Opening hours">
        <HoursBar periods={[{opens: 9, closes: 17.5}]} />
      </Sample>
    </div>
  );
}
