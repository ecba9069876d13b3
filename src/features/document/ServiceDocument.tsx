import type {ReactNode} from 'react';
import {entities} from '@site/src/data/companies/companies';
import type {ServiceFrontMatter} from '@site/src/plugins/documents/schema';
import {EmergencyNumber} from './EmergencyNumber';
import {WorkDocument} from './WorkDocument';

interface Props {
  readonly service: ServiceFrontMatter;
  readonly children: ReactNode;
}

/** A service of one of the companies. */
export function ServiceDocument({service, children}: Props): ReactNode {
  return (
    <WorkDocument
      document={service}
      factsLabel="Service facts"
      facts={[
        {term: 'Location', value: service.location, wide: true},
        {term: 'Hours', value: service.hours},
      ]}
      neighboursHeading={`Also from ${entities[service.company].shortName}`}
      notice={service.emergencyPhone === true && <EmergencyNumber />}
    >
      {children}
    </WorkDocument>
  );
}
