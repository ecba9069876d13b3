import {brand} from '@site/src/data/brand/brand';
import type {Brand} from '@site/src/data/brand/brand.schema';
import {navigation} from '@site/src/data/navigation/navigation';
import {pages, redirects, type Redirect} from '@site/src/data/routes/routes';
import {divisions} from '@site/src/features/contact/enquiry/rules';
import {isDelivered} from '../tools/delivered.mjs';

const {prefix, shortName} = brand;

/**
 * Returns a value that the specification fixes for the delivered group. For another group, whose
 * companies, place and hours only its data fixes, returns its own value.
 */
export function fixed<Value>(forDelivered: Value, own: Value): Value {
  return isDelivered ? forDelivered : own;
}

type Hours = Pick<Brand['hours'][number], 'days' | 'opens' | 'closes' | 'times'>;
type Links = readonly (readonly [label: string, address: string])[];
const labelled = (links: readonly {readonly label: string; readonly href: string}[]): Links =>
  links.map(({label, href}) => [label, href]);

/**
 * Everything fixed by the specification and the decisions that complete it, typed out by hand. Unit
 * tests and journeys compare the site with this table. Change it only when the specification
 * changes.
 */
export const specification = {
  /** Section 2, "Route table", without the redirects. */
  routes: fixed<readonly string[]>(
    [
      '/',
      '/home',
      '/about',
      '/contact',
      '/recruitment',
      '/careers',
      '/services/cleaning',
      '/services/security',
      '/services/property-maintenance',
      '/services/emergency-response',
      '/services/project-management',
      '/services/specialist-management',
      '/design',
      '/design-architecture',
      '/facilities-management',
      '/bespoke',
      '/construction',
      '/construction-services',
      '/construction/commercial-buildings',
      '/construction/renovations',
      '/construction/design-build',
      '/construction/project-management',
      '/construction/quantity-surveying',
      '/construction/fit-out',
      '/international-projects',
      '/policies/health-and-safety',
      '/policies/environmental',
      '/policies/quality-assurance',
      '/policies/modern-slavery',
      '/policies/equality-diversity',
      '/policies/corporate-social-responsibility',
      '/policies/data-protection',
      '/policies/anti-bribery-corruption',
      '/policies/whistleblowing',
      // Pages that the specification mentions without an address.
      '/privacy',
      '/privacy/candidates',
      '/terms',
      '/accessibility',
      '/legal',
      '/careers/apply',
      '/services/security-training',
      '/projects',
      '/projects/new-york-retail-expansion',
      '/projects/manila-office-complex',
      '/projects/riyadh-hotel-development',
      '/policies',
      '/reports',
      '/reports/2025-26',
      '/reports/bid-pack',
      '/reports/supplier-code',
      '/reports/gender-pay',
      '/reports/section-172',
      '/services',
      '/search',
    ],
    pages,
  ),
  redirects: fixed<readonly Redirect[]>(
    [
      {from: '/group', to: '/'},
      {from: '/architects', to: '/design'},
    ],
    redirects,
  ),

  /** Section 2, "Shared layout": label and address of each link, in order. */
  menus: {
    home: ['Home', '/'],
    headerCompanies: fixed<Links>(
      [
        ['Design', '/design'],
        ['Facilities', '/home'],
        ['Bespoke', '/bespoke'],
        ['Construction', '/construction'],
      ],
      labelled(navigation.header.companies.links),
    ),
    pages: [
      ['About', '/about'],
      ['Careers', '/careers'],
      ['Contact', '/contact'],
    ],
    panelServices: fixed<Links>(
      [
        ['Cleaning', '/services/cleaning'],
        ['Security', '/services/security'],
        ['Project Management', '/services/project-management'],
        ['Specialist Management', '/services/specialist-management'],
      ],
      labelled(navigation.panel.services.links),
    ),
    headerLogo: '/',
    footerLogo: '/group',
    footerCompaniesHeading: 'Our Companies',
    footerCompanies: fixed<Links>(
      [
        ['Design', '/design'],
        ['Construction', '/construction'],
        ['Bespoke', '/bespoke'],
        ['Facilities', '/facilities-management'],
      ],
      labelled(navigation.footer.companies.links),
    ),
    footerLegal: [
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ],
  },
  /** Sections 4 and 9, in milliseconds. */
  dropdown: {openDelay: 200, skipDelay: 300, closeDelay: 150},

  /** Sections 3, 4, 5 and 8. */
  enquiry: {
    fields: {
      name: {label: 'Name', message: 'Name must be at least 2 characters.'},
      email: {label: 'Email', message: 'Please enter a valid email address.'},
      company: {label: 'Company'},
      division: {
        label: `Which ${shortName} company do you want to contact?`,
        message: `Please select which ${shortName} company you want to contact.`,
      },
      phone: {label: 'Phone', message: 'Please enter a valid phone number.'},
      message: {label: 'Message', message: 'Message must be at least 10 characters.'},
    },
    /** Id and label of each division, in order. */
    divisions: fixed<Links>(
      [
        [`${prefix}-group`, 'General Inquiry'],
        [`${prefix}-construction`, `${shortName} Construction`],
        [`${prefix}-bespoke`, `${shortName} Bespoke`],
        [`${prefix}-facilities`, `${shortName} Facilities`],
        [`${prefix}-recruitment`, `${shortName} Recruitment`],
        [`${prefix}-design`, `${shortName} Design`],
      ],
      divisions.map(({id, label}) => [id, label] as const),
    ),
    sending: 'Sending...',
    sent: "Your message has been sent successfully. We'll be in touch soon!",
    failed: 'Failed to send your message. Please try again or contact us directly.',
  },
  application: {
    /** In the order of the form. */
    fields: {
      firstName: {label: 'First name', message: 'First name must be at least 2 characters.'},
      lastName: {label: 'Last name', message: 'Last name must be at least 2 characters.'},
      email: {label: 'Email', message: 'Please enter a valid email address.'},
      phone: {label: 'Phone', message: 'Please enter a valid phone number.'},
      address: {label: 'Address', message: 'Address must be at least 5 characters.'},
      postalCode: {label: 'Postcode', message: 'Please enter a valid postal code.'},
      position: {label: 'Position', message: "Please select a position you're interested in."},
      availability: {
        label: 'When can you work?',
        message: 'Please select your availability.',
      },
      experience: {
        label: 'Your experience',
        message: 'Please provide details about your relevant experience.',
      },
      resume: {label: 'CV (resume)', message: 'Please upload your resume.'},
      workEligibility: {
        label: 'I am eligible to work in the UK.',
        message: 'You must be eligible to work in the UK.',
      },
      dataConsent: {
        label:
          'I have read and agree to your data processing policy (the candidate privacy notice).',
        message: 'You must agree to our data processing policy.',
      },
    },
    /** Id and label of each availability, in order. */
    availabilities: [
      ['full-time', 'Full-time'],
      ['part-time', 'Part-time'],
      ['weekends', 'Weekends only'],
      ['evenings', 'Evenings only'],
      ['flexible', 'Flexible hours'],
    ],
    resumeExtensions: ['.pdf', '.doc', '.docx'],
    sent: "Your application has been submitted successfully. We'll be in touch soon!",
  },

  /** Sections 2, 5, 8 and 9. */
  map: {
    zoom: 14,
    centre: fixed({latitude: 51.484, longitude: 0.471}, brand.coordinates),
    storageKey: `${shortName.toLowerCase().replaceAll(' ', '')}.mapsApiKey`,
    messages: {
      empty: 'Please enter a valid maps API key',
      refused: 'Invalid maps API key. Please try again.',
      failed: 'There was an error loading the map. Please try again.',
    },
  },
  /** Sections 2 and 9: opening hours of the headquarters. */
  hours: fixed<readonly Hours[]>(
    [
      {days: 'Monday–Friday', opens: '09:00', closes: '17:30', times: '9:00 AM–5:30 PM'},
      {days: 'Saturday–Sunday', opens: null, closes: null, times: 'Closed'},
    ],
    brand.hours,
  ),
  notFound: {
    heading: '404',
    text: 'Oops! Page not found',
    links: [
      ['Return to Home', '/'],
      ['View International Projects', '/international-projects'],
    ],
  },
  /** Sections 2 and 4. */
  countries: {
    tabs: [
      ['philippines', 'Philippines'],
      ['usa', 'USA'],
      ['saudi', 'Saudi Arabia'],
    ],
    shownFirst: 'philippines',
  },
  everyCompany: 'All Companies',
  headline: 'Protecting and Perfecting Your Space.',

  /** Sections 2 and 9. */
  counts: {
    testimonials: 3,
    policies: 9,
    homeServiceCards: 4,
    constructionServiceCards: 6,
    facilitiesRoleGroups: 4,
    rolesPerFacilitiesGroup: 3,
    designAndBuildSteps: 5,
  },
  names: {
    values: ['Excellence', 'Integrity', 'Reliability', 'Innovation', 'Respect'],
    reasons: [
      'Experienced Team',
      'Comprehensive Solutions',
      'Client-Centered Approach',
      'Quality Assurance',
      'Responsive Service',
      'Sustainable Practices',
    ],
    homeServiceCards: ['Security', 'Cleaning', 'Property Maintenance', 'Emergency Response'],
    architectRoles: [
      'Lead Architects',
      'Technical Architects',
      'Interior Architects',
      'Sustainability Specialists',
      'Urban Designers',
      'Heritage Specialists',
    ],
    facilitiesRoleGroups: [
      'Security Services',
      'Cleaning Services',
      'Property Maintenance',
      'Emergency Response',
    ],
    designSteps: ['Consultation', 'Concept Design', 'Detailed Design', 'Construction'],
    designAndArchitectureSteps: ['Design Development', 'Technical Documentation'],
    applicationSteps: ['Apply Online', 'Initial Screening', 'Interview', 'Offer and Onboarding'],
    saudiServices: [
      'Feasibility and strategic planning',
      'Design review',
      'Construction methodology',
      'Quality assurance',
      'Sustainability and certification support',
    ],
    featuredWork: [
      'Retail Expansion - New York',
      'Manila Office Complex',
      'Riyadh Hotel Development',
    ],
  },
  /** Number of second-level headings in each policy, by the last part of its address. */
  policySections: {
    'health-and-safety': 9,
    environmental: 9,
    'quality-assurance': 9,
    'modern-slavery': 7,
    'equality-diversity': 8,
    'corporate-social-responsibility': 7,
    'data-protection': 13,
    'anti-bribery-corruption': 14,
    whistleblowing: 10,
  },
  /** In minutes. */
  fireRatings: [30, 60],
} as const;
