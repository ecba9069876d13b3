import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocVersionRoot';
import type {ReactNode} from 'react';

/** Whichever page below an address is asked for; it shows nothing of its own. */
export default function RecordPage({route}: Pick<Props, 'route'>): ReactNode {
  return renderRoutes(route.routes ?? []);
}
