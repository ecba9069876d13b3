import {companies} from '../companies/companies';

/** A permanent redirect inside the site. Neither path has a trailing slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Redirects inside the site (specification 2 and 4), the same on every host. */
export const redirects: readonly Redirect[] = [
  {from: '/group', to: '/'},
  {from: '/architects', to: '/design'},
];

/**
 * Address of every page except documents and openings (specification, section 2 "Route table", and
 * the related decisions). The files in `docs/` determine the documents' addresses. A file of
 * `src/pages` whose address is not here is left out of the site.
 */
export const pages: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/policies',
  '/reports',
  '/search',
  '/careers',
  '/careers/apply',
  '/recruitment',
  '/international-projects',
  ...companies.flatMap((company) => company.pages.filter((page) => page.split('/').length === 2)),
];
