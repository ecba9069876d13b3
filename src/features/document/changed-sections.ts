import type {PolicyFrontMatter} from '@site/src/content/documents/schema';

/**
 * Numbers of the sections that the policy's own version changed. Empty for a first
 * issue, in which a triangle on every section would tell the reader nothing.
 */
export function changedSections({
  revisions,
}: Pick<PolicyFrontMatter, 'revisions'>): readonly number[] {
  const sections = revisions[0]?.sections;
  return Array.isArray(sections) ? sections : [];
}
