import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {DocumentFrontMatter} from '@site/src/shared/documents/schema';
import {versionPath} from '@site/src/policy-record/shared/addresses';
import type {DocumentsData, PageEditions} from '@site/src/shared/documents/registers';
import type {RecordFacts} from '@site/src/policy-record/shared/pages';
import {fullReference} from '@site/src/shared/documents/reference';

type Kind = DocumentFrontMatter['kind'];

type Of<K extends Kind> = Extract<DocumentFrontMatter, {kind: K}>;

/** Narrows the type; the build has already checked every document against the schema. */
function isOfKind<K extends Kind>(frontMatter: object, kinds: readonly K[]): frontMatter is Of<K> {
  if (!('kind' in frontMatter)) return false;
  return kinds.length === 0 || kinds.some((kind) => kind === frontMatter.kind);
}

/**
 * Returns the checked front matter of the current document.
 *
 * @param kinds what the document can be; any kind if left out
 * @throws when the document is of another kind, or `src/plugins/content` failed to check it
 */
export function useFrontMatter<K extends Kind = Kind>(...kinds: readonly K[]): Of<K> {
  const frontMatter: object = useDoc().frontMatter;
  if (!isOfKind(frontMatter, kinds)) {
    throw new Error('The kind of a document in its front matter is wrong, and no check found it.');
  }
  return frontMatter;
}

/** Returns the editions that contain the current document, and its sections in them. */
export function useEditions(): PageEditions {
  const {editions} = usePluginData('documents') as DocumentsData;
  return editions[useDoc().metadata.permalink] ?? {labels: [], sections: {}};
}

/** Returns the ledger's facts about the current document; undefined if it isn't in the record. */
export function useFacts(): RecordFacts | undefined {
  const {facts} = usePluginData('documents') as DocumentsData;
  return facts[useDoc().metadata.permalink];
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
  const facts = useFacts();
  if (facts === undefined) {
    throw new Error('Only policies and notices have facts: see src/policy-record/facts.ts.');
  }
  return facts;
}

/** Returns the attributes that clauses.ts needs for the clause in the address; none for a draft. */
export function useCitation(reference: string): Readonly<Record<string, string>> {
  const {row, state, former} = useRecordFacts();
  return row === undefined || state === 'draft'
    ? {}
    : {
        'data-citation': `${fullReference(reference)} v${row.version}`,
        'data-page': versionPath(`/${row.document}`, row.version),
        ...(former !== undefined && {'data-former': former}),
      };
}

/** Returns the base path of the current edition: `'/'`, or e.g. `'/2025'`. */
export function useEditionPath(): string {
  const {version} = useDocsVersion();
  return useVersions(undefined).find(({name}) => name === version)?.path ?? '/';
}
