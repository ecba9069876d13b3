import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar per family of documents; the order is the order a reader meets them in. */
const sidebars: SidebarsConfig = {
  policies: [
    'policies/health-and-safety',
    'policies/environmental',
    'policies/quality-assurance',
    'policies/modern-slavery',
    'policies/equality-diversity',
    'policies/corporate-social-responsibility',
    'policies/data-protection',
    'policies/anti-bribery-corruption',
    'policies/whistleblowing',
  ],
  services: [
    'services/security',
    'services/security-training',
    'services/cleaning',
    'services/property-maintenance',
    'services/emergency-response',
    'services/project-management',
    'services/specialist-management',
  ],
  construction: [
    'construction/commercial-buildings',
    'construction/renovations',
    'construction/design-build',
    'construction/project-management',
    'construction/quantity-surveying',
    'construction/fit-out',
  ],
  projects: [
    'projects/index',
    'projects/new-york-retail-expansion',
    'projects/manila-office-complex',
    'projects/riyadh-hotel-development',
  ],
  notices: ['privacy', 'privacy/candidates', 'terms', 'accessibility', 'legal'],
};

export default sidebars;
