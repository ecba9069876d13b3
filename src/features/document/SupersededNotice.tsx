import {Link} from '@site/src/components/action/Link';
import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {inEdition} from './edition-path';
import {useEditionPath, useFrontMatter} from './front-matter';

/** Stands above everything on a document of an older edition, and leads to the one in force. */
export function SupersededNotice(): ReactNode {
  const {label, isLast} = useDocsVersion();
  const current = useVersions(undefined).find((each) => each.isLast);
  const base = useEditionPath();
  const {permalink} = useDoc().metadata;
  const {editions} = useFrontMatter();
  if (isLast || current === undefined) {
    return null;
  }
  return (
    <div className="wrap superseded">
      <p className="notice">
        <strong>Superseded.</strong> This is edition {label}, kept for the record.{' '}
        {editions.includes(current.label) ? (
          <Link to={inEdition(permalink, base, current.path)}>
            Read edition {current.label}, which is in force
          </Link>
        ) : (
          `Edition ${current.label}, which is in force, has no such document.`
        )}
      </p>
    </div>
  );
}
