import type {Owner} from '../../../src/data/people/people';
import {brand} from '../../../src/data/brand/brand';
import {group} from '../../../src/data/group/group';

/** A day, written YYYY-MM-DD. */
type Day = `${number}-${number}-${number}`;

/** Words on one or more pages. */
export interface Words {
  /** The exact words, on one line, or a pattern if pages word it differently. */
  readonly words: string | RegExp;
  /** Describes a pattern in the report. Example: `'hours: day and night'`. */
  readonly name?: string;
  /** Each address must have the words on its page or a page below. `'/'` is only the home page. */
  readonly on: readonly string[];
}

/** A claim that attracts customers or staff, with its evidence. */
export interface Claim extends Words {
  /** The evidence, and where it is kept. */
  readonly evidence: string;
  /** The role responsible for the claim and its evidence. */
  readonly owner: Owner;
  /** Last day on which the evidence is valid. `npm run due` lists the claim from 60 days before. */
  readonly expires: Day;
  /** Words that must be on the same page. Example: `'before tax'`. */
  readonly qualifier?: string | RegExp;
}

/** Words that look like a claim but do not promise anything. */
export interface Exempt extends Words {
  readonly why: string;
}

const {people, turnover, foundedYear, incorporatedYear} = brand;

const HR = 'Head of HR and Compliance';
const FACILITIES = 'Managing Director, Facilities';
const CONSTRUCTION = 'Managing Director, Construction';

const headcount = (words: string | RegExp, ...on: readonly string[]): Claim => ({
  name: `headcount, ${String(words)}`,
  words,
  on,
  evidence: 'Headcount report of 30 September 2026, HR file; made twice a year',
  owner: HR,
  expires: '2027-12-31',
});

/** A figure of a project, which must say on the same page that the project is an example. */
const project = (name: string, words: RegExp, ...on: readonly string[]): Claim => ({
  name,
  words,
  on,
  evidence: 'None: the project is an example, and the page says so',
  owner: FACILITIES,
  expires: '2027-12-31',
  qualifier: /figures are invented/i,
});

const voice = ({quote}: {readonly quote: string}, owner: Owner, ...on: string[]): Claim => ({
  words: quote,
  on,
  evidence: 'None: the words are an example, and the page says so beside them',
  owner,
  expires: '2027-12-31',
  qualifier: /example testimonials|are invented|illustrative/i,
});

