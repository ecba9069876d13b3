import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {PlainPage} from '../../content/policies/pages';

/** Adds such pages to the site. They are not for search engines: the documents themselves are. */
export function addPlainPages(
  {addRoute}: PluginContentLoadedActions,
  pages: readonly PlainPage[],
): void {
  for (const page of pages) {
    const component = '@site/src/features/document/PlainPage';
    addRoute({path: page.path, component, props: {...page}, exact: true});
  }
}
