import {companies} from '../companies/companies';
import type {CompanyId} from '../companies/companies';

/** A link of a menu. Example: `{label: 'About', href: '/about'}`. */
interface MenuLink {
  /** What the reader sees. Example: `'About'`. */
  readonly label: string;
  /** Path on this site. Example: `'/about'`. */
  readonly href: string;
}

/** A link to a company of the group. */
export interface CompanyLink extends MenuLink {
  /** The company, for its letter and colour. Example: `'design'`. */
  readonly company: CompanyId;
  /** What it does in a handful of words. Example: `'Architecture, planning and interiors'`. */
  readonly summary: string;
}

/** Links under one heading. Example: `{label: 'Services', links: […]}`. */
interface LinkGroup {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

interface CompanyGroup {
  readonly label: string;
  readonly links: readonly CompanyLink[];
}

/** Header, mobile panel and footer (specification, section 2 "Shared layout"). */
export interface Navigation {
  /** Desktop menu: Home, the dropdown of companies, then the pages after it. */
  readonly header: {
    /** Where the logo leads. Example: `'/'`. */
    readonly logoHref: string;
    readonly home: MenuLink;
    readonly companies: CompanyGroup;
    readonly pages: readonly MenuLink[];
  };
  /** Mobile side panel, in this order: home, services, companies, pages. */
  readonly panel: {
    readonly home: MenuLink;
    readonly services: LinkGroup;
    readonly companies: CompanyGroup;
    readonly pages: readonly MenuLink[];
  };
  readonly footer: {
    /** Where the logo leads; the specification sends it through the redirect. Example: `'/group'`. */
    readonly logoHref: string;
    /** A sentence or two under the logo. */
    readonly blurb: string;
    readonly companies: CompanyGroup;
    readonly company: LinkGroup;
    /** Label of the contact block. Example: `'Headquarters'`. */
    readonly contactLabel: string;
    readonly legal: readonly MenuLink[];
  };
}

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
  // The specification's order, not that of `companies`.
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
} satisfies Navigation;
