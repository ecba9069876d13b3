import {firstSentence} from '@site/src/shared/documents/lead';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import type {CollectionPage, Service, WithContext} from 'schema-dts';
import {brand} from '@site/src/data/brand/brand';
import type {
  DocumentFrontMatter,
  ProjectRegisterFrontMatter,
  ServiceFrontMatter,
} from '@site/src/shared/documents/schema';
import {useFrontMatter} from '../../documents/front-matter';
import {StructuredData} from './StructuredData';
import {companyReference, hoursIn, registerData} from './organisation';

/** The document with the registered details of every company. */
const LEGAL_NOTICE = '/legal';

function service(document: ServiceFrontMatter, url: string): WithContext<Service> {
  const {title, lead, company, location} = document;
  const hours = hoursIn(document.hours);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description: firstSentence(lead)[0],
    url,
    provider: companyReference(company),
    areaServed: location,
    ...(hours && {hoursAvailable: hours}),
  };
}

/** The page that lists the projects. The projects are examples, so search engines get no data. */
function projectRegister(
  {title, lead}: ProjectRegisterFrontMatter,
  url: string,
): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    description: firstSentence(lead)[0],
    url,
    provider: companyReference('group'),
  };
}

function dataOf(document: DocumentFrontMatter, address: string): object | undefined {
  const url = brand.url + address;
  switch (document.kind) {
    case 'service':
      return service(document, url);
    case 'project register':
      return projectRegister(document, url);
    case 'notice':
      return address === LEGAL_NOTICE ? registerData : undefined;
    case 'project':
    case 'policy':
      return undefined;
  }
}

/** Structured data of a document in the current edition. */
export function DocumentData(): ReactNode {
  const document = useFrontMatter();
  const {permalink} = useDoc().metadata;
  const data = useDocsVersion().isLast ? dataOf(document, permalink) : undefined;
  return data && <StructuredData data={data} />;
}
