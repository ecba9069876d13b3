import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {DocumentFrontMatter} from '@site/src/shared/documents/schema';
import {versionPath} from '@site/src/policy-record/shared/addresses';
import type {MeasuredSection} from '@site/src/shared/documents/registers';
import type {RecordFacts} from '@site/src/policy-record/shared/pages';
import {fullReference} from './reference';

/** Data that the build adds to the front matter: `src/policy-record/facts.ts` to every document. */
interface AddedFacts {
  /** Labels of the editions that contain the document, newest first. */
  readonly editions: readonly string[];
  /**
   * By edition label, if the sections differ: the id of each section in that edition, or null if it
   * lacks the section.
   */
  readonly sections: Readonly<Record<string, readonly (string | null)[]>>;
  /** Only for policies and notices. */
  readonly facts?: RecordFacts;
  /** Only for pages of results: `src/plugins/documents/results.ts`. */
  readonly measures?: readonly MeasuredSection[];
}

/** Narrows the type; the build has already checked every document against the schema. */
function isDocumentFrontMatter(
  frontMatter: object,
): frontMatter is AddedFacts & DocumentFrontMatter {
  return 'kind' in frontMatter && 'editions' in frontMatter;
}

/**
 * Returns the checked front matter of the current document, with the facts that the build adds.
 *
 * @throws when `src/plugins/documents` failed to check the document.
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

/** Returns the numbered sections of the current document. */
export function useSections(): ReturnType<typeof useDoc>['toc'] {
  return useDoc().toc.filter(({level}) => level === 2);
}

/**
 * Returns the ledger's facts about the current policy or notice.
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

/** Returns the attributes that document-script.ts needs to cite a clause; none for a draft. */
export function useCitation(reference: string): Readonly<Record<string, string>> {
  const {row, state} = useRecordFacts();
  return row === undefined || state === 'draft'
    ? {}
    : {
        'data-citation': `${fullReference(reference)} v${row.version}`,
        'data-page': versionPath(`/${row.document}`, row.version),
      };
}

/** Returns the base path of the current edition: `'/'`, or e.g. `'/2025'`. */
export function useEditionPath(): string {
  const {version} = useDocsVersion();
  return useVersions(undefined).find(({name}) => name === version)?.path ?? '/';
}
