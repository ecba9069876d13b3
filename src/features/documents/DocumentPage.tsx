import type {ReactNode} from 'react';
import {ProjectRegister} from './projects/ProjectRegister';
import {RecordedDocument} from './RecordedDocument';
import {WorkDocument} from './WorkDocument';
import {useFrontMatter} from './front-matter';

/** The page of a document, laid out for its kind. The children are its compiled text. */
export function DocumentPage({children}: {readonly children: ReactNode}): ReactNode {
  const frontMatter = useFrontMatter();
  switch (frontMatter.kind) {
    case 'policy':
    case 'notice':
      return <RecordedDocument document={frontMatter}>{children}</RecordedDocument>;
    case 'project register':
      return <ProjectRegister document={frontMatter}>{children}</ProjectRegister>;
    default:
      return <WorkDocument document={frontMatter}>{children}</WorkDocument>;
  }
}
