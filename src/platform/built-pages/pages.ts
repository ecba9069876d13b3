import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

/** A page of the build: its address, and the file someone edits to change it. */
export interface BuiltPage {
  readonly path: string;
  readonly source: string;
}

/** The pages among the routes: whatever has an address of its own. */
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
