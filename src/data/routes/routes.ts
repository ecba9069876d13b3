/** A page of the site (specification, section 2 "Route table", and the decisions beside it). */
export interface SiteRoute {
  /** Example: `'/services/cleaning'`. */
  readonly path: string;
  /** What the page is called. Example: `'Cleaning'`. */
  readonly title: string;
  /** What kind of page it is. Example: `'service'`. */
  readonly family:
    'page' | 'landing' | 'policy' | 'service' | 'construction' | 'project' | 'notice' | 'redirect';
}

/** One permanent redirect inside the site. Both are paths without a slash at the end. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Addresses that lead to another (specification 2 and 4), whoever serves the site. */
export const redirects: readonly Redirect[] = [
  {from: '/group', to: '/'},
  {from: '/architects', to: '/design'},
];

/** Every address of the site. Links in data are checked against this list. */
export const routes = [
  {path: '/', title: 'Group home', family: 'page'},
  {path: '/home', title: 'Facilities home', family: 'page'},
  {path: '/about', title: 'About', family: 'page'},
  {path: '/contact', title: 'Contact Us', family: 'page'},
  {path: '/policies', title: 'Policies', family: 'page'},
  {path: '/services', title: 'Facilities services', family: 'page'},
  {path: '/search', title: 'Search', family: 'page'},
  {path: '/careers', title: 'Careers', family: 'page'},
  {path: '/careers/apply', title: 'Application form', family: 'page'},
  {path: '/recruitment', title: 'Careers', family: 'page'},
  {path: '/international-projects', title: 'International Projects', family: 'page'},
  {path: '/design', title: 'Design', family: 'landing'},
  {path: '/design-architecture', title: 'Design and architecture', family: 'landing'},
  {path: '/bespoke', title: 'Bespoke joinery', family: 'landing'},
  {path: '/construction', title: 'Construction', family: 'landing'},
  {path: '/construction-services', title: 'Construction services', family: 'landing'},
  {path: '/facilities-management', title: 'Facilities management', family: 'landing'},
  {path: '/services/cleaning', title: 'Cleaning', family: 'service'},
  {path: '/services/security', title: 'Security', family: 'service'},
  {path: '/services/security-training', title: 'Security Training', family: 'service'},
  {path: '/services/property-maintenance', title: 'Property Maintenance', family: 'service'},
  {path: '/services/emergency-response', title: 'Emergency Response', family: 'service'},
  {path: '/services/project-management', title: 'Project Management', family: 'service'},
  {path: '/services/specialist-management', title: 'Specialist Management', family: 'service'},
  {
    path: '/construction/commercial-buildings',
    title: 'Commercial buildings',
    family: 'construction',
  },
  {path: '/construction/renovations', title: 'Commercial renovations', family: 'construction'},
  {path: '/construction/design-build', title: 'Design and build', family: 'construction'},
  {
    path: '/construction/project-management',
    title: 'Construction project management',
    family: 'construction',
  },
  {path: '/construction/quantity-surveying', title: 'Quantity surveying', family: 'construction'},
  {path: '/construction/fit-out', title: 'Fit-out services', family: 'construction'},
  {path: '/policies/health-and-safety', title: 'Health and safety', family: 'policy'},
  {path: '/policies/environmental', title: 'Environmental', family: 'policy'},
  {path: '/policies/quality-assurance', title: 'Quality assurance', family: 'policy'},
  {path: '/policies/modern-slavery', title: 'Modern slavery', family: 'policy'},
  {path: '/policies/equality-diversity', title: 'Equality and diversity', family: 'policy'},
  {
    path: '/policies/corporate-social-responsibility',
    title: 'Corporate social responsibility',
    family: 'policy',
  },
  {path: '/policies/data-protection', title: 'Data protection', family: 'policy'},
  {
    path: '/policies/anti-bribery-corruption',
    title: 'Anti-bribery and corruption',
    family: 'policy',
  },
  {path: '/policies/whistleblowing', title: 'Whistleblowing', family: 'policy'},
  {path: '/projects', title: 'Projects', family: 'project'},
  {
    path: '/projects/new-york-retail-expansion',
    title: 'Retail Expansion - New York',
    family: 'project',
  },
  {path: '/projects/manila-office-complex', title: 'Manila Office Complex', family: 'project'},
  {
    path: '/projects/riyadh-hotel-development',
    title: 'Riyadh Hotel Development',
    family: 'project',
  },
  {path: '/privacy', title: 'Privacy Policy', family: 'notice'},
  {path: '/privacy/candidates', title: 'Candidate privacy notice', family: 'notice'},
  {path: '/terms', title: 'Terms of Service', family: 'notice'},
  {path: '/accessibility', title: 'Accessibility', family: 'notice'},
  {path: '/legal', title: 'Legal notice', family: 'notice'},
  ...redirects.map(({from, to}) => ({
    path: from,
    title: `Redirect to ${to}`,
    family: 'redirect' as const,
  })),
] satisfies SiteRoute[];
