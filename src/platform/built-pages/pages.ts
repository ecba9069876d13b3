import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

/** A page of the build. */
export interface BuiltPage {
  /** Address on the site. */
  readonly path: string;
  /** The file to edit to change the page. */
  readonly source: string;
}

/** The pages of a list of routes: those without inner routes, except patterns. */
export function pagesOf(routes: readonly RouteConfig[]): BuiltPage[] {
  return routes.flatMap((route) => {
    if (route.routes !== undefined) {
      return pagesOf(route.routes);
    }
    const source = (route.metadata?.sourceFilePath ?? route.component).replace(/^@site\//, '');
    return route.path.includes('*') ? [] : [{path: route.path, source}];
  });
}

/** The file of a built page. Example: `/contact` is `contact.html` in the folder of the build. */
export function pageFile(outDir: string, page: string): string {
  return path.join(outDir, page === '/' ? 'index.html' : `${page}.html`);
}
