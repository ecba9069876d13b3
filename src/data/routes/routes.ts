/** A React page (specification, section 2 "Route table", and the decisions beside it). */
interface PageAddress {
  /** Example: `'/about'`. */
  readonly path: string;
  /** Its name in the search of `npm start`. Example: `'About'`. */
  readonly title: string;
}

/** One permanent redirect inside the site. Both are paths without a slash at the end. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Addresses that lead to another (specification 2 and 4), on every host. */
export const redirects: readonly Redirect[] = [
  {from: '/group', to: '/'},
  {from: '/architects', to: '/design'},
];

/** Every page that is not a document or an opening. The files under `docs/` give the documents'. */
export const pages: readonly PageAddress[] = [
  {path: '/', title: 'Group home'},
  {path: '/home', title: 'Facilities home'},
  {path: '/about', title: 'About'},
  {path: '/contact', title: 'Contact Us'},
  {path: '/policies', title: 'Policies'},
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
