import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {DocumentFrontMatter} from '@site/src/content/documents/schema';
import type {PolicyFacts} from '@site/src/content/policies/pages';

/** What `src/plugins/policies/with-facts.ts` adds to the front matter of every document. */
interface AddedFacts {
  /** Labels of the editions that have the document, newest first. */
  readonly editions: readonly string[];
  /** Of a policy. */
  readonly facts?: PolicyFacts;
}

/** The build has checked every document against the schema; this tells the compiler so. */
function isDocumentFrontMatter(
  frontMatter: object,
): frontMatter is AddedFacts & DocumentFrontMatter {
  return 'kind' in frontMatter && 'editions' in frontMatter;
}

/**
 * The checked front matter of the document being shown, with the facts that the build adds.
 *
 * @throws when a document escaped the check of `src/plugins/documents`.
 */
export function useFrontMatter(): AddedFacts & DocumentFrontMatter {
  const frontMatter: object = useDoc().frontMatter;
  if (!isDocumentFrontMatter(frontMatter)) {
    throw new Error('A document without "kind" in its front matter escaped the documents plugin.');
  }
  return frontMatter;
}

/**
 * The facts of the policy being shown.
 *
 * @throws when the document is no policy
 */
export function usePolicyFacts(): PolicyFacts {
  const {facts} = useFrontMatter();
  if (facts === undefined) {
    throw new Error('Only policies have facts: see src/plugins/policies/with-facts.ts.');
  }
  return facts;
}

/** What the addresses of the shown document's edition begin with: `'/'`, or e.g. `'/2025'`. */
export function useEditionPath(): string {
  const {version} = useDocsVersion();
  return useVersions(undefined).find(({name}) => name === version)?.path ?? '/';
}
