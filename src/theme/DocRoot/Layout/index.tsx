import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

/** Adds nothing, because each document includes its own layout and family navigation. */
export default function DocRootLayout({children}: Props): ReactNode {
  return children;
}
