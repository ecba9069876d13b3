import type {
  ContactPoint,
  Graph,
  OpeningHoursSpecification,
  Organization,
  Place,
  PostalAddress,
  WebSite,
} from 'schema-dts';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import type {Closure} from '@site/src/data/bank-holidays/bank-holidays.schema';
import {brand} from '@site/src/data/brand/brand';
import {companies, entityOf, registration} from '@site/src/data/companies/companies';
import type {Brand} from '@site/src/data/brand/brand.schema';
import {officeHours} from '@site/src/data/brand/office-hours';
import {WEEK} from '@site/src/shared/wall-clock';

/** Refers to a company by the `@id` that all pages share. */
export const companyReference = (id: string) => ({'@id': `${brand.url}/#${id}`});

const ADDRESS = {'@id': `${brand.url}/#address`};

/** Closes at 23:59, because schema.org has no 24:00. */
const ALWAYS_OPEN: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: WEEK,
  opens: '00:00',
  closes: '23:59',
};

const hours: Brand['hours'] = brand.hours;

/** The opening hours without the closed days. A night closes earlier than it opens. */
const openingHours = hours.flatMap(
  ({fromDay, toDay, opens, closes}): OpeningHoursSpecification[] =>
    opens === null || closes === null
      ? []
      : [
          {
            ...ALWAYS_OPEN,
            dayOfWeek: WEEK.slice(fromDay - 1, toDay),
            ...(opens !== closes && {opens, closes}),
          },
        ],
);

/** Closures. A day that is closed opens and closes at the same time, as search engines ask for it. */
const specialHours = bankHolidays.closures.map(
  ({from, to = from, open}: Closure): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    ...(open ?? {opens: '00:00', closes: '00:00'}),
  }),
);

/** Converts hours given as text to structured data; undefined for any other text. */
export function hoursIn(
  words: string,
): OpeningHoursSpecification | OpeningHoursSpecification[] | undefined {
  if (words === '24/7') return ALWAYS_OPEN;
  if (words !== officeHours) return undefined;
  return openingHours.length === 1 ? openingHours[0] : openingHours;
}

const {building, street, town, county, postcode, countryCode} = brand.address;

const address = {
  '@type': 'PostalAddress',
  ...ADDRESS,
  streetAddress: `${building}, ${street}`,
  addressLocality: town,
  addressRegion: county,
  postalCode: postcode,
  addressCountry: countryCode,
} satisfies PostalAddress;

/** Returns a number with the country's code, as search engines ask for it. */
const international = ({href}: {readonly href: string}) => href.replace('tel:', '');

/** A company's details from the companies register. */
function registered(id: string) {
  const {name, legalName, number, href} = entityOf(id);
  return {
    '@type': 'Organization',
    ...companyReference(id),
    name,
    legalName,
    url: brand.url + href,
    identifier: {'@type': 'PropertyValue', name: 'Company number', value: number},
    vatID: registration.vat,
  } satisfies Organization;
}

/** The group's details, all of which the footer of every page shows. */
const group = {
  ...registered('group'),
  logo: `${brand.url}/icons/icon-512.png`,
  telephone: international(brand.phone.main),
  email: brand.email.info,
  address,
  sameAs: Object.values(brand.social).map(({href}) => href),
  subOrganization: companies.map(({id}) => companyReference(id)),
} satisfies Organization;

const contactPoint = [
  {
    '@type': 'ContactPoint',
    contactType: 'Headquarters',
    telephone: international(brand.phone.main),
    email: brand.email.info,
    hoursAvailable: openingHours,
  },
  {
    '@type': 'ContactPoint',
    contactType: 'Emergency, day and night',
    telephone: international(brand.phone.emergency),
    hoursAvailable: ALWAYS_OPEN,
  },
] satisfies ContactPoint[];

const headquarters = {
  '@type': 'Place',
  name: 'Headquarters',
  address: ADDRESS,
  geo: {'@type': 'GeoCoordinates', ...brand.coordinates},
  openingHoursSpecification: openingHours,
  ...(specialHours.length > 0 && {specialOpeningHoursSpecification: specialHours}),
} satisfies Place;

const site = {
  '@type': 'WebSite',
  '@id': `${brand.url}/#website`,
  name: brand.name,
  url: `${brand.url}/`,
  publisher: companyReference('group'),
} satisfies WebSite;

const graph = (...nodes: Graph['@graph']): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

/** Structured data of the home page: the site and its publisher. */
export const homeData = graph(site, group);

/**
 * Structured data of the contact page: the group with its contact points, location and opening
 * hours.
 */
export const contactData = graph({...group, contactPoint, location: headquarters});

/** Structured data of the legal notice: every company's registered details. */
export const registerData = graph(
  group,
  ...companies.map(({id}) => ({
    ...registered(id),
    address: ADDRESS,
    parentOrganization: companyReference('group'),
  })),
);
