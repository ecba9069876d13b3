import type {Props} from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {DocumentPage} from '@site/src/features/documents/DocumentPage';
import {DocumentData} from '@site/src/features/site/structured-data/DocumentData';

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
