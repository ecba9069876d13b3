/** What a family of documents is called, and where its way back leads. */
export interface Family {
  readonly label: string;
  readonly back: {readonly label: string; readonly to: string};
}

/** One entry per sidebar in `sidebars.ts`; the buttons' words are the specification's (2, "Policy pages"). */
const families: Readonly<Record<string, Family>> = {
  policies: {label: 'Policies', back: {label: 'Back to About', to: '/about'}},
  services: {label: 'Facilities services', back: {label: 'Back to Facilities', to: '/home'}},
  construction: {
    label: 'Construction services',
    back: {label: 'Back to Construction', to: '/construction'},
  },
  projects: {
    label: 'Projects',
    back: {label: 'Back to International Projects', to: '/international-projects'},
  },
  notices: {label: 'Notices', back: {label: 'Back to Home', to: '/'}},
};

/**
 * @throws when a sidebar has no family: add it here when you add a sidebar.
 */
export function familyOf(sidebar: string | undefined): Family {
  const family = sidebar === undefined ? undefined : families[sidebar];
  if (family === undefined) {
    throw new Error(`sidebars.ts: "${sidebar}" has no entry in src/features/document/families.ts`);
  }
  return family;
}
