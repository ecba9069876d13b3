import {usePluginData} from '@docusaurus/useGlobalData';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {Fragment, type ReactNode} from 'react';
import {Entry, Register} from '@site/src/components/register/Register';
import {shortDay} from '@site/src/content/dates';
import {IN_FORCE_PATH, MANIFEST_PATH} from '@site/src/content/policies/addresses';
import type {RecordData, RecordFacts} from '@site/src/content/policies/pages';
import {InForceOn} from './InForce';
import {fileSize} from './file-size';
import {PrintButton} from './PrintButton';
import {useRecordFacts} from './front-matter';

/** Numbers of the sections that the version shown changed; none of a first issue, where all are new. */
export function changedSections({row}: RecordFacts): readonly number[] {
  return Array.isArray(row?.sections) ? row.sections : [];
}

/** Numbers of sections, each a link where the page has the section. */
function Sections({
  numbers,
  anchors = [],
}: {
  readonly numbers: readonly number[];
  /** Ids of the page's sections in order. */
  readonly anchors?: readonly string[];
}): ReactNode {
  return numbers.map((number, index) => {
    const anchor = anchors[number - 1];
    return (
      <Fragment key={number}>
        {index > 0 && ', '}
        {anchor === undefined ? (
          number
        ) : (
          <a href={`#${anchor}`} aria-label={`Section ${number}`}>
            {number}
          </a>
        )}
      </Fragment>
    );
  });
}

/**
 * Every version up to the one shown, newest first; the newest carries the mark of its sections, and
 * leads to them: only its numbers are those of the page.
 */
export function RevisionTable({
  revisions,
  anchors,
}: Pick<RecordFacts, 'revisions'> & {
  /** Ids of the page's sections in order. */
  readonly anchors?: readonly string[];
}): ReactNode {
  return (
    <div className="table-frame">
      <table className="table table--stack">
        <caption>Revisions</caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">In force from</th>
            <th scope="col">Sections</th>
            <th scope="col">What changed</th>
            <th scope="col">Approved by</th>
          </tr>
        </thead>
        <tbody>
          {revisions.map(
            (
              {version, effectiveFrom, sections, note, approvedBy, path, changes, neverInForce},
              index,
            ) => (
              <tr key={version}>
                <th scope="row" className="reference" data-label="Version">
                  <span className="revision-mark">
                    {path === undefined ? version : <a href={path}>{version}</a>}
                    {index === 0 && <span className="delta" aria-hidden="true" />}
                  </span>
                </th>
                <td className="reference" data-label="In force from">
                  {neverInForce ? 'Never in force' : shortDay(effectiveFrom)}
                </td>
                <td data-label="Sections">
                  {sections === 'all' ? (
                    'All'
                  ) : sections.length === 0 ? (
                    'None'
                  ) : (
                    <Sections numbers={sections} anchors={index === 0 ? anchors : undefined} />
                  )}
                </td>
                <td data-label="What changed">
                  {note} {changes !== undefined && <a href={changes}>Compare</a>}
                </td>
                <td data-label="Approved by">{approvedBy}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Links under the title block: what changed (the comparison, if there is one), and the copies. */
export function RecordTools({children}: {readonly children: ReactNode}): ReactNode {
  const [newest] = useRecordFacts().revisions;
  return (
    <div className="document__tools">
      <a href={newest?.changes ?? '#revisions'}>What changed</a>
      <a href="#record">Downloads</a>
      <PrintButton>{children}</PrintButton>
    </div>
  );
}

/** Copies to take away, each with its kind and size. */
function Downloads(): ReactNode {
  const {sizes} = usePluginData('policies') as RecordData;
  const {downloads} = useRecordFacts();
  return (
    <ul className="record__list">
      {downloads.map(({format, path}) => (
        <li key={path}>
          <a href={path} download>
            {format}
          </a>{' '}
          {sizes[path] !== undefined && <span className="quiet">{fileSize(sizes[path])}</span>}
        </li>
      ))}
    </ul>
  );
}

/**
 * What an auditor asks for: versions and what each changed, copies, what was in force when, and the
 * fingerprint of the text.
 */
export function RecordSheet(): ReactNode {
  const {row, state, downloads, revisions} = useRecordFacts();
  const {metadata, toc} = useDoc();
  const slug = metadata.permalink.split('/').at(-1) ?? '';
  const anchors = toc.filter(({level}) => level === 2).map(({id}) => id);
  return (
    <>
      {/* The sections of a draft are not those of the version in the newest row. */}
      <RevisionTable revisions={revisions} anchors={state === 'draft' ? [] : anchors} />
      <section className="record" aria-labelledby="record">
        <h3 id="record">Downloads and verification</h3>
        <Register>
          {downloads.length > 0 && (
            <Entry name="Copies">
              <Downloads />
              <p className="quiet">The last page of the PDF is for signing.</p>
            </Entry>
          )}
          <Entry name="On a given date">
            <InForceOn label="Version in force on" slug={slug} />
            <a href={`${IN_FORCE_PATH}#${slug}`}>All versions and dates</a>
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
                  Check your copy against our <a href={MANIFEST_PATH}>list of fingerprints</a>.
                </p>
              </>
            )}
          </Entry>
        </Register>
      </section>
    </>
  );
}
