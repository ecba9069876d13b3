import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

export interface BuiltPage {
  readonly path: string;
  /** The file to edit to change the page. */
  readonly source: string;
  /** The day on which its text last changed, if its plugin knows it. */
  readonly changedOn?: string;
}

/** Returns the pages of a route tree: routes without inner routes, except patterns. */
export function pagesOf(routes: readonly RouteConfig[]): BuiltPage[] {
  return routes.flatMap((route) => {
    if (route.routes !== undefined) {
      return pagesOf(route.routes);
    }
    const source = (route.metadata?.sourceFilePath ?? route.component).replace(/^@site\//, '');
    const changed = route.metadata?.lastUpdatedAt ?? undefined;
    const day =
      changed === undefined ? {} : {changedOn: new Date(changed).toISOString().slice(0, 10)};
    return route.path.includes('*') ? [] : [{path: route.path, source, ...day}];
  });
}

/** Returns the file of a built page. Example: `/contact` is `contact.html` in the build folder. */
export function pageFile(outDir: string, page: string): string {
  return path.join(outDir, page === '/' ? 'index.html' : `${page}.html`);
}
