import {companies} from '../companies/companies';
import type {CompanyLink, Navigation} from './navigation.schema';

const {design, facilities, bespoke, construction} = companies;

const companyLink = (company: (typeof companies)[keyof typeof companies]): CompanyLink => ({
  label: company.shortName,
  href: company.href,
  company: company.id,
  summary: company.summary,
});

const footerLink = (company: (typeof companies)[keyof typeof companies]): CompanyLink => ({
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
  links: [design, facilities, bespoke, construction].map(companyLink),
};

/**
 * The menus, with exactly the entries and order of the specification (section 2 "Shared layout").
 * After them the footer has what else must be found from every page.
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
    logoHref: '/group',
    blurb:
      'Design, construction, bespoke joinery, facilities management and recruitment for buildings across the UK. One group, one point of contact.',
    companies: {
      label: 'Our Companies',
      links: [design, construction, bespoke, facilities].map(footerLink),
    },
    company: {
      label: 'Company',
      links: [
        ...pages,
        {label: 'Policies', href: '/policies'},
        {label: 'Projects', href: '/projects'},
        {label: 'Recruitment', href: '/recruitment'},
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
} satisfies Navigation;
