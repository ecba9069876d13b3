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
  /** A few words under the title where cards stand in threes. Example: `'Scheduled, checked and scored'`. */
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
  /** A few words under the title where cards stand in threes. Example: `'Scheduled, checked and scored'`. */
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
      'Licensed officers at gatehouses and receptions, plus patrols, keyholding and alarm response, with a written report each morning.',
    strapline: 'Guarding, patrol and keyholding',
    href: '/services/security',
    picture: 'gate',
    company: 'facilities',
  },
  cleaning: {
    slug: 'cleaning',
    title: 'Cleaning',
    description:
      'Offices, shared areas and industrial sites, cleaned to a written schedule, with a monthly score and a target of 92 per cent.',
    strapline: 'Scheduled, checked and scored',
    href: '/services/cleaning',
    picture: 'trolley',
    company: 'facilities',
  },
  'property-maintenance': {
    slug: 'property-maintenance',
    title: 'Property Maintenance',
    description:
      'Planned, statutory and reactive maintenance through one helpdesk number, with a dated record of every visit.',
    strapline: 'Planned and reactive repairs',
    href: '/services/property-maintenance',
    picture: 'boilers',
    company: 'facilities',
  },
  'emergency-response': {
    slug: 'emergency-response',
    title: 'Emergency Response',
    description:
      'A person answers your call, day or night (our target is 60 seconds), and sends the right engineer or officer.',
    strapline: '24/7, across the UK',
    href: '/services/emergency-response',
    picture: 'van',
    company: 'facilities',
  },
  'project-management': {
    slug: 'project-management',
    title: 'Project Management',
    description:
      'The client’s side of a project: one named manager for works in a building that stays open, from the brief to the last defect.',
    strapline: 'Works managed for the client',
    href: '/services/project-management',
    picture: 'siteplan',
    company: 'facilities',
  },
  'specialist-management': {
    slug: 'specialist-management',
    title: 'Specialist Management',
    description:
      'Lifts, plant rooms, fire systems and water systems under one manager, with one register of every inspection the law requires.',
    strapline: 'Plant rooms and inspections',
    href: '/services/specialist-management',
    picture: 'facilities',
    company: 'facilities',
  },
  'security-training': {
    slug: 'security-training',
    title: 'Security Training',
    description:
      'Courses in groups of up to twelve, for people who want to apply for a security licence: from £195, or £255 with the first-aid day.',
    strapline: 'Courses for a security licence',
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
      'New offices, workshops and shops, with one site manager from the first pile to the handover file.',
    strapline: 'New offices, shops and clinics',
    href: '/construction/commercial-buildings',
    picture: 'factory',
    company: 'construction',
  },
  renovations: {
    slug: 'renovations',
    title: 'Commercial renovations',
    description:
      'Roofs, façades, structure and services renewed in listed or occupied buildings, once six surveys have been done.',
    strapline: 'Repair and change of use',
    href: '/construction/renovations',
    picture: 'terrace',
    company: 'construction',
  },
  'design-build': {
    slug: 'design-build',
    title: 'Design and build',
    description:
      'One contract and one price for the drawings and the building, in five steps with a decision at the end of each.',
    strapline: 'One contract, five steps',
    href: '/construction/design-build',
    picture: 'pavilion',
    company: 'construction',
  },
  'project-management': {
    slug: 'project-management',
    title: 'Construction project management',
    description:
      'The contractor’s side of a project: a site team that runs the programme and trades to one agreed baseline, and deals with the neighbours.',
    strapline: 'The contractor’s site team',
    href: '/construction/project-management',
    picture: 'siteplan',
    company: 'construction',
  },
  'quantity-surveying': {
    slug: 'quantity-surveying',
    title: 'Quantity surveying',
    description:
      'Measured quantities, tender comparison, monthly valuations and a final account you can trace line by line.',
    strapline: 'Cost plan to final account',
    href: '/construction/quantity-surveying',
    picture: 'measured',
    company: 'construction',
  },
  'fit-out': {
    slug: 'fit-out',
    title: 'Fit-out services',
    description:
      'Category A floors for landlords and Category B workplaces for tenants: 800 square metres in about twelve weeks.',
    strapline: 'Category A and Category B',
    href: '/construction/fit-out',
    picture: 'fitout',
    company: 'construction',
  },
} satisfies ConstructionPages;

/**
 * The term on retentions, the same in four documents, which write `{terms.retention}`. The Commercial
 * Payments Bill had its first reading in the House of Lords on 19 May 2026: change this sentence when
 * it becomes law.
 */
export const retention =
  'Retention is normally 3 per cent, half of it released at practical completion and the rest when defects have been made good. In May 2026 the government introduced the Commercial Payments Bill, which would ban retentions. Until a ban applies to your contract, we’ll price a retention bond instead if you prefer.';

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
