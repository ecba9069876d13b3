import type {PluginContentLoadedActions} from '@docusaurus/types';

/** A page made of text by a plugin: comparisons, slips to sign, what was in force when. */
export interface PlainPage {
  /** Its address, without an ending. Example: `'/policies/whistleblowing/changes/2025-2026'`. */
  readonly path: string;
  readonly title: string;
  /** For link previews. */
  readonly description: string;
  /** At the foot of each printed sheet; see src/features/document/print-foot.ts. */
  readonly printFoot: string;
  /** Content of `<main>`. */
  readonly html: string;
}

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
