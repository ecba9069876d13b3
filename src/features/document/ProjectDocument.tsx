import type {ReactNode} from 'react';
import type {ProjectFrontMatter} from '@site/src/plugins/documents/schema';
import {WorkDocument} from './WorkDocument';

interface Props {
  readonly project: ProjectFrontMatter;
  readonly children: ReactNode;
}

/** A project writeup: what was done, and what was learned. */
export function ProjectDocument({project, children}: Props): ReactNode {
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
