import {Fragment, type ReactNode} from 'react';
import {ColumnHeads} from '@site/src/components/register/Register';
import {counted} from '@site/src/shared/counted';
import {longDay} from '@site/src/shared/dates';
import {IN_FORCE_PATH, periodPath} from '@site/src/policy-record/shared/addresses';
import type {InForcePage, ListedVersion, PeriodDays} from '@site/src/policy-record/shared/pages';

/** Formats a date with non-breaking spaces. */
export function wholeDay(day: string): string {
  return longDay(day).replaceAll(' ', '\u00a0');
}

/** Formats the days on which a version was in force, which may be none. */
function daysInForce(version: ListedVersion): string {
  const {days, isToCome} = version;
  if (days === undefined) return daysText(version);
  if (days.length === 0) return `No whole day; from ${wholeDay(version.from)}`;
  return days.map((run) => daysText({...run, isToCome})).join(', and ');
}

/** Formats the days of a period. Example: `1 April 2025 to 31 March 2026`. */
export function daysText({from, until, isToCome}: PeriodDays): string {
  if (until === undefined) return `${isToCome ? 'From' : 'Since'} ${wholeDay(from)}`;
  return until === from ? wholeDay(from) : `${wholeDay(from)} to ${wholeDay(until)}`;
}

interface InForceOnProps {
  /** Not needed if another element labels the field. */
  readonly label?: string;
  /** The document whose row is shown first. */
  readonly slug?: string;
}

export const DATE_FIELD = 'in-force-on';

/** A form with a date, handled by in-force-script.ts. Without scripts it leads to all periods. */
export function InForceOn({label, slug}: InForceOnProps): ReactNode {
  return (
    <form className="in-force__on" action={slug ? `${IN_FORCE_PATH}#${slug}` : IN_FORCE_PATH}>
      <div className="field">
        {label !== undefined && <label htmlFor={DATE_FIELD}>{label}</label>}
        <input className="input" id={DATE_FIELD} type="date" name="on" required />
      </div>
      <button className="button button--plain" type="submit">
        Show
      </button>
    </form>
  );
}

/** A fingerprint that wraps only in the middle; in a disclosure where rows stack. */
function Fingerprint({sha256}: {readonly sha256: string}): ReactNode {
  return (
    <details className="disclosure disclosure--inline disclosure--narrow">
      <summary>Fingerprint</summary>
      <p className="versions__fingerprint">
        <abbr title="Text fingerprint">SHA-256</abbr>
        <br />
        {sha256.slice(0, 32)}
        <wbr />
        {sha256.slice(32)}
      </p>
    </details>
  );
}

/** How to check copies against their fingerprints. */
export function CheckCopies(): ReactNode {
  return (
    <details className="disclosure disclosure--inline">
      <summary>How to check copies</summary>
      <p>Keep the copies and SHA256SUMS in one folder, and run there:</p>
      <ul>
        <li>
          Linux: <code>sha256sum -c --ignore-missing SHA256SUMS</code>
        </li>
        <li>
          Mac: <code>shasum -a 256 -c SHA256SUMS</code>
        </li>
        <li>
          Windows, in PowerShell: <code>Get-FileHash *</code>, and compare the results
        </li>
      </ul>
    </details>
  );
}

