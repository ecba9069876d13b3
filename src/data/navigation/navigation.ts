import {brand} from '../brand/brand';
import {appointed, companies, companyWords, type Company} from '../companies/companies';

const companyLink = ({id, shortName, href, summary}: Company) => ({
  label: shortName,
  href,
  company: id,
  summary,
});

const footerLink = (company: Company) => ({
  ...companyLink(company),
  href: company.footerHref ?? company.href,
});

const menuPlace = (company: Company) => company.appointed?.menu ?? 0;

const home = {label: 'Home', href: '/'};
const pages = [
  {label: 'About', href: '/about'},
  {label: 'Careers', href: '/careers'},
  {label: 'Contact', href: '/contact'},
];
const headerCompanies = {
  label: 'Our Companies',
  links: appointed.toSorted((one, other) => menuPlace(one) - menuPlace(other)).map(companyLink),
};

/** The page that begins or lists what each company does. A company without an entry is added. */
const companyPages = [
  {
    company: 'construction',
    title: 'Construction services',
    path: '/construction-services',
    text: 'New buildings, fit-out, renovation, and their management.',
  },
  {
    company: 'design',
    title: 'Design',
    path: '/design',
    text: 'Homes, workplaces and extensions, with the fee for each step.',
  },
  {
    company: 'bespoke',
    title: 'Bespoke joinery',
    path: '/bespoke',
    text: 'Furniture, kitchens, stairs, fire doors and old windows.',
  },
  {
    company: 'facilities',
    title: 'Facilities services',
    path: '/services',
    text: 'Cleaning, security, maintenance and emergency response.',
  },
  {
    company: 'recruitment',
    title: 'Security training',
    path: '/services/security-training',
    text: `Courses that Recruitment runs in ${brand.address.town}.`,
  },
];

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
    blurb: companyWords.sentence,
    companies: {
      label: 'Our Companies',
      links: companies.map(footerLink),
    },
    company: {
      label: 'Company',
      links: [
        ...pages,
        {label: 'Policies', href: '/policies'},
        {label: 'Projects', href: '/projects'},
        {label: 'Bid pack', href: '/reports/bid-pack'},
        {label: 'Suppliers', href: '/reports/supplier-code'},
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
  /** Links to every kind of page, for browsing without a search. */
  browse: [
    ...companyPages.filter(({company}) => companies.some(({id}) => id === company)),
    ...companies
      .filter(({id}) => !companyPages.some(({company}) => company === id))
      .map(({shortName, href, summary}) => ({title: shortName, path: href, text: `${summary}.`})),
    {
      title: 'Projects',
      path: '/projects',
      text: 'In the UK and abroad, each with its programme and figures.',
    },
    {title: 'Careers', path: '/careers', text: 'Every open position, with pay and closing date.'},
    {
      title: 'Policies',
      path: '/policies',
      text: 'How we work, clause by clause, with every version on record.',
    },
    {
      title: 'Reports',
      path: '/reports',
      text: 'Results, bid pack, supplier code and gender pay gap.',
    },
    {
      title: 'About',
      path: '/about',
      text: 'The companies, their people, certificates and places.',
    },
    {title: 'Contact', path: '/contact', text: 'Telephone, message, map and opening hours.'},
  ],
};
