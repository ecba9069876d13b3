/** A query that visitors type, and the results that should come first. */
export interface Question {
  readonly query: string;
  /**
   * Addresses that answer it, any of which may come first: a page with any fragment
   * (`'/services/cleaning'`), its top (`'/policies/whistleblowing#'`), or one section (`'…#5.2'`).
   */
  readonly answers: readonly string[];
}

function questions(table: Readonly<Record<string, string>>): Question[] {
  return Object.entries(table).map(([query, answers]) => ({query, answers: answers.split(' or ')}));
}

/**
 * Questions of visitors, in their own words, mistakes included. The answers
 * were chosen by reading the site before trying the search. Where no page used the words of a
 * question, a page was changed to use them: fire doors, boilers, apprenticeships.
 */
export const visitorsQuestions: Readonly<Record<string, readonly Question[]>> = {
  'clients and partners': questions({
    'fire doors': '/bespoke',
    fd30: '/bespoke',
    'toilet leak at night': '/services/emergency-response',
    'emergency number': '/services/emergency-response or /home or /contact',
    'office cleaning': '/services/cleaning',
    'night guards for a building site': '/services/security',
    keyholding: '/services/security',
    'M&E': '/facilities-management',
    'boiler repair': '/services/property-maintenance or /facilities-management',
    'fit out': '/construction/fit-out#',
    'quantitiy surveying': '/construction/quantity-surveying#',
    'sash window repair': '/bespoke',
    'fitted wardrobes': '/bespoke',
    'saudi arabia': '/international-projects',
    'manila offices': '/projects/manila-office-complex',
    'opening hours': '/contact#visit-or-call',
    'where is your head office': '/contact#visit-or-call',
    'listed building consent': '/construction/renovations#permissions-and-neighbours',
    'lift inspections': '/services/specialist-management',
    'how do i complain': '/legal#5.1 or /policies/quality-assurance#8.1',
  }),
  'readers of policies': questions({
    'modern slavery statement': '/policies/modern-slavery#',
    'how big gifts can i accept': '/policies/anti-bribery-corruption#5.2',
    'FWG-POL-009': '/policies/whistleblowing#',
    'speak up line': '/policies/whistleblowing#',
    'data breach 72 hours': '/policies/data-protection#11.2',
    'retention of cvs': '/privacy/candidates#how-long-we-keep-it',
    'carbon target': '/policies/environmental#5.2',
    'what was in force': '/policies/in-force#',
    gdpr: '/policies/data-protection',
    'facilitation payments': '/policies/anti-bribery-corruption#6.1',
    'conflict of interests': '/policies/anti-bribery-corruption#8.1',
    'who answers for fire doors': '/bespoke or /policies/quality-assurance#5.3',
    'sexual harrassment': '/policies/equality-diversity#6.1',
    'anonymous report': '/policies/whistleblowing#7.2',
    'payment terms suppliers':
      '/policies/corporate-social-responsibility#5.3 or /reports/supplier-code',
    'illegal timber': '/policies/environmental#7.1',
    'lone working': '/policies/health-and-safety#5.3',
    'whistleblowing 5.2': '/policies/whistleblowing#5.2',
    'political donations':
      '/policies/anti-bribery-corruption#7.1 or /policies/corporate-social-responsibility#6.4',
    'cctv footage for the police': '/policies/data-protection#8.2',
  }),
  'job seekers': questions({
    'night cleaning job tilbury':
      '/careers/commercial-cleaning-operative or /careers/security-officer-nights',
    'resume upload': '/careers/apply',
    'bench joiner': '/careers/bench-joiner#',
    carpenter: '/careers/bench-joiner',
    'securty officer nigths': '/careers/security-officer-nights#',
    vacancies: '/careers',
    'FAC-26-044': '/careers/commercial-cleaning-operative#',
    'job in manchester': '/careers/cleaning-supervisor#',
    'sia course cost': '/services/security-training#total-cost',
    'holiday and pension': '/careers#in-every-job',
    'how to apply': '/careers#how-to-apply',
    'right to work check': '/privacy/candidates#5.1',
    'part time':
      '/careers/heritage-sash-window-restorer# or /careers/commercial-cleaning-operative#',
    'fire door fitter': '/careers/fire-door-installer',
    'site manager salary': '/careers/site-manager',
    electrician: '/careers/property-maintenance-technician',
    'disabled applicants interview': '/policies/equality-diversity#4.3',
    apprenticeship: '/careers#early-careers or /policies/corporate-social-responsibility#3.5',
    'flexible working': '/policies/equality-diversity#5.4',
    'send cv without a vacancy': '/careers# or /privacy/candidates#7.2',
  }), // Written from a list of the page titles, before the search was tried.
  'readers of a list of pages': questions({
    'modern slavary statement': '/policies/modern-slavery',
    'bullying and harassment': '/policies/equality-diversity',
    'report wrongdoing anonymously': '/policies/whistleblowing',
    'bribes and hospitality': '/policies/anti-bribery-corruption',
    'subject access request': '/policies/data-protection or /privacy',
    'accident book': '/policies/health-and-safety',
    'recycling and waste': '/policies/environmental or /services/cleaning',
    'volunteering days': '/policies/corporate-social-responsibility',
    'customer complaints procedure': '/policies/quality-assurance or /legal',
    enviromental: '/policies/environmental',
    'h&s policy': '/policies/health-and-safety',
    'conflict of interest': '/policies/anti-bribery-corruption',
    'personal data breach': '/policies/data-protection',
    'disabled adjustments interview':
      '/policies/equality-diversity or /careers or /privacy/candidates or /careers/apply',
    'first aid': '/policies/health-and-safety',
    gdpr: '/policies/data-protection or /privacy',
    'office cleaners':
      '/services/cleaning or /projects/docklands-cleaning or /projects/manchester-offices',
    'security gaurds': '/services/security',
    'key holding': '/services/security',
    'emergency plumber': '/services/emergency-response or /services/property-maintenance',
    'boiler broken': '/services/property-maintenance or /services/emergency-response',
    'sia course': '/services/security-training',
    'air conditioning service': '/services/property-maintenance or /services/specialist-management',
    'facilities managment': '/facilities-management or /home or /services',
    'office move': '/services/project-management',
    'bespoke kitchens': '/bespoke',
    'fitted wardrobes': '/bespoke',
    'fire doors': '/bespoke or /projects/east-london-doors',
    'sash window repair': '/bespoke or /projects/bath-sash-windows',
    'extension to my house': '/design-architecture or /design or /construction/renovations',
    'architects drawings': '/design-architecture or /design',
    'cost plan': '/construction/quantity-surveying',
    'shop fitters': '/construction/fit-out',
    'new office building': '/construction/commercial-buildings or /projects/leeds-office',
    refurb: '/construction/renovations',
    'one contract design and build': '/construction/design-build',
    'carpenter jobs': '/careers/bench-joiner or /careers',
    'site manager vacancy': '/careers/site-manager',
    'security jobs':
      '/careers/security-officer-nights or /careers/mobile-patrol-officer or /careers',
    'job in manchester': '/careers/cleaning-supervisor',
    'apply for a job': '/careers/apply or /careers',
    'jobs birmingam': '/careers/property-maintenance-technician',
    'who do you share my application with': '/privacy/candidates',
    'phone number': '/contact',
    'opening hours': '/contact',
    'supplier registration': '/reports/supplier-code or /reports/bid-pack',
    'pay gap men women': '/reports/gender-pay',
    'annual results 2026': '/reports/2025-26',
    'hotel saudi arabia': '/projects/riyadh-hotel-development',
    'previous work examples': '/projects',
    'gratuities from clients': '/policies/anti-bribery-corruption',
    'discrimanation policy': '/policies/equality-diversity',
    'forced labour statement': '/policies/modern-slavery',
    'slips trips and falls': '/policies/health-and-safety',
    'how do you handle my personal details':
      '/privacy or /privacy/candidates or /policies/data-protection',
    'fleet electric vans': '/policies/environmental or /reports/2025-26',
    apprenticship: '/careers or /policies/corporate-social-responsibility',
    'factory cleaning contractor': '/services/cleaning',
    'construction site security': '/services/security or /projects/eleven-patrol-sites',
    'flood in basement now': '/services/emergency-response',
    'water hygiene checks': '/services/specialist-management',
    'train to be a door supervisor': '/services/security-training',
    'oak staircase': '/bespoke',
    'new kitchen design': '/bespoke or /design or /design-architecture',
    'convert office into flats': '/construction/renovations',
    'valuation and variations': '/construction/quantity-surveying',
    'restorer job bath': '/careers/heritage-sash-window-restorer',
    'new york shop': '/projects/new-york-retail-expansion or /international-projects',
    'tender documents insurance': '/reports/bid-pack',
    'company secretary': '/about or /legal or /policies/whistleblowing',
  }),
};