/** Every claim on the selling pages. See contributing/claims.md. */
export const claims: readonly Claim[] = [
  {
    name: 'service day and night',
    words: /24\/7|day and night|24[- ]hours?(?: a day)?|any hour|every day of the year/i,
    on: ['/', '/about', '/contact', '/home', '/facilities-management', '/services'],
    evidence: 'Control room rota and call log, operations file, audited every quarter',
    owner: FACILITIES,
    expires: '2027-12-31',
  },
  {
    name: 'work across the UK',
    words: /nationwide|across the UK|anywhere in the UK/i,
    on: [
      '/',
      '/about',
      '/careers',
      '/construction',
      '/design',
      '/facilities-management',
      '/home',
      '/services',
    ],
    evidence: 'List of sites served, depots and partners by region, July 2026, operations file',
    owner: FACILITIES,
    expires: '2027-12-31',
  },
  headcount(`${people.total} people`, '/about'),
  headcount(
    `${people.cleaning} commercial cleaning staff and ${people.security} security staff`,
    '/',
  ),
  headcount(`${people.cleaning} cleaning staff`, '/home', '/services/cleaning'),
  headcount(`${people.security} security staff`, '/home', '/services/security'),
  headcount(/People \d+/, '/design', '/facilities-management'),
  {
    name: 'figures of the reports',
    words: /£10m public liability|9\.1% mean gap|£0\.9m approved/,
    on: ['/reports'],
    evidence: 'None: the reports are examples, and the page says so',
    owner: 'Company Secretary',
    expires: '2027-12-31',
    qualifier: /figures are invented/i,
  },
  {
    words: `since ${foundedYear}`,
    on: ['/about'],
    evidence: 'Joinery workshop day book, first entry, company secretary’s file',
    owner: 'Company Secretary',
    expires: '2036-12-31',
  },
  {
    words: `since ${incorporatedYear}`,
    on: ['/about'],
    evidence: 'Certificate of incorporation, company secretary’s file',
    owner: 'Company Secretary',
    expires: '2036-12-31',
  },
  {
    words: turnover.display,
    on: ['/about'],
    evidence: `Audited accounts, year ended ${turnover.yearEnd}`,
    owner: 'Group Finance Director',
    expires: '2027-12-31',
    qualifier: 'Turnover, year to',
  },
  {
    words: 'Our target: keep at least 95% of non-hazardous site waste out of landfill.',
    on: ['/about'],
    evidence: 'None needed: a target of the environmental policy, and no result is stated',
    owner: 'Group Health, Safety and Environment Manager',
    expires: '2027-12-31',
  },
  {
    name: 'cleaning inspections, target 92 per cent',
    words: /target (?:is|of) 92 per cent/,
    on: ['/', '/home', '/services/cleaning'],
    evidence: 'Monthly inspection scores for all contracts, cleaning operations file',
    owner: FACILITIES,
    expires: '2027-12-31',
  },
  {
    name: 'response times in per cent',
    words: /(?:95|90|98)%/,
    on: ['/services/emergency-response'],
    evidence: 'Control room response times, monthly report',
    owner: FACILITIES,
    expires: '2027-12-31',
    qualifier: 'Target',
  },
  {
    words: 'attend 95 per cent of jobs on time and to fix 80 per cent at the first visit',
    on: ['/services/property-maintenance'],
    evidence: 'Helpdesk statistics, monthly report',
    owner: FACILITIES,
    expires: '2027-12-31',
    qualifier: 'Our targets are',
  },
  {
    words: 'target 100 per cent, with each exception explained',
    on: ['/services/specialist-management'],
    evidence: 'Register of statutory inspections, monthly report',
    owner: FACILITIES,
    expires: '2027-12-31',
  },
  {
    words: 'the target is 85 per cent',
    on: ['/construction/project-management'],
    evidence:
      'Weekly plans and the work completed against them, all projects in 2026, construction file',
    owner: CONSTRUCTION,
    expires: '2027-12-31',
  },
  {
    name: 'accuracy of estimates in per cent',
    words: /(?:20|12|8|5)%/,
    on: ['/construction/quantity-surveying'],
    evidence:
      'Estimates against final accounts, projects completed from 2021 to 2026, construction file',
    owner: CONSTRUCTION,
    expires: '2027-12-31',
    qualifier: 'either way',
  },
  {
    name: 'monthly pay of security officers',
    words: /£(?:2,660|2,770|2,870|3,000)/,
    on: ['/services/security', '/services/security-training'],
    evidence: 'Payroll extract, security officers, with the pay rates in the adverts, October 2026',
    owner: HR,
    expires: '2027-12-31',
    qualifier: /before tax.*depends on your hours.*need an SIA licence.*does not guarantee a job/,
  },
  {
    words: 'We contribute 6 per cent of your pay',
    on: ['/careers'],
    evidence: 'Workplace pension rules, payroll file',
    owner: HR,
    expires: '2027-12-31',
  },
  {
    name: 'certified management systems',
    words: /ISO (?:9001|14001|45001)|Certified (?:management )?systems/,
    on: ['/', '/construction'],
    evidence: 'Certificates with their scope, quality file',
    owner: 'Head of Quality',
    expires: '2027-12-31',
    qualifier: /certificates on request/i,
  },
  {
    name: 'third-party certified fire doors',
    words: /third-party certified/,
    on: ['/', '/bespoke', '/projects/manila-office-complex'],
    evidence:
      'Certificates and test reports for the doorsets, from the manufacturing partner, quality file',
    owner: 'Managing Director, Bespoke',
    expires: '2027-12-31',
    qualifier: /complete assemblies|for 30 and 60 minutes/,
  },
  {
    name: 'licensed officers',
    words: /Licensed (?:officers|guarding|where)|Security Industry Authority licences/,
    on: ['/', '/facilities-management', '/home', '/services'],
    evidence: 'Monthly licence check on every officer, security operations file',
    owner: FACILITIES,
    expires: '2027-12-31',
  },
  {
    words: 'Architects Registration Board',
    on: ['/', '/construction/design-build', '/design', '/design-architecture'],
    evidence:
      'Registration of everyone who uses the title “architect”, checked every January, HR file',
    owner: 'Managing Director, Design',
    expires: '2028-01-31',
    qualifier: /where the title is used|uses the title/,
  },
  ...group.testimonials.map((testimonial) => voice(testimonial, FACILITIES, '/home')),
  ...group.staffVoices.map((staffVoice) => voice(staffVoice, HR, '/careers')),
  project(
    'figures of projects',
    /\d[\d.]* per cent|£[\d.,]+m?|since \d{4}|\d[\d,]* (?:\w+ )?(?:projects|people|buildings)/,
    '/projects',
  ),
  project(
    'value bands and years of projects',
    /£[\d.,]+[km]? to £[\d.,]+[km]?|since \d{4}/,
    '/',
    '/bespoke',
    '/construction',
    '/construction-services',
    '/design',
    '/facilities-management',
    '/home',
    '/services',
  ),
];

/** Words that the check must not treat as a claim. */
export const exempt: readonly Exempt[] = [
  {
    words: /£[\d,.]+(?: to £[\d,.]+)? (?:an hour|a year)/,
    on: ['/careers'],
    why: 'made from the pay in the adverts',
  },
  {
    words: /“(?:Private: for|For) the [^”]+”/,
    on: ['/about'],
    why: 'what to write on a letter or as the subject of an email',
  },
  {words: 'A gift above £50', on: ['/about'], why: 'a rule for our own people'},
  {words: 'above £250,000', on: ['/services/project-management'], why: 'a rule of appointment'},
  {
    words: /Retention (?:under JCT forms )?is (?:normally|commonly) 3 per cent/,
    on: ['/construction'],
    why: 'a term of contract',
  },
  {words: /(?:more than|above) 1 per cent/, on: ['/construction'], why: 'a threshold of reporting'},
  {words: 'below 85 per cent', on: ['/services/cleaning'], why: 'a threshold of reporting'},
  {
    words: /£(?:35|60|195|245|255|305)\b|to the nearest £10/,
    on: ['/services/security-training'],
    why: 'prices, which are offers',
  },
];