/** Links to each document's row, for phones, where rows stack. */
export function JumpList({documents}: {readonly documents: readonly ListedVersion[]}): ReactNode {
  return (
    <details className="disclosure in-force__jump">
      <summary>{documents.length} documents</summary>
      <ul>
        {documents.map(({slug, title}) => (
          <li key={slug}>
            <a href={`#${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The status of a version, with links to its text, and its fingerprint. */
function Words({version}: {readonly version: ListedVersion}): ReactNode {
  const {words, since, changes, sha256} = version;
  return (
    <>
      <p>
        {since} {changes !== undefined && <a href={changes}>Compare with the current version</a>}
      </p>
      {words === undefined ? (
        <p className="quiet">
          We don’t hold the text of this version. Our archive starts with a later one.
        </p>
      ) : (
        <ul className="links versions__links">
          <li>
            <a href={words.page}>Read version {version.version}</a>
          </li>
          {words.pdf !== undefined && (
            <li>
              <a href={words.pdf} data-copy="">
                PDF
              </a>
            </li>
          )}
          <li>
            <a href={words.text} data-copy="">
              Plain text
            </a>
          </li>
        </ul>
      )}
      {sha256 !== null && <Fingerprint sha256={sha256} />}
    </>
  );
}

interface TableProps {
  readonly versions: readonly ListedVersion[];
  /**
   * Rows are named by document on the page of a period, and by version on the page of all periods.
   */
  readonly by: 'document' | 'version';
  readonly caption: string;
}

const HEADS = {
  document: ['Document', 'Version', 'In force', 'Approved by', 'Text'],
  version: ['Version', 'In force', 'What changed', 'Approved by', 'Text'],
};

/** Versions with their dates, their approval and links to their text. */
export function VersionsTable({versions, by, caption}: TableProps): ReactNode {
  const kind = by === 'document' ? 'versions--period' : 'versions--policy';
  return (
    <div className="table-frame">
      <table className={`table versions ${kind}`}>
        <caption className="visually-hidden">{caption}</caption>
        <ColumnHeads heads={HEADS[by]} />
        <tbody>
          {versions.map((version) => (
            <tr
              key={`${version.reference} ${version.version}`}
              id={by === 'document' ? version.slug : undefined}
            >
              {by === 'document' ? (
                <>
                  <th scope="row">
                    {version.title} <span className="reference">{version.reference}</span>
                  </th>
                  <td data-label="Version" className="reference">
                    {version.version}
                  </td>
                </>
              ) : (
                <th scope="row" className="reference" data-label="Version">
                  {version.version}
                </th>
              )}
              <td data-label="In force">{daysInForce(version)}</td>
              {by === 'version' && <td data-label="What changed">{version.note}</td>}
              <td data-label="Approved by">
                {version.approvedBy}
                {version.approvedOn !== null && `, ${wholeDay(version.approvedOn)}`}
              </td>
              <td className="versions__words">
                <Words version={version} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Names each document in short, with its new version, if any, in the mono face. */
function News({names}: {readonly names: readonly string[]}): ReactNode {
  return names.map((name, index) => {
    const [title = '', version] = name.split(' version ');
    return (
      <Fragment key={name}>
        {index > 0 && ' '}
        <span className="nowrap">
          {title.replace(/ policy$/, '')} <span className="reference">{version}</span>
          {index < names.length - 1 && ','}
        </span>
      </Fragment>
    );
  });
}

type Periods = InForcePage['periods'];

/** A table of periods, each with a link to its page. */
function PeriodsTable({periods, caption}: {readonly periods: Periods; readonly caption: string}) {
  return (
    <div className="table-frame">
      <table className="table table--stack">
        <caption className="visually-hidden">{caption}</caption>
        <ColumnHeads heads={['Period', 'What changed']} />
        <tbody>
          {periods.map((period) => (
            <tr key={period.from} id={period.from}>
              <th scope="row">
                <a href={periodPath(period.from)}>{daysText(period)}</a>
              </th>
              <td data-label="What changed">
                <News names={period.news} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How many periods are open besides those to come: the current one and the three before it. */
const OPEN_PERIODS = 4;

/** Periods, newest first. The older ones are in a disclosure, because their number grows. */
export function PeriodList({periods}: {readonly periods: Periods}): ReactNode {
  const open = periods.filter(({isToCome}) => isToCome).length + OPEN_PERIODS;
  const earlier = periods.slice(open);
  const first = earlier.at(-1);
  return (
    <>
      <PeriodsTable periods={periods.slice(0, open)} caption="Periods between changes" />
      {first && (
        <details className="disclosure">
          <summary>
            {counted(earlier.length, 'earlier period')}, since {wholeDay(first.from)}
          </summary>
          <PeriodsTable periods={earlier} caption="Earlier periods" />
        </details>
      )}
    </>
  );
}
