import type {Props} from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

/** Shows a document in the frame of its kind, which its module brings: see `rehypeFrame`. */
export default function DocItemLayout({children}: Props): ReactNode {
  return <MDXContent>{children}</MDXContent>;
}
