import type {Props} from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {useFrontMatter} from '@site/src/features/documents/front-matter';
import {ProjectRegister} from '@site/src/features/documents/projects/ProjectRegister';
import {RecordedDocument} from '@site/src/features/documents/RecordedDocument';
import {WorkDocument} from '@site/src/features/documents/WorkDocument';
import {DocumentData} from '@site/src/features/site/structured-data/DocumentData';

/** Lays a document out for its kind. */
function DocumentPage({children}: {readonly children: ReactNode}): ReactNode {
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

export default function DocItemLayout({children}: Props): ReactNode {
  return (
    <>
      <DocumentPage>
        <MDXContent>{children}</MDXContent>
      </DocumentPage>
      <DocumentData />
    </>
  );
}
