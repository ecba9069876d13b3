import type {ReactNode} from 'react';
import {RecordedDocument} from './RecordedDocument';
import {WorkDocument} from './WorkDocument';
import {useFrontMatter} from './front-matter';

/** The page of a document, laid out for its kind. The children are its compiled text. */
export function DocumentPage({children}: {readonly children: ReactNode}): ReactNode {
  const frontMatter = useFrontMatter();
  return frontMatter.kind === 'policy' || frontMatter.kind === 'notice' ? (
    <RecordedDocument document={frontMatter}>{children}</RecordedDocument>
  ) : (
    <WorkDocument document={frontMatter}>{children}</WorkDocument>
  );
}
