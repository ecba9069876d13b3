import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocVersionRoot';
import type {ReactNode} from 'react';

/** Renders the address's child route, and nothing around it. */
export default function RecordPage({route}: Pick<Props, 'route'>): ReactNode {
  return renderRoutes(route.routes ?? []);
}
