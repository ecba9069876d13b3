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
 * Questions from the three kinds of visitors, in their own words, mistakes included. The answers
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
  }),
};
