import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {DocumentFrontMatter} from '@site/src/plugins/documents/schema';

/** The build has checked every document against the schema; this tells the compiler so. */
function isDocumentFrontMatter(frontMatter: object): frontMatter is DocumentFrontMatter {
  return 'kind' in frontMatter;
}

/**
 * The checked front matter of the document being shown.
 *
 * @throws when a document escaped the check of `src/plugins/documents`.
 */
export function useFrontMatter(): DocumentFrontMatter {
  const frontMatter: object = useDoc().frontMatter;
  if (!isDocumentFrontMatter(frontMatter)) {
    throw new Error('A document without "kind" in its front matter escaped the documents plugin.');
  }
  return frontMatter;
}
