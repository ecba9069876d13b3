import {brand} from '../brand/brand';
import {group} from '../group/group';

/** A day, written YYYY-MM-DD. */
type Day = `${number}-${number}-${number}`;

/** Something that pages say. */
export interface Words {
  /** As a page has it, on one line; a pattern where pages say it in several ways. */
  readonly words: string | RegExp;
  /** Addresses on which it may stand, each with those below it. Every page when left out. */
  readonly on?: readonly string[];
}

/** What they say to win customers or staff, and what it rests on. */
export interface Claim extends Words {
  /** What proves it, and where that is kept. */
  readonly evidence: string;
  /** The role that answers for it and renews the evidence. */
  readonly owner: string;
  /** Last day on which the evidence holds. Example: `'2027-12-31'`. */
  readonly expires: Day;
  /** What must stand on the same page. Example: `'before tax'`. */
  readonly qualifier?: string | RegExp;
}

/** What looks like a claim and sells nothing. */
export interface Exempt extends Words {
  readonly why: string;
}

const {people, turnover, foundedYear, incorporatedYear} = brand;

const HR = 'Head of Human Resources';
const HEADCOUNT = 'HR establishment report, 30 September 2026, in the HR system';
const QUALITY = 'Head of Quality';
const FACILITIES = 'Managing Director, Facilities';
const COMMERCIAL = 'Commercial Director';

/** Of the counts of people: the report is made twice a year. */
const NEXT_COUNT = '2027-12-31';

const headcount = (words: string | RegExp): Claim => ({
  words,
  evidence: HEADCOUNT,
  owner: HR,
  expires: NEXT_COUNT,
});

/** A figure of an illustrative writeup, which must say that it is one. */
const project = (name: string, file: string): Claim => ({
  words: /\d[\d.]* per cent/,
  on: [`/projects/${name}`],
  evidence: `Project file ${file}: final account, inspection records and cost reports`,
  owner: 'Head of International Projects',
  expires: '2028-03-31',
  qualifier: 'This is an illustrative project.',
});

const voice = ({quote}: {readonly quote: string}, owner: string): Claim => ({
  words: quote,
  evidence:
    'Release signed by the speaker with these words, marketing file, renewed every two years',
  owner,
  expires: '2028-06-30',
  qualifier: 'Illustrative: see Legal',
});

