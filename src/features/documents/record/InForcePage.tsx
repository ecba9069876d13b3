import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {LEDGER_PATH, MANIFEST_PATH, REGISTER_PATH} from '@site/src/policy-record/shared/addresses';
import type {InForcePage as Props} from '@site/src/policy-record/shared/pages';
import {longDay} from '@site/src/shared/dates';
import {useAnchor} from '@site/src/components/section/Section';
import {CheckCopies, DATE_FIELD, InForceOn, PeriodList, VersionsTable, wholeDay} from './InForce';
import {ContactCallToAction} from '../../contact/ContactCallToAction';
import {BreadcrumbBar} from '../BreadcrumbBar';
import {familyOf} from '../families';
import {FollowChanges, RegisterTop} from '../registers/Register';

const {label, back, index} = familyOf('policies');

/**
 * Every version of one document, newest first. The anchor is inside the disclosure, because
 * browsers open only disclosures that contain the target of a link.
 */
function Versions({versions}: {readonly versions: Props['documents'][number]}): ReactNode {
  const [newest] = versions;
  const shown = versions.find(({isToCome}) => !isToCome) ?? newest;
  useAnchor(newest?.slug);
  return (
    shown && (
      <details className="disclosure in-force__document">
        <summary>
          <h3>
            {shown.title} <span className="reference">{shown.reference}</span>
          </h3>
          <span className="quiet">
            Version {shown.version}, {shown.isToCome ? 'from' : 'since'} {wholeDay(shown.from)}
          </span>
        </summary>
        <div id={shown.slug}>
          <VersionsTable by="version" versions={versions} caption={`Versions of ${shown.title}`} />
        </div>
      </details>
    )
  );
}

/** The page with a form for a date, and lists of all periods and all versions of every document. */
export default function InForcePage({periods, documents}: Props): ReactNode {
  const first = periods.at(-1)?.from;
  const last = periods.find(({isToCome}) => !isToCome)?.from;
  return (
    <Layout
      noIndex
      title="What was in force on a given date"
      description="Every version of every policy, notice and report: its dates, text and approval."
    >
      <div className="in-force__top">
        <RegisterTop
          trail={
            <BreadcrumbBar
              back={back}
              above={[{label, to: index.to}]}
              here="In force on a given date"
            />
          }
          title="What was in force on a given date"
          lead="Choose a date or a period to read what applied."
          cells={[
            {term: <label htmlFor={DATE_FIELD}>Date</label>, value: <InForceOn />, wide: true},
            {term: 'Record begins', value: first && longDay(first)},
            {term: 'Last change', value: last && longDay(last)},
          ]}
        />
      </div>
      <div className="in-force wrap stack">
        <section className="in-force__days" aria-labelledby="days">
          <h2 id="days">Periods</h2>
          <PeriodList periods={periods} />
          {first !== undefined && (
            <p id="before">
              <strong>Before {wholeDay(first)}</strong> we have no record.
            </p>
          )}
          <p id="to-come">
            <strong>For future dates</strong> we show the versions already approved. A version stays
            in force until another replaces it.
          </p>
        </section>
        <section className="in-force__all" aria-labelledby="versions">
          <h2 id="versions">Every version</h2>
          {documents.map((versions) => (
            <Versions key={versions[0]?.reference} versions={versions} />
          ))}
        </section>
        <p className="quiet">
          Data: <a href={REGISTER_PATH}>policies.json</a>. Fingerprints of every copy:{' '}
          <a href={MANIFEST_PATH}>SHA256SUMS</a>. Approvals: the <a href={LEDGER_PATH}>ledger</a>.{' '}
          <FollowChanges />
        </p>
        <CheckCopies />
      </div>
      <ContactCallToAction heading="A question about a policy?" action="Contact Us" />
    </Layout>
  );
}
