import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** Stands above everything on a document of an older edition, and leads to the one in force. */
export function SupersededNotice(): ReactNode {
  const {label, isLast} = useDocsVersion();
  const current = useVersions(undefined).find((version) => version.isLast);
  const {alternateDocVersions} = useActiveDocContext(undefined);
  if (isLast || current === undefined) {
    return null;
  }
  const target = alternateDocVersions[current.name];
  return (
    <div className="wrap superseded">
      <p className="notice">
        <strong>Superseded.</strong> This is edition {label}, kept for the record.{' '}
        {target === undefined ? (
          `Edition ${current.label}, which is in force, has no such document.`
        ) : (
          <Link to={target.path}>Read edition {current.label}, which is in force</Link>
        )}
      </p>
    </div>
  );
}
