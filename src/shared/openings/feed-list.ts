import {brand} from '../../data/brand/brand';
import {companies, HIRING_COMPANIES} from '../../data/companies/companies';
import {feedPath} from './addresses';
import type {OpeningCompany} from './schema';

export interface OpeningFeed {
  readonly format: 'atom' | 'json';
  /** `type` attribute of `<link rel="alternate">`. Example: `'application/atom+xml'`. */
  readonly type: string;
  readonly title: string;
  readonly path: string;
  /** Absent for the feed of the whole group. */
  readonly company?: OpeningCompany;
}

const TYPES = {atom: 'application/atom+xml', json: 'application/feed+json'} as const;

function feedsOf(name: string, company?: OpeningCompany): OpeningFeed[] {
  return (['atom', 'json'] as const).map((format) => ({
    format,
    type: TYPES[format],
    title: `Openings at ${name}`,
    path: feedPath(format, company),
    ...(company && {company}),
  }));
}

/** Every feed of openings: for the whole group and for each company that hires, in two formats. */
export const openingFeeds: readonly OpeningFeed[] = [
  ...feedsOf(brand.name),
  ...HIRING_COMPANIES.flatMap((company) => feedsOf(companies[company].name, company)),
];
