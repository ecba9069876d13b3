import {companies} from '../companies/companies';
import type {CompanyId} from '../companies/companies';

/** A menu link. Example: `{label: 'About', href: '/about'}`. */
interface MenuLink {
  /** Text of the link. Example: `'About'`. */
  readonly label: string;
  /** Path on this site. Example: `'/about'`. */
  readonly href: string;
}

/** A link to a company of the group. */
export interface CompanyLink extends MenuLink {
  /** The company, which sets the letter and colour. Example: `'design'`. */
  readonly company: CompanyId;
  /** What the company does in a few words. Example: `'Architecture, planning and interiors'`. */
  readonly summary: string;
}

/** Links under a heading. Example: `{label: 'Services', links: […]}`. */
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
  /** Desktop menu: Home, the companies dropdown, then the other pages. */
  readonly header: {
    /** Address that the logo links to. Example: `'/'`. */
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
    /** Address of the logo's link: a redirect, as the specification says. Example: `'/group'`. */
    readonly logoHref: string;
    /** One or two sentences under the logo. */
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
