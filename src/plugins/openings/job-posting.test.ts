import {describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {companyOf} from '../../data/companies/companies';
import {EXAMPLE_SITE} from './example-site.test-data';
import {jobDescription, jobPosting} from './job-posting';
import {loadOpenings} from './load';
import type {Location} from '../../shared/openings/schema';
import type {OpeningDocument} from './parse';

/** The example openings, whose text is fixed. */
const examples = loadOpenings(EXAMPLE_SITE, new Date('2026-11-20T12:00:00Z')).open;
/** Includes the repository's openings, which HR may change. */
const {open, upcoming} = loadOpenings(process.cwd());
const documents = [...examples, ...open, ...upcoming];

function named(slug: string): OpeningDocument {
  const document = examples.find(({opening}) => opening.slug === slug);
  if (document === undefined) throw new Error(`There is no opening ${slug}.`);
  return document;
}

describe('the structured data of a job', () => {
  it('contains the facts shown on the page', () => {
    const document = named('bench-joiner');
    const {description, ...posting} = jobPosting(document, {delivers: false});
    expect(posting).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      url: `${brand.url}/careers/bench-joiner`,
      title: 'Bench Joiner',
      datePosted: '2026-11-02',
      validThrough: '2027-01-29T17:00:00+00:00',
      employmentType: 'FULL_TIME',
      workHours: document.opening.hours,
      hiringOrganization: {
        '@type': 'Organization',
        name: companyOf('bespoke').legalName,
        sameAs: `${brand.url}/bespoke`,
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: brand.address.town,
          addressRegion: 'Essex',
          postalCode: 'RM18',
          addressCountry: 'GB',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: {'@type': 'QuantitativeValue', minValue: 17.6, maxValue: 20.4, unitText: 'HOUR'},
      },
      identifier: {
        '@type': 'PropertyValue',
        name: companyOf('bespoke').legalName,
        value: 'BES-26-014',
      },
      eligibilityToWorkRequirement:
        'Applicants must be eligible to work in the UK. Proof is required if you are selected for interview.',
    });
    expect(description).toContain('<p>Three or four full days a week are possible.</p>');
    expect(description).toContain(
      '<h2>What would help</h2>\n<ul><li>Experience of cut-string stairs or box sashes.</li></ul>',
    );
    expect(description).toContain('<h2>What you will do</h2>');
  });

  it('uses summer time for a closing date in summer', () => {
    const {opening, ...rest} = named('bench-joiner');
    const summer = {
      ...opening,
      closes: '2027-06-30T17:00',
      closesAt: '2027-06-30T16:00:00.000Z',
    };
    expect(jobPosting({opening: summer, ...rest}, {delivers: false})).toMatchObject({
      validThrough: '2027-06-30T17:00:00+01:00',
    });
  });

  it('omits what the advert doesn’t say', () => {
    const {opening, ...rest} = named('bench-joiner');
    expect(jobPosting(named('bench-joiner'), {delivers: true})).toMatchObject({directApply: true});
    const vague = {
      ...opening,
      pay: undefined,
      locations: [{town: 'Leeds', region: 'West Yorkshire'}],
    };
    const posting = jobPosting({opening: vague, ...rest}, {delivers: false});
    expect(posting).not.toHaveProperty('baseSalary');
    expect(posting).not.toHaveProperty('jobLocation.address.postalCode');
  });

  it('locates the job where people report for work, with the street if it is ours', () => {
    const {opening, ...rest} = named('bench-joiner');
    const addressAt = (location: Location) =>
      jobPosting({opening: {...opening, locations: [location]}, ...rest}, {delivers: false});
    const area = {town: 'Thames Gateway', region: 'Essex and east London', outward: 'RM18'};
    const reportsTo = {street: 'Our House, 1 Road', town: 'Tilbury', region: 'Essex'};
    expect(addressAt({...area, reportsTo})).toMatchObject({
      jobLocation: {
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Our House, 1 Road',
          addressLocality: 'Tilbury',
          addressRegion: 'Essex',
          postalCode: 'RM18',
        },
      },
    });
    const {street: _, ...town} = reportsTo;
    expect(addressAt({...area, reportsTo: town})).not.toHaveProperty(
      'jobLocation.address.streetAddress',
    );
  });

  it('lists several places, work from home and what comes on top of the pay', () => {
    const {opening, ...rest} = named('bench-joiner');
    const posting = (changes: Partial<OpeningDocument['opening']>) =>
      jobPosting({opening: {...opening, ...changes}, ...rest}, {delivers: false});
    const places = ['Leeds', 'York'].map((town) => ({town, region: 'Yorkshire'}));
    expect(posting({locations: places, extras: ['Company van', 'Bonus of 5%']})).toMatchObject({
      jobLocation: [{address: {addressLocality: 'Leeds'}}, {address: {addressLocality: 'York'}}],
      jobBenefits: 'Company van; Bonus of 5%',
    });
    const home = posting({locations: [], remote: true});
    expect(home).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: {'@type': 'Country', name: brand.address.country},
    });
    expect(home).not.toHaveProperty('jobLocation');
    for (const name of ['jobLocationType', 'applicantLocationRequirements', 'jobBenefits']) {
      expect(posting({})).not.toHaveProperty(name);
    }
  });

  it('gives a single rate as one value, per year or per day', () => {
    const {opening, ...rest} = named('bench-joiner');
    const salaryFor = (pay: OpeningDocument['opening']['pay']) =>
      jobPosting({opening: {...opening, pay}, ...rest}, {delivers: false});
    expect(salaryFor({from: 140, to: 140, unit: 'day'})).toMatchObject({
      baseSalary: {value: {value: 140, unitText: 'DAY'}},
    });
    expect(salaryFor({from: 30_000, to: 34_000, unit: 'year'})).toMatchObject({
      baseSalary: {value: {minValue: 30_000, maxValue: 34_000, unitText: 'YEAR'}},
    });
  });

  it('describes every opening in full, as well-formed HTML', () => {
    for (const document of documents) {
      const html = jobDescription(document);
      expect(jobPosting(document, {delivers: false})).toMatchObject({description: html});
      expect(html, document.file).toMatch(/<p>[^]+<ul>[^]+<li>[^]+<h2>/);
      expect(html.length, document.file).toBeGreaterThan(document.body.length);
      expect(html, document.file).not.toMatch(/href="\//);
      const text = html.replaceAll(/<[^>]+>/g, ' ');
      const {description, flexibility, requirements, desirable = []} = document.opening;
      for (const point of [description, flexibility, ...requirements, ...desirable]) {
        expect(text.replaceAll('&amp;', '&'), document.file).toContain(point);
      }
      const opened = html.match(/<(p|ul|ol|li|h[2-6])>/g)?.length;
      expect(html.match(/<\/(p|ul|ol|li|h[2-6])>/g)?.length, document.file).toBe(opened);
    }
  });
});
