import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocVersionRoot';
import type {ReactNode} from 'react';

/**
 * Reads the data of a page from the file that the build wrote. It doesn't pass the bundler, which
 * would make a module of each of the thousands of pages that a long record has.
 */
function dataIn(file: unknown): object {
  // `npm start` passes the data as props.
  if (typeof file !== 'string') return {};
  return JSON.parse(process.getBuiltinModule('node:fs').readFileSync(file, 'utf8')) as object;
}

/** Renders the address's child route with its data, and nothing around it. */
export default function RecordPage({route}: Pick<Props, 'route'>): ReactNode {
  const {pathname} = useLocation();
  const page = route.routes?.find(({path}) => path === pathname);
  return page === undefined ? null : renderRoutes([page], dataIn(page.data));
}
