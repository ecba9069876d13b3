import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import type {Props} from '@theme/DocVersionRoot';
import type {ReactNode} from 'react';
import {NotFoundPage} from '@site/src/features/site/not-found/NotFoundPage';

type Routes = Props['route']['routes'];

/** Whether a document stands at this address: a leaf of the routes, not one of their parents. */
function leadsToDocument(routes: Routes, pathname: string): boolean {
  return (routes ?? []).some((route) =>
    route.routes
      ? leadsToDocument(route.routes, pathname)
      : matchPath(pathname, {path: route.path, exact: true}) !== null,
  );
}

/**
 * The documents' routes claim every address under `/`, because they are mounted there.
 * Where no document answers, the not-found page stands alone, outside the root layout.
 */
export default function DocsRoot({route}: Props): ReactNode {
  const {pathname} = useLocation();
  if (!leadsToDocument(route.routes, pathname)) {
    return <NotFoundPage />;
  }
  return <Layout printName={null}>{renderRoutes(route.routes ?? [])}</Layout>;
}
