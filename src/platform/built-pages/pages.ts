import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

export interface BuiltPage {
  readonly path: string;
  /** The file to edit to change the page. */
  readonly source: string;
}

/** Returns the pages of a route tree: routes without inner routes, except patterns. */
export function pagesOf(routes: readonly RouteConfig[]): BuiltPage[] {
  return routes.flatMap((route) => {
    if (route.routes !== undefined) {
      return pagesOf(route.routes);
    }
    const source = (route.metadata?.sourceFilePath ?? route.component).replace(/^@site\//, '');
    return route.path.includes('*') ? [] : [{path: route.path, source}];
  });
}

/** Returns the file of a built page. Example: `/contact` is `contact.html` in the build folder. */
export function pageFile(outDir: string, page: string): string {
  return path.join(outDir, page === '/' ? 'index.html' : `${page}.html`);
}
