import {Link} from '@site/src/components/action/Link';
import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {longDay} from '@site/src/content/dates';
import {localInstant} from '@site/src/content/local-instant';
import {addDays} from '@site/src/content/wall-clock';
import {versionPath} from '@site/src/content/policies/addresses';
import {brand} from '@site/src/data/brand/brand';
import {timed} from '../clock/timed';
import {inEdition} from './edition-path';
import {sectionsAttribute} from './EditionSwitch';
import {useEditionPath, useFrontMatter, useRecordFacts} from './front-matter';

/** Stands above everything on a document of an older edition, and leads to the one in force. */
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
    <p className="wrap version-strip">
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

/** Says that a document should have been reviewed by now, from the day after on. */
function OverdueNotice({reviewBy, owner}: {readonly reviewBy: string; readonly owner: string}) {
  const from = localInstant(`${addDays(reviewBy, 1)}T00:00`, brand.timeZone)?.toISOString();
  return (
    <div className="wrap superseded" {...timed({from})}>
      <p className="notice">
        <strong>Overdue for review.</strong> The review was due by{' '}
        <time dateTime={reviewBy}>{longDay(reviewBy)}</time>. Until it is done the text stays in
        force. Ask the owner, {owner}, if you rely on it.
      </p>
    </div>
  );
}

/** A text that no one has approved, as a preview shows it; no published page is one. */
function DraftNotice(): ReactNode {
  const {row} = useRecordFacts();
  const {permalink} = useDoc().metadata;
  return (
    <p className="wrap version-strip">
      <strong>Draft.</strong>{' '}
      <span className="version-strip__more">
        No one has approved these words, and they cannot be published.
      </span>{' '}
      {row !== undefined && (
        <a href={versionPath(permalink, row.version)}>Version {row.version} is in force</a>
      )}
    </p>
  );
}

/** A version that takes the place of the one shown, on a day to come. */
function ComingNotice(): ReactNode {
  const {coming, state, row} = useRecordFacts();
  if (state === 'coming' && row !== undefined) {
    return (
      <div className="wrap superseded">
        <p className="notice">
          <strong>In force from {longDay(row.effectiveFrom)}.</strong> Until then it binds no one.
        </p>
      </div>
    );
  }
  return coming === undefined ? null : (
    <div className="wrap superseded">
      <p className="notice">
        <strong>Changes on {longDay(coming.from)}.</strong> {coming.note}{' '}
        <a href={coming.path}>Read version {coming.version}</a>
        {coming.changes !== undefined && (
          <>
            {' or '}
            <a href={coming.changes}>what will change, word by word</a>
          </>
        )}
        .
      </p>
    </div>
  );
}

/** Whether the words of a policy or a notice hold: superseded, draft, about to change, overdue. */
export function Standing({owner}: {readonly owner: string}): ReactNode {
  const {isLast} = useDocsVersion();
  const {state, row} = useRecordFacts();
  if (!isLast) {
    return <SupersededNotice />;
  }
  return (
    <>
      {state === 'draft' && <DraftNotice />}
      <ComingNotice />
      {typeof row?.reviewBy === 'string' && <OverdueNotice reviewBy={row.reviewBy} owner={owner} />}
    </>
  );
}
