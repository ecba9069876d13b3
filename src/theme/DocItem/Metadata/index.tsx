import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** Title and description. An older edition’s name it, so that browser tabs differ. */
export default function DocItemMetadata(): ReactNode {
  const {title, description} = useDoc().metadata;
  const {label, isLast} = useDocsVersion();
  return (
    <PageMetadata
      title={isLast ? title : `${title}, edition ${label}`}
      description={isLast ? description : `Edition ${label}: ${description}`}
    />
  );
}
