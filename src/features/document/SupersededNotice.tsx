import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {inEdition} from './edition-path';
import {useFrontMatter} from './front-matter';

/** Stands above everything on a document of an older edition, and leads to the one in force. */
export function SupersededNotice(): ReactNode {
  const {label, isLast, version} = useDocsVersion();
  const versions = useVersions(undefined);
  const {permalink} = useDoc().metadata;
  const {editions} = useFrontMatter();
  const current = versions.find((each) => each.isLast);
  const base = versions.find(({name}) => name === version)?.path ?? '/';
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
