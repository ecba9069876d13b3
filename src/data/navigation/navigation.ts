import {companies} from '../companies/companies';

const {design, facilities, bespoke, construction} = companies;

const companyLink = (company: (typeof companies)[keyof typeof companies]) => ({
  label: company.shortName,
  href: company.href,
  company: company.id,
  summary: company.summary,
});

const footerLink = (company: (typeof companies)[keyof typeof companies]) => ({
  ...companyLink(company),
  href: company.footerHref,
});

const home = {label: 'Home', href: '/'};
const pages = [
  {label: 'About', href: '/about'},
  {label: 'Careers', href: '/careers'},
  {label: 'Contact', href: '/contact'},
];
const headerCompanies = {
  label: 'Our Companies',
  // This is the specification's order, which differs from `companies`.
  links: [design, facilities, bespoke, construction].map(companyLink),
};

/**
 * The menus, with exactly the entries and order of the specification (section 2 "Shared layout").
 * The footer then adds links that every page must offer.
 */
export const navigation = {
  header: {logoHref: '/', home, companies: headerCompanies, pages},
  panel: {
    home,
    services: {
      label: 'Services',
      links: [
        {label: 'Cleaning', href: '/services/cleaning'},
        {label: 'Security', href: '/services/security'},
        {label: 'Project Management', href: '/services/project-management'},
        {label: 'Specialist Management', href: '/services/specialist-management'},
      ],
    },
    companies: headerCompanies,
    pages,
  },
  footer: {
    // A redirect that the specification asks for.
    logoHref: '/group',
    blurb:
      'Four companies that design, build, fit out and look after buildings across the UK, and one that recruits for all four.',
    companies: {
      label: 'Our Companies',
      links: Object.values(companies).map(footerLink),
    },
    company: {
      label: 'Company',
      links: [
        ...pages,
        {label: 'Policies', href: '/policies'},
        {label: 'Projects', href: '/projects'},
      ],
    },
    contactLabel: 'Headquarters',
    legal: [
      {label: 'Privacy Policy', href: '/privacy'},
      {label: 'Terms of Service', href: '/terms'},
      {label: 'Accessibility', href: '/accessibility'},
      {label: 'Legal', href: '/legal'},
    ],
  },
};
