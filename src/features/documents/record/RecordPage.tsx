import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocVersionRoot';
import type {ReactNode} from 'react';

/** Renders the child route of an address, and nothing else. */
export default function RecordPage({route}: Pick<Props, 'route'>): ReactNode {
  return renderRoutes(route.routes ?? []);
}
