import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {
  LEDGER_PATH,
  MANIFEST_PATH,
  periodPath,
  REGISTER_PATH,
} from '@site/src/content/policies/addresses';
import type {InForcePage as Props} from '@site/src/content/policies/pages';
import {useAnchor} from '@site/src/components/section/Section';
import {daysText, InForceOn, JumpList, newsText, VersionsTable, wholeDay} from './InForce';
import {Trail} from './Trail';
import {familyOf} from './families';

const {label, back, index} = familyOf('policies');

/** Every version of one document, newest first. */
function Versions({versions}: {readonly versions: Props['documents'][number]}): ReactNode {
  const [newest] = versions;
  useAnchor(newest?.slug);
  return (
    newest && (
      <section className="in-force__policy" aria-labelledby={newest.slug}>
        <h3 id={newest.slug}>
          {newest.title} <span className="reference">{newest.reference}</span>
        </h3>
        <VersionsTable by="version" versions={versions} caption={`Versions of ${newest.title}`} />
      </section>
    )
  );
}

/** Takes a day, and lists every period and every version of every document. */
export default function InForcePage({periods, documents}: Props): ReactNode {
  const first = periods.at(-1)?.from;
  return (
    <Layout
      title="What was in force on a day"
      description="Every version of every policy and notice: from which day until which, who approved it, what it said and what has changed since."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <article className="in-force wrap">
        <Trail back={back} above={[{label, to: index.to}]} here="In force on a day" />
        <h1>What was in force on a day</h1>
        <p className="lead">
          Choose a day or a period: the answer names the version of each policy and notice that
          stood then, with its words.
        </p>
        <InForceOn label="Day" isOnList />
        <section className="in-force__days" aria-labelledby="days">
          <h2 id="days">Periods</h2>
          <p>Nothing changed within a period, so its page answers for each of its days.</p>
          <div className="table-frame">
            <table className="table table--stack">
              <caption className="visually-hidden">Periods between changes</caption>
              <thead>
                <tr>
                  <th scope="col">Period</th>
                  <th scope="col">New on the first day</th>
                </tr>
              </thead>
              <tbody>
                {periods.map((period) => (
                  <tr key={period.from} id={period.from}>
                    <th scope="row">
                      <a href={periodPath(period.from)}>{daysText(period)}</a>
                    </th>
                    <td data-label="New on the first day">{newsText(period.news)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {first !== undefined && (
            <p id="before">
              <strong>Before {wholeDay(first)}</strong> there is no record, so we cannot say here
              what applied.
            </p>
          )}
          <p id="to-come">
            <strong>For a day to come</strong> only what has been approved so far can be shown. A
            version stays in force until another takes its place.
          </p>
        </section>
        <section className="in-force__all" aria-labelledby="versions">
          <h2 id="versions">Every version</h2>
          <JumpList documents={documents.flatMap(([newest]) => newest ?? [])} />
          {documents.map((versions) => (
            <Versions key={versions[0]?.reference} versions={versions} />
          ))}
        </section>
        <p className="quiet">
          For programs: <a href={REGISTER_PATH}>policies.json</a>. For proof:{' '}
          <a href={MANIFEST_PATH}>SHA256SUMS</a>, the fingerprint of every copy, and the{' '}
          <a href={LEDGER_PATH}>ledger</a>, in which each row holds the fingerprint of the row
          before it.
        </p>
      </article>
    </Layout>
  );
}
