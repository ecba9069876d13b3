import {everyCompany} from '../../data/companies/companies';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** A family of documents: its name, where its back link leads, and the page that lists it, if any. */
export interface Family {
  readonly label: string;
  readonly back: {readonly label: string; readonly to: string};
  /** The page that lists the family, for breadcrumbs. */
  readonly index?: {
    readonly to: string;
    /** Whether older editions have such a page too, below their year. */
    readonly inEveryEdition?: boolean;
  };
}

const backToCareers = {label: 'Back to Careers', to: '/careers'};
/** The link above the first page of a family. */
export const backToHome = {label: 'Back to Home', to: '/'};

/**
 * One entry per sidebar in `sidebars.ts` that isn't a company's; the specification fixes the button labels (2, "Policy
 * pages").
 */
const families = {
  policies: {
    label: 'Policies',
    back: {label: 'Back to About', to: '/about'},
    index: {to: '/policies', inEveryEdition: true},
  },
  training: {
    label: 'Careers',
    back: backToCareers,
    index: {to: '/careers'},
  },
  projects: {
    label: 'Projects',
    back: {label: 'Back to Projects', to: '/projects'},
    index: {to: '/projects'},
  },
  reports: {
    label: 'Reports',
    back: {label: 'Back to Reports', to: '/reports'},
    index: {to: '/reports'},
  },
  notices: {
    label: 'Notices',
    back: backToHome,
  },
} satisfies Readonly<Record<string, Family>>;

/**
 * The services of each company. Those of a company that has left, in a closed edition, have no page
 * of today that lists them.
 */
const services = new Map<string | undefined, Family>(
  everyCompany.flatMap(({shortName, href, services: own, until}) =>
    own === undefined
      ? []
      : [
          [
            own.folder,
            {
              label: `${shortName} services`,
              ...(until === undefined
                ? {back: {label: `Back to ${shortName}`, to: href}, index: {to: own.list}}
                : {back: backToHome}),
            },
          ],
        ],
  ),
);

type FamilyName = keyof typeof families;

function isFamilyName(name: string | undefined): name is FamilyName {
  return name !== undefined && name in families;
}

const backToInternational = {
  label: 'Back to International Projects',
  to: '/international-projects',
};

/** Documents, by address, whose back link differs from their family's. */
export const ownBack: Readonly<Record<string, Family['back']>> = {
  '/privacy/candidates': backToCareers,
  '/projects': backToHome,
  '/projects/manila-office-complex': backToInternational,
  '/projects/new-york-retail-expansion': backToInternational,
  '/projects/riyadh-hotel-development': backToInternational,
};

/** Returns the sidebar of a policy or a notice, for pages of the record, which have none. */
export function recordedSidebar(path: string): 'policies' | 'notices' | 'reports' {
  const [, folder] = /^\/(policies|reports)\//.exec(path) ?? [];
  return folder === 'policies' || folder === 'reports' ? folder : 'notices';
}

/**
 * Returns the family of a sidebar.
 *
 * @throws when the sidebar has no family: add it here when you add a sidebar.
 */
export function familyOf<Name extends FamilyName>(sidebar: Name): (typeof families)[Name];
export function familyOf(sidebar: string | undefined): Family;
export function familyOf(sidebar: string | undefined): Family {
  const family = isFamilyName(sidebar) ? families[sidebar] : services.get(sidebar);
  if (family === undefined) {
    throw new Error(`sidebars.ts: "${sidebar}" has no entry in src/features/documents/families.ts`);
  }
  return family;
}

/**
 * Returns the address of a document in another edition.
 *
 * @param permalink address of the document. Example: `'/2025/policies/whistleblowing'`
 * @param from address of its edition. Example: `'/2025'`
 * @param to address of the other edition; `'/'` is the current one
 */
export function inEdition(permalink: string, from: string, to: string): string {
  const place = permalink.slice(from === '/' ? 0 : from.length);
  return `${to === '/' ? '' : to}${place}`;
}

type Items = readonly PropSidebarItem[];

function linksOf(items: Items): PropSidebarItemLink[] {
  return items.filter((item) => item.type === 'link');
}

/**
 * Returns the links of the document's own group, or the ungrouped links if it has no group. So no
 * page lists a large grouped family in full.
 *
 * @param permalink address of the document
 */
export function siblings(items: Items, permalink: string): PropSidebarItemLink[] {
  for (const item of items) {
    if (item.type === 'category') {
      const found = siblings(item.items, permalink);
      if (found.some(({href}) => href === permalink)) {
        return found;
      }
    }
  }
  return linksOf(items);
}
