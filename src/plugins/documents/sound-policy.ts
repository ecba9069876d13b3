import type {SourceDocument} from './check';
import {policySchema, type PolicyFrontMatter} from '../../content/documents/schema';

/** A policy whose front matter is sound; the schema reports the others. */
export interface SoundPolicy extends SourceDocument {
  readonly control: PolicyFrontMatter;
}

/** Folder of the edition in force. Older ones are `versioned_docs/version-<label>`. */
export const CURRENT = 'docs';

/** The policies among the documents, of every edition and in the order given. */
export function soundPolicies(documents: readonly SourceDocument[]): SoundPolicy[] {
  return documents.flatMap((document) => {
    const result = policySchema.safeParse(document.frontMatter);
    return result.success ? [{...document, control: result.data}] : [];
  });
}
