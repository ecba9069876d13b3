import type {PictureName} from '../pictures/catalogue';
import type {CompanyId} from '../companies/companies';

/** Last part of the address under `/services`. Example: `'cleaning'`. */
export type ServiceSlug =
  | 'security'
  | 'cleaning'
  | 'property-maintenance'
  | 'emergency-response'
  | 'project-management'
  | 'specialist-management'
  | 'security-training';

/** Last part of the address under `/construction`. Example: `'fit-out'`. */
export type ConstructionSlug =
  | 'commercial-buildings'
  | 'renovations'
  | 'design-build'
  | 'project-management'
  | 'quantity-surveying'
  | 'fit-out';

/** A card that leads to a service page (specification, section 3 "Static content items"). */
interface ServiceCard {
  readonly slug: ServiceSlug;
  /** Heading of the card, the same as the title of its page. Example: `'Cleaning'`. */
  readonly title: string;
  /** What it is, in one sentence. */
  readonly description: string;
  /** A few words under the title where cards stand in threes. Example: `'Before anyone arrives'`. */
  readonly strapline: string;
  /** Address of the page. Example: `'/services/cleaning'`. */
  readonly href: string;
  /** Picture of the card. Example: `'lobby'`. */
  readonly picture: PictureName;
  /** The company that does the work. Example: `'facilities'`. */
  readonly company: CompanyId;
}

/** A card that leads to a construction page. */
interface ConstructionCard {
  readonly slug: ConstructionSlug;
  /** Heading of the card, the same as the title of its page. Example: `'Cleaning'`. */
  readonly title: string;
  /** What it is, in one sentence. */
  readonly description: string;
  /** A few words under the title where cards stand in threes. Example: `'Before anyone arrives'`. */
  readonly strapline: string;
  /** Address of the page. Example: `'/services/cleaning'`. */
  readonly href: string;
  /** Picture of the card. Example: `'lobby'`. */
  readonly picture: PictureName;
  /** The company that does the work. Example: `'facilities'`. */
  readonly company: CompanyId;
}

/** Every service card by slug. */
export type Services = Readonly<Record<ServiceSlug, ServiceCard>>;

/** Every construction card by slug. */
export type ConstructionPages = Readonly<Record<ConstructionSlug, ConstructionCard>>;

/** The service pages as cards, by the last part of their address. */
export const services = {
  security: {
    slug: 'security',
    title: 'Security',
    description:
      'Licensed officers on gatehouses and receptions, patrols, keyholding and alarm response, with a written report each morning.',
    strapline: 'After everyone has left',
    href: '/services/security',
    picture: 'night',
    company: 'facilities',
  },
  cleaning: {
    slug: 'cleaning',
    title: 'Cleaning',
    description:
      'Offices, common parts and industrial sites, cleaned to a written schedule and scored by somebody who did not clean them.',
    strapline: 'Before anyone arrives',
    href: '/services/cleaning',
    picture: 'trolley',
    company: 'facilities',
  },
  'property-maintenance': {
    slug: 'property-maintenance',
    title: 'Property Maintenance',
    description:
      'Planned, statutory and reactive repairs under one helpdesk number, with a dated record of every visit.',
    strapline: 'Before anything fails',
    href: '/services/property-maintenance',
    picture: 'house',
    company: 'facilities',
  },
  'emergency-response': {
    slug: 'emergency-response',
    title: 'Emergency Response',
    description:
      'A person answers day and night, sends the right engineer or officer, and stays on the line until the building is safe.',
    strapline: 'When it fails anyway, 24/7',
    href: '/services/emergency-response',
    picture: 'emergency',
    company: 'facilities',
  },
  'project-management': {
    slug: 'project-management',
    title: 'Project Management',
    description:
      'One named manager on your side of the table for works in a building that stays open, from the brief to the last defect.',
    strapline: 'Works in a building that stays open',
    href: '/services/project-management',
    picture: 'siteplan',
    company: 'facilities',
  },
  'specialist-management': {
    slug: 'specialist-management',
    title: 'Specialist Management',
    description:
      'Lifts, fire systems, plant and water, each looked after by a vetted specialist and answered for by one manager.',
    strapline: 'One manager for every specialist',
    href: '/services/specialist-management',
    picture: 'plantroom',
    company: 'facilities',
  },
  'security-training': {
    slug: 'security-training',
    title: 'Security Training',
    description:
      'Courses in small groups for people who want to apply for a security licence, with the full cost stated before you book.',
    strapline: 'The course before the licence',
    href: '/services/security-training',
    picture: 'training',
    company: 'recruitment',
  },
} satisfies Services;

/** The construction pages as cards, by the last part of their address. */
export const constructionPages = {
  'commercial-buildings': {
    slug: 'commercial-buildings',
    title: 'Commercial buildings',
    description:
      'Offices, workshops and shops built new, with one site manager from the first pile to the handover file.',
    strapline: 'From the first pile to the keys',
    href: '/construction/commercial-buildings',
    picture: 'office',
    company: 'construction',
  },
  renovations: {
    slug: 'renovations',
    title: 'Commercial renovations',
    description:
      'Roofs, fronts, floors and services renewed in buildings that are listed, occupied or simply tired.',
    strapline: 'Keep the building, change its use',
    href: '/construction/renovations',
    picture: 'terrace',
    company: 'construction',
  },
  'design-build': {
    slug: 'design-build',
    title: 'Design and build',
    description:
      'One contract and one price for the drawings and the building, in five steps with a decision at the end of each.',
    strapline: 'One contract, drawing to door',
    href: '/construction/design-build',
    picture: 'designbuild',
    company: 'construction',
  },
  'project-management': {
    slug: 'project-management',
    title: 'Construction project management',
    description:
      'A site team that runs the programme, the trades and the neighbours, and reports against the dates it gave you.',
    strapline: 'Dates you can hold us to',
    href: '/construction/project-management',
    picture: 'siteplan',
    company: 'construction',
  },
  'quantity-surveying': {
    slug: 'quantity-surveying',
    title: 'Quantity surveying',
    description:
      'Measured quantities, tender comparison, monthly valuations and a final account that you can trace line by line.',
    strapline: 'Measured before it is priced',
    href: '/construction/quantity-surveying',
    picture: 'measured',
    company: 'construction',
  },
  'fit-out': {
    slug: 'fit-out',
    title: 'Fit-out services',
    description:
      'Category A floors for landlords and Category B workplaces for tenants, usually with people at work on the floor above.',
    strapline: 'Category A and Category B',
    href: '/construction/fit-out',
    picture: 'fitout',
    company: 'construction',
  },
} satisfies ConstructionPages;

/** The four cards of the facilities home page, in order (specification, section 2 "Facilities home page"). */
export const homeServices: ServiceSlug[] = [
  'security',
  'cleaning',
  'property-maintenance',
  'emergency-response',
];

/** The management services on the construction landing page. */
export const managementServices: ServiceSlug[] = ['project-management', 'specialist-management'];

/** The six cards of the construction landing page, in order. */
export const constructionServices: ConstructionSlug[] = [
  'commercial-buildings',
  'renovations',
  'design-build',
  'project-management',
  'quantity-surveying',
  'fit-out',
];
