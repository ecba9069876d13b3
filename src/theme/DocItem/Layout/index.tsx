import type {Props} from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

/** Renders the document's module, which already contains its frame: see `rehypeFrame`. */
export default function DocItemLayout({children}: Props): ReactNode {
  return <MDXContent>{children}</MDXContent>;
}
