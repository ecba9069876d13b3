import type {JobPosting, MonetaryAmount, PostalAddress, WithContext} from 'schema-dts';
import {brand} from '../../data/brand/brand';
import {careers} from '../../data/careers/careers';
import {companyOf} from '../../data/companies/companies';
import {escapeHtml} from '../../platform/generated-files/formats/html';
import {openingPath} from '../../shared/openings/addresses';
import {WHAT_HELPS, WHAT_YOU_NEED} from '../../shared/openings/words';
import {withOffset} from '../../shared/local-instant';
import type {OpeningDocument} from './parse';
import type {Location, Opening} from '../../shared/openings/schema';

const EMPLOYMENT_TYPE = {'Full-time': 'FULL_TIME', 'Part-time': 'PART_TIME'} as const;

const UNIT = {hour: 'HOUR', day: 'DAY', year: 'YEAR'} as const;

interface Options {
  /** Whether applications sent from the site are delivered. */
  readonly delivers: boolean;
}

/**
 * Describes an opening for search engines: schema.org's JobPosting as JSON-LD. It contains the
 * fields that job searches require and recommend, and nothing that the page doesn't show.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  document: OpeningDocument,
  {delivers}: Options,
): WithContext<JobPosting> {
  const {opening} = document;
  const {title, slug, type, company, hours, posted, closes, closesAt, reference, pay} = opening;
  const {locations, remote, extras} = opening;
  const places = locations.map((place) => ({'@type': 'Place', address: addressOf(place)}) as const);
  const employer = companyOf(company);
  const {rule, proof} = careers.eligibility;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: `${brand.url}${openingPath(slug)}`,
    title,
    description: jobDescription(document),
    datePosted: posted,
    validThrough: withOffset(closes, closesAt),
    employmentType: EMPLOYMENT_TYPE[type],
    workHours: hours,
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.legalName,
      sameAs: `${brand.url}${employer.href}`,
    },
    ...(places.length > 0 && {jobLocation: places.length === 1 ? places[0] : places}),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: {'@type': 'Country', name: brand.address.country},
    }),
    ...(pay && {baseSalary: salaryOf(pay)}),
    ...(extras && {jobBenefits: extras.join('; ')}),
    identifier: {'@type': 'PropertyValue', name: employer.legalName, value: reference},
    // Omitted if the form doesn't deliver applications, because it would be untrue.
    ...(delivers && {directApply: true}),
    eligibilityToWorkRequirement: `${rule} ${proof}`,
  };
}

/**
 * Returns the advert as HTML for search engines and feeds, with the page's text in the same order.
 */
export function jobDescription({opening, html}: OpeningDocument): string {
  const {description, flexibility, requirements, desirable} = opening;
  return [
    `<p>${escapeHtml(description)}</p>`,
    `<p>${escapeHtml(flexibility)}</p>`,
    ...points(WHAT_YOU_NEED, requirements),
    ...(desirable === undefined ? [] : points(WHAT_HELPS, desirable)),
    html,
  ].join('\n');
}

function points(heading: string, texts: readonly string[]): string[] {
  const items = texts.map((text) => `<li>${escapeHtml(text)}</li>`);
  return [`<h2>${heading}</h2>`, `<ul>${items.join('')}</ul>`];
}

/** Returns where people report for work, because job searches look for a town on the map. */
function addressOf({outward, reportsTo, ...named}: Location): PostalAddress {
  const {town, region} = reportsTo ?? named;
  return {
    '@type': 'PostalAddress',
    ...(reportsTo?.street !== undefined && {streetAddress: reportsTo.street}),
    addressLocality: town,
    addressRegion: region,
    ...(outward !== undefined && {postalCode: outward}),
    addressCountry: 'GB',
  };
}

function salaryOf({from, to, unit}: NonNullable<Opening['pay']>): MonetaryAmount {
  const amount = from === to ? {value: from} : {minValue: from, maxValue: to};
  return {
    '@type': 'MonetaryAmount',
    currency: 'GBP',
    value: {'@type': 'QuantitativeValue', ...amount, unitText: UNIT[unit]},
  };
}
