/** A React page (specification, section 2 "Route table", and the related decisions). */
interface PageAddress {
  /** Example: `'/about'`. */
  readonly path: string;
  /** Name of the page in the search under `npm start`. Example: `'About'`. */
  readonly title: string;
}

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
 * Every page except documents and openings. The files in `docs/` determine the documents'
 * addresses.
 */
export const pages: readonly PageAddress[] = [
  {path: '/', title: 'Group home'},
  {path: '/home', title: 'Facilities home'},
  {path: '/about', title: 'About'},
  {path: '/contact', title: 'Contact Us'},
  {path: '/policies', title: 'Policies'},
  {path: '/reports', title: 'Reports'},
  {path: '/services', title: 'Facilities services'},
  {path: '/search', title: 'Search'},
  {path: '/careers', title: 'Careers'},
  {path: '/careers/apply', title: 'Application form'},
  {path: '/recruitment', title: 'Careers'},
  {path: '/international-projects', title: 'International Projects'},
  {path: '/design', title: 'Design'},
  {path: '/design-architecture', title: 'Design and architecture'},
  {path: '/bespoke', title: 'Bespoke joinery'},
  {path: '/construction', title: 'Construction'},
  {path: '/construction-services', title: 'Construction services'},
  {path: '/facilities-management', title: 'Facilities management'},
];
