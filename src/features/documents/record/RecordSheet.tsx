import {usePluginData} from '@docusaurus/useGlobalData';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {Fragment, type ReactNode} from 'react';
import {ColumnHeads, Entry, Register} from '@site/src/components/register/Register';
import {shortDay} from '@site/src/shared/dates';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {IN_FORCE_PATH, MANIFEST_PATH} from '@site/src/policy-record/shared/addresses';
import type {RecordData, RecordFacts, Revision} from '@site/src/policy-record/shared/pages';
import {
  changedSections,
  entersText,
  noteOf,
  revisionAnchor,
  STATE_WORDS,
} from '@site/src/policy-record/shared/version';
import type {PolicyFrontMatter} from '@site/src/shared/documents/schema';
import {InForceOn} from './InForce';
import {fileSize} from './file-size';
import {PrintButton} from '../Print';
import {useRecordFacts, useSections} from '../front-matter';

interface SectionsProps {
  readonly revision: Revision;
  /** Ids of the page's sections in order, if the page shows this version. */
  readonly anchors: readonly string[] | undefined;
}

/** Numbers of the changed sections, each a link to the section as it was in that version. */
function Sections({revision, anchors}: SectionsProps): ReactNode {
  const {sections, version, path} = revision;
  if (sections === 'all' || sections.length === anchors?.length) return 'All';
  if (sections.length === 0) return 'None';
  return sections.map((number, index) => {
    const anchor = anchors === undefined ? path && `${path}#${number}` : `#${anchors[number - 1]}`;
    return (
      <Fragment key={number}>
        {index > 0 && ', '}
        {anchor === undefined ? (
          number
        ) : (
          <a href={anchor} aria-label={`Section ${number} of version ${version}`}>
            {number}
          </a>
        )}
      </Fragment>
    );
  });
}

interface RevisionTableProps extends Pick<RecordFacts, 'revisions'> {
  /** The version that the page shows; absent for a draft. */
  readonly shown?: string;
  readonly anchors?: readonly string[];
}

const HEADS = ['Version', 'In force from', 'Sections', 'What changed', 'Approved by'];

/** The next version, the one shown (with its changed sections marked) and earlier ones. */
function RevisionTable({revisions, shown, anchors}: RevisionTableProps): ReactNode {
  return (
    <div className="table-frame">
      <table className="table table--stack">
        <caption>Revisions</caption>
        <ColumnHeads heads={HEADS} />
        <tbody>
          {revisions.map((revision, index) => {
            const {version, effectiveFrom, approvedBy, path, changes, state} = revision;
            const isText = entersText(revision);
            const day = shortDay(effectiveFrom);
            const never = state === 'replaced' || state === 'corrected' || state === 'retracted';
            return (
              <tr key={index} id={isText ? revisionAnchor(version) : undefined}>
                <th scope="row" className="reference" data-label="Version">
                  <span className="inline">
                    {path === undefined ? version : <a href={path}>{version}</a>}
                    {isText && version === shown && revisions.length > 1 && (
                      <span className="delta" aria-hidden="true" />
                    )}
                  </span>
                </th>
                <td className="reference" data-label="In force from">
                  {never ? STATE_WORDS[state] : day}
                </td>
                <td data-label="Sections">
                  {isText && (
                    <Sections
                      revision={revision}
                      anchors={version === shown ? anchors : undefined}
                    />
                  )}
                </td>
                <td data-label="What changed">
                  {numbersKept(noteOf(revision))}{' '}
                  {changes !== undefined && <a href={changes}>Compare</a>}
                </td>
                <td data-label="Approved by">{approvedBy}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Links below the title block: to what changed (the comparison, if any) and to the copies. */
export function RecordTools({children}: {readonly children: ReactNode}): ReactNode {
  const facts = useRecordFacts();
  const {revisions, row, before} = facts;
  const changed = changedSections(facts).length;
  const allChanged = changed === useSections().length;
  const shown = revisions.find(({version}) => version === row?.version);
  return (
    <div className="document__tools links" data-search="skip">
      <a href={shown?.changes ?? '#revisions'}>
        {allChanged ? 'All sections changed' : 'What changed'}
      </a>{' '}
      <a href="#record">Downloads</a> <PrintButton>{children}</PrintButton>
      {before && changed > 0 && !allChanged && (
        // Only on phones, where a note at each changed clause would be in the way of readers.
        <label className="changes-switch">
          <input type="checkbox" /> Show changes in the text
        </label>
      )}
    </div>
  );
}

/** Copies to download, each with its format and size. */
function Downloads(): ReactNode {
  const {sizes} = usePluginData('policies') as RecordData;
  const {downloads} = useRecordFacts();
  // A build lists the copies that it made; `npm start` makes each on request.
  const made = downloads.filter(({path}) => path in sizes);
  const copies = made.length > 0 ? made : downloads;
  return (
    <>
      <ul className="record__list links">
        {copies.map(({format, path}) => (
          <li key={path}>
            <a href={path} download>
              {format}
            </a>{' '}
            {sizes[path] !== undefined && <span className="quiet">{fileSize(sizes[path])}</span>}
          </li>
        ))}
      </ul>
      {copies.some(({format}) => format === 'PDF') && (
        <p className="quiet">The last page of the PDF is for signing.</p>
      )}
    </>
  );
}

/**
 * The record of a document for auditors: versions and their changes, copies, what was in force
 * when, and the fingerprint of the text.
 */
export function RecordSheet(): ReactNode {
  const {row, state, downloads, revisions} = useRecordFacts();
  const {metadata} = useDoc();
  // The page of all versions lists approved documents only.
  const slug = row && metadata.permalink.split('/').at(-1);
  const anchors = useSections().map(({id}) => id);
  return (
    <>
      <RevisionTable
        revisions={revisions}
        shown={state === 'draft' ? undefined : row?.version}
        anchors={anchors}
      />
      <section className="record" aria-labelledby="record">
        <h3 id="record">Downloads and verification</h3>
        <Register>
          {downloads.length > 0 && (
            <Entry name="Copies">
              <Downloads />
            </Entry>
          )}
          <Entry name="On a given date">
            <InForceOn label="Version in force on" slug={slug} />
            <a className="target" href={slug ? `${IN_FORCE_PATH}#${slug}` : IN_FORCE_PATH}>
              All versions and dates
            </a>
          </Entry>
          <Entry name="Fingerprint">
            {state === 'draft' ? (
              <p>A draft has no fingerprint, because nobody has approved it.</p>
            ) : (
              <>
                <p>
                  SHA-256 of the plain text:{' '}
                  <code className="record__fingerprint">{row?.sha256}</code>
                </p>
                <p className="quiet">
                  Check your copy against our <a href={MANIFEST_PATH}>list of fingerprints</a>. Keep
                  both in one folder.
                </p>
              </>
            )}
          </Entry>
        </Register>
      </section>
    </>
  );
}

export function Statutes({statutes}: Pick<PolicyFrontMatter, 'statutes'>): ReactNode {
  return (
    <section className="after stack stack--close" aria-labelledby="statutes">
      <h3 id="statutes">Relevant legislation</h3>
      <ul className="stack stack--close">
        {statutes.map(({name, url}) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
