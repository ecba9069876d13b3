import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

/** The document brings its own frame: its family navigation stands inside it. */
export default function DocRootLayout({children}: Props): ReactNode {
  return children;
}
