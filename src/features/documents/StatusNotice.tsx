import {Link} from '@site/src/components/action/Link';
import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {longDay} from '@site/src/shared/dates';
import {versionPath} from '@site/src/policy-record/shared/addresses';
import {inEdition} from './families';
import {sectionsAttribute} from './EditionSwitch';
import {useEditionPath, useFrontMatter, useRecordFacts} from './front-matter';

/** Shown at the top of a document of an older edition, with a link to the current one. */
export function SupersededNotice(): ReactNode {
  const {label, isLast} = useDocsVersion();
  const current = useVersions(undefined).find((each) => each.isLast);
  const base = useEditionPath();
  const {permalink} = useDoc().metadata;
  const {editions, sections} = useFrontMatter();
  if (isLast || current === undefined) {
    return null;
  }
  return (
    <p className="wrap version-strip version-strip--void">
      <strong>Superseded.</strong>{' '}
      <span className="version-strip__more">This is edition {label}, kept for the record.</span>{' '}
      {editions.includes(current.label) ? (
        <Link
          to={inEdition(permalink, base, current.path)}
          data-sections={sectionsAttribute(sections[current.label]) ?? ''}
        >
          Read edition {current.label}
          <span className="version-strip__more">, which is in force</span>
        </Link>
      ) : (
        `Not in edition ${current.label}.`
      )}
    </p>
  );
}

/** Marks an unapproved text. Only previews show drafts. */
function DraftNotice(): ReactNode {
  const {row} = useRecordFacts();
  const {permalink} = useDoc().metadata;
  return (
    <p className="wrap version-strip version-strip--void">
      <strong>Draft.</strong>{' '}
      <span className="version-strip__more">
        Nobody has approved this text, so it can’t be published.
      </span>{' '}
      {row !== undefined && (
        <a href={versionPath(permalink, row.version)}>Version {row.version} is in force</a>
      )}
    </p>
  );
}

/** Shown at the top of a document's first version before its effective date. */
function ComingNotice(): ReactNode {
  const {state, row} = useRecordFacts();
  return state !== 'coming' || row === undefined ? null : (
    <div className="wrap superseded" data-search="skip">
      <p className="notice">
        <strong>In force from {longDay(row.effectiveFrom)}.</strong> It does not apply until then.
      </p>
    </div>
  );
}

/** Shows the notice for a policy or notice that is superseded, a draft, or not yet in force. */
export function StatusNotice(): ReactNode {
  const {isLast} = useDocsVersion();
  const {state} = useRecordFacts();
  if (!isLast) {
    return <SupersededNotice />;
  }
  return (
    <>
      {state === 'draft' && <DraftNotice />}
      <ComingNotice />
    </>
  );
}
