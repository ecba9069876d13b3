import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import type {Props} from '@theme/DocVersionRoot';
import type {ReactNode} from 'react';
import {NotFoundPage} from '@site/src/features/site/not-found/NotFoundPage';

type Routes = Props['route']['routes'];

/** Whether a document has this address. Documents are routes without inner routes. */
function leadsToDocument(routes: Routes, pathname: string): boolean {
  return (routes ?? []).some((route) =>
    route.routes
      ? leadsToDocument(route.routes, pathname)
      : matchPath(pathname, {path: route.path, exact: true}) !== null,
  );
}

/**
 * Shows the not-found page, without the root layout, if no document matches. The documents' routes
 * are mounted at `/`, so they claim every address.
 */
export default function DocsRoot({route}: Props): ReactNode {
  const {pathname} = useLocation();
  if (!leadsToDocument(route.routes, pathname)) {
    return <NotFoundPage />;
  }
  return <Layout printName={null}>{renderRoutes(route.routes ?? [])}</Layout>;
}
