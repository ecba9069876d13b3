import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {splitDocument} from './src/plugins/documents/parse-front-matter';

/** Every policy there is, by its reference. */
const policies = readdirSync(path.join(__dirname, 'docs/policies'))
  .map((name) => ({
    id: `policies/${path.basename(name, '.mdx')}`,
    ...splitDocument(readFileSync(path.join(__dirname, 'docs/policies', name), 'utf8')),
  }))
  .sort((one, other) =>
    String(one.frontMatter.reference).localeCompare(String(other.frontMatter.reference)),
  )
  .map(({id}) => id);

/** One sidebar per family of documents; the order is the order a reader meets them in. */
const sidebars: SidebarsConfig = {
  policies,
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
