import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {DocumentFrontMatter} from '@site/src/shared/documents/schema';
import {versionPath} from '@site/src/policy-record/shared/addresses';
import type {RecordFacts} from '@site/src/policy-record/shared/pages';
import {fullReference} from './reference';

/** What `src/policy-record/facts.ts` adds to the front matter of every document. */
interface AddedFacts {
  /** Labels of the editions that have the document, newest first. */
  readonly editions: readonly string[];
  /**
   * By label, of editions whose sections differ: where each section stands there, and nothing where
   * that edition lacks it.
   */
  readonly sections: Readonly<Record<string, readonly (string | null)[]>>;
  /** Of a policy or a notice. */
  readonly facts?: RecordFacts;
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
    throw new Error(
      'A document has no "kind" in its front matter, and the documents plugin missed it.',
    );
  }
  return frontMatter;
}

/**
 * What the ledger says of the policy or notice being shown.
 *
 * @throws when the document is neither
 */
export function useRecordFacts(): RecordFacts {
  const {facts} = useFrontMatter();
  if (facts === undefined) {
    throw new Error('Only policies and notices have facts: see src/policy-record/facts.ts.');
  }
  return facts;
}

/** What the site's script needs to cite a clause of the version shown; nothing for a draft. */
export function useCitation(reference: string): Readonly<Record<string, string>> {
  const {row, state} = useRecordFacts();
  return row === undefined || state === 'draft'
    ? {}
    : {
        'data-citation': `${fullReference(reference)} v${row.version}`,
        'data-page': versionPath(`/${row.document}`, row.version),
      };
}

/** What the addresses of the shown document's edition begin with: `'/'`, or e.g. `'/2025'`. */
export function useEditionPath(): string {
  const {version} = useDocsVersion();
  return useVersions(undefined).find(({name}) => name === version)?.path ?? '/';
}