/** The register: every claim of the pages that sell. See contributing/claims.md. */
export const claims: readonly Claim[] = [
  {
    words: /24\/7|day and night|24[- ]hours?(?: a day)?|any hour|every day of the year/i,
    on: ['/', '/about', '/contact', '/home', '/facilities-management', '/services'],
    evidence: 'Rota and call log of the control room, audited every quarter',
    owner: FACILITIES,
    expires: '2027-12-31',
  },
  {
    words: /nationwide|across the UK|anywhere in the UK|for the whole UK/i,
    evidence: 'Register of sites served and of depots and partners by region, July 2026',
    owner: COMMERCIAL,
    expires: '2027-12-31',
  },
  headcount(`${people.total} people`),
  headcount(`${people.cleaning} people and security by ${people.security}`),
  headcount(`${people.cleaning} cleaning staff`),
  headcount(`${people.security} security staff`),
  headcount(/People \d+/),
  {
    words: `since ${foundedYear}`,
    evidence: 'Day book of the joinery shop, first entry, in the safe of the headquarters',
    owner: 'Company Secretary',
    expires: '2036-12-31',
  },
  {
    words: `since ${incorporatedYear}`,
    evidence: 'Certificate of incorporation, Companies House',
    owner: 'Company Secretary',
    expires: '2036-12-31',
  },
  {
    words: turnover.display,
    evidence: `Audited accounts, year ended ${turnover.yearEnd}`,
    owner: 'Finance Director',
    expires: '2027-12-31',
    qualifier: 'Turnover, year to',
  },
  {
    words: 'At least 95 per cent of our site waste is kept out of landfill.',
    on: ['/about'],
    evidence: 'Waste transfer notes and the yearly environmental report, year ended 31 March 2026',
    owner: 'Head of Sustainability',
    expires: '2027-12-31',
  },
  {
    words: /target (?:is|of) 92 per cent/,
    on: ['/', '/home', '/services/cleaning'],
    evidence: 'Monthly inspection scores of all contracts, cleaning operations file',
    owner: FACILITIES,
    expires: '2027-12-31',
  },
  {
    words: /(?:95|90|98)%/,
    on: ['/services/emergency-response'],
    evidence: 'Response times of the control room, monthly report',
    owner: FACILITIES,
    expires: '2027-12-31',
    qualifier: 'Target',
  },
  {
    words: '95 per cent attended in time and 80 per cent fixed at the first visit',
    evidence: 'Helpdesk statistics, monthly report',
    owner: FACILITIES,
    expires: '2027-12-31',
    qualifier: 'Our targets are',
  },
  {
    words: 'target 100 per cent, with each exception explained',
    evidence: 'Register of statutory inspections, monthly report',
    owner: FACILITIES,
    expires: '2027-12-31',
  },
  {
    words: 'the target is 85 per cent',
    on: ['/construction/project-management'],
    evidence: 'Weekly plans and what was finished of them, all projects of 2026',
    owner: 'Construction Director',
    expires: '2027-12-31',
  },
  {
    words: /(?:20|12|8|5)%/,
    on: ['/construction/quantity-surveying'],
    evidence: 'Estimates against final accounts, projects completed 2021 to 2026',
    owner: 'Commercial Manager',
    expires: '2027-12-31',
    qualifier: 'either way',
  },
  {
    words: /£(?:2,660|2,770|2,870|3,000)/,
    on: ['/services/security', '/services/security-training'],
    evidence: 'Payroll extract, security officers, with the pay rates of the adverts, October 2026',
    owner: HR,
    expires: NEXT_COUNT,
    qualifier: /before tax.*depends on your hours.*need an SIA licence.*does not guarantee a job/,
  },
  {
    words: 'we pay 6 per cent of your pay',
    on: ['/careers'],
    evidence: 'Rules of the workplace pension, payroll file',
    owner: HR,
    expires: NEXT_COUNT,
  },
  {
    words: /ISO (?:9001|14001|45001)|Certified (?:management )?systems/,
    evidence: 'Certificates with their scope, register of certificates',
    owner: QUALITY,
    expires: '2027-12-31',
    qualifier: /certificates on request/i,
  },
  {
    words: /third-party certified/,
    on: ['/', '/bespoke', '/construction/fit-out', '/projects/manila-office-complex'],
    evidence: 'Certificates and test reports of the doorsets, register of certificates',
    owner: 'Head of Joinery',
    expires: '2027-12-31',
    qualifier: /complete assemblies|for 30 and 60 minutes/,
  },
  {
    words: /Licensed (?:officers|guarding|where)|Security Industry Authority licences/,
    evidence: 'Monthly check of every officer against the public register of licences',
    owner: FACILITIES,
    expires: '2027-12-31',
  },
  {
    words: 'Architects Registration Board',
    evidence: 'Public register of architects, checked every January',
    owner: 'Head of Architecture',
    expires: '2028-01-31',
    qualifier: 'where the title is used',
  },
  ...group.testimonials.map((testimonial) => voice(testimonial, COMMERCIAL)),
  ...group.staffVoices.map((staffVoice) => voice(staffVoice, HR)),
  project('manila-office-complex', 'INT-23-002'),
  project('new-york-retail-expansion', 'INT-24-001'),
  project('riyadh-hotel-development', 'INT-26-001'),
];

/** What the check must not take for a claim. */
export const exempt: readonly Exempt[] = [
  {words: 'Our best work goes unnoticed', why: 'compares with no one'},
  {words: 'A gift above £50', on: ['/about'], why: 'a rule for our own people'},
  {words: 'above £250,000', why: 'a rule of appointment'},
  {
    words: /Retention (?:under JCT forms )?is (?:normally|commonly) 3 per cent/,
    why: 'a term of contract',
  },
  {words: /(?:more than|above) 1 per cent/, why: 'a threshold of reporting'},
  {words: 'Below 85 per cent', on: ['/services/cleaning'], why: 'a threshold of reporting'},
  {
    words: /£(?:35|60|195|245|255|305)\b|to the nearest £10/,
    on: ['/services/security-training'],
    why: 'prices, which are offers',
  },
];
