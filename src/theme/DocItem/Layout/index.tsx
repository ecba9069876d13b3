import type {Props} from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {DocumentPage} from '@site/src/features/document/DocumentPage';

export default function DocItemLayout({children}: Props): ReactNode {
  return (
    <DocumentPage>
      <MDXContent>{children}</MDXContent>
    </DocumentPage>
  );
}
