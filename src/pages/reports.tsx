import Layout from '@theme/Layout';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {BreadcrumbBar} from '@site/src/features/documents/BreadcrumbBar';
import {familyOf} from '@site/src/features/documents/families';
import {RegisterTable, RegisterTop} from '@site/src/features/documents/registers/Register';
import {longDay} from '@site/src/shared/dates';
import type {DocumentsData, ListedReport} from '@site/src/shared/documents/registers';

const {label} = familyOf('reports');

/** Like the policies, the reports belong to the group. */
const {back} = familyOf('policies');

function figureOf({figure, figureWords}: ListedReport): ReactNode {
  return (
    figure && (
      <>
        <b className="table__figure">{figure}</b>
        <p className="quiet">{figureWords}</p>
      </>
    )
  );
}

/** The list of reports: what each one shows, and who answers for it. */
export default function ReportsPage(): ReactNode {
  const {reports} = usePluginData('documents') as DocumentsData;
  const published = reports.flatMap(({effectiveFrom}) => effectiveFrom ?? []).sort();
  const reviews = reports.flatMap(({reviewBy}) => reviewBy ?? []).sort();
  return (
    <Layout
      title={label}
      description={`What ${brand.name} reports: results against targets, a bid pack for buyers, the supplier code, the gender pay gap and directors’ duties.`}
    >
      <RegisterTop
        trail={<BreadcrumbBar back={back} above={[]} here={label} />}
        title={label}
        lead="How we did against our targets, what buyers and suppliers ask for, and what the law asks us to publish."
        cells={[
          {term: 'Last published', value: published.slice(-1).map(longDay)},
          {term: 'Next review due', value: reviews.slice(0, 1).map(longDay)},
        ]}
      />
      <RegisterTable
        subject="Report"
        documents={reports}
        columns={{'In figures': figureOf, Owner: ({owner}) => owner}}
      />
      <ContactCallToAction heading="A question about a report?" action="Contact Us" />
    </Layout>
  );
}
