import type {ReactNode} from 'react';
import type {ProjectFrontMatter, ServiceFrontMatter} from '@site/src/shared/documents/schema';
import {RecordedDocument} from './RecordedDocument';
import {WorkDocument} from './WorkDocument';
import {useFrontMatter} from './front-matter';

interface ServiceDocumentProps {
  readonly service: ServiceFrontMatter;
  readonly children: ReactNode;
}

/** The page of a service. */
function ServiceDocument({service, children}: ServiceDocumentProps): ReactNode {
  return (
    <WorkDocument
      document={service}
      factsLabel="Service facts"
      facts={[
        {term: 'Location', value: service.location, wide: true},
        {term: 'Hours', value: service.hours, wide: true},
      ]}
      neighboursHeading="Related services"
      emergency={service.emergencyPhone}
    >
      {children}
    </WorkDocument>
  );
}

interface Props {
  readonly project: ProjectFrontMatter;
  readonly children: ReactNode;
}

/** The page of a project: what was done, and what was learned. */
function ProjectDocument({project, children}: Props): ReactNode {
  return (
    <WorkDocument
      document={project}
      factsLabel="Project facts"
      facts={[
        {term: 'Location', value: project.location},
        {term: 'Year', value: project.year, reference: true},
        {term: 'Sector', value: project.sector},
      ]}
      neighboursHeading="Featured projects"
    >
      {children}
    </WorkDocument>
  );
}

/** The page of a document, laid out for its kind. The children are its compiled text. */
export function DocumentPage({children}: {readonly children: ReactNode}): ReactNode {
  const frontMatter = useFrontMatter();
  switch (frontMatter.kind) {
    case 'policy':
    case 'notice':
      return <RecordedDocument document={frontMatter}>{children}</RecordedDocument>;
    case 'service':
      return <ServiceDocument service={frontMatter}>{children}</ServiceDocument>;
    case 'project':
      return <ProjectDocument project={frontMatter}>{children}</ProjectDocument>;
  }
}
