/** What a family of documents is called, where its way back leads, and where it is listed. */
export interface Family {
  readonly label: string;
  readonly back: {readonly label: string; readonly to: string};
  /** The page that lists the family, for breadcrumbs. */
  readonly index: {
    readonly to: string;
    /** Older editions have such a page of their own, below their year. */
    readonly inEveryEdition?: boolean;
  };
}

/** One entry per sidebar in `sidebars.ts`; the buttons' words are the specification's (2, "Policy pages"). */
const families: Readonly<Record<string, Family>> = {
  policies: {
    label: 'Policies',
    back: {label: 'Back to About', to: '/about'},
    index: {to: '/policies', inEveryEdition: true},
  },
  services: {
    label: 'Facilities services',
    back: {label: 'Back to Facilities', to: '/home'},
    index: {to: '/services'},
  },
  construction: {
    label: 'Construction services',
    back: {label: 'Back to Construction', to: '/construction'},
    index: {to: '/construction-services'},
  },
  projects: {
    label: 'Projects',
    back: {label: 'Back to International Projects', to: '/international-projects'},
    index: {to: '/projects'},
  },
  notices: {
    label: 'Notices',
    back: {label: 'Back to Home', to: '/'},
    index: {to: '/legal'},
  },
};

const toCareers = {label: 'Back to Careers', to: '/careers'};

/** Documents that belong with a page other than their family's, by address. */
export const ownBack: Readonly<Record<string, Family['back']>> = {
  '/services/security-training': toCareers,
  '/privacy/candidates': toCareers,
};

/**
 * @throws when a sidebar has no family: add it here when you add a sidebar.
 */
export function familyOf(sidebar: string | undefined): Family {
  const family = sidebar === undefined ? undefined : families[sidebar];
  if (family === undefined) {
    throw new Error(`sidebars.ts: "${sidebar}" has no entry in src/features/documents/families.ts`);
  }
  return family;
}
