import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {companyOf} from '@site/src/data/companies/companies';
import {companyAt} from '@site/src/data/companies/company-pages';
import type {ServiceRegister} from '@site/src/shared/documents/registers';
import {ContactCallToAction} from '../../contact/ContactCallToAction';
import {RegisterTable, RegisterTop} from './Register';
import {ServicesDrawing} from './ServicesDrawing';
import {BreadcrumbBar} from '../BreadcrumbBar';
import {backToHome, familyOf} from '../families';

const {label, back: parent} = familyOf('services');

/** The page may itself be the company’s first one. */
const back = parent.to === '/services' ? backToHome : parent;

export default function ServiceRegisterPage({documents}: ServiceRegister): ReactNode {
  const {id, name, services} = companyOf(companyAt('/services') ?? '');
  const lead = services?.lead ?? 'What each service covers, and when.';
  const {display, href} = brand.phone.emergency;
  return (
    <Layout title={label} description={`${name}. ${lead}`}>
      <RegisterTop
        trail={<BreadcrumbBar back={back} above={[]} here={label} />}
        title={label}
        lead={lead}
        cells={[
          {
            term: 'Company',
            value: <CompanyName company={id}>{name}</CompanyName>,
            wide: true,
          },
          {term: 'Emergency, 24 hours', value: <a href={href}>{display}</a>},
        ]}
      />
      <ServicesDrawing documents={documents} />
      <RegisterTable
        subject="Service"
        numbered
        documents={documents}
        columns={{Hours: ({hours}) => hours}}
      />
      <ContactCallToAction heading="Not sure which of these you need?" action="Get in Touch" />
    </Layout>
  );
}
