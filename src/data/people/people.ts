import {nearest} from '../nearest';

/** Where a role belongs: the board, the group's officers, or a site or region. */
export type Kind = 'board' | 'officer' | 'regional';

interface Person {
  /** The role as every page, policy and advert writes it. It is also the id. */
  readonly title: string;
  readonly kind: Kind;
  readonly company: string;
  /** The subjects in one plain sentence, as the words after "Answers for". */
  readonly answersFor: string;
  /** Title of the role that decides when this one is away. */
  readonly deputy: string;
  /**
   * How outsiders reach the role: by post, by email with the role as the subject, at the privacy
   * mailbox, or by phone with the emergency line outside office hours.
   */
  readonly reach: 'letter' | 'email' | 'privacy' | 'site';
}

/**
 * Every role that may own or approve a document or a target, or be the contact of an advert. The
 * role cards on the design pages are separate: `src/data/roles`.
 */
const people = [
  {
    title: 'Chair of the Group board',
    kind: 'board',
    company: 'group',
    answersFor: 'how the board works, and concerns about a director or the Company Secretary.',
    deputy: 'Company Secretary',
    reach: 'letter',
  },
  {
    title: 'Chief Executive',
    kind: 'board',
    company: 'group',
    answersFor:
      'the group as a whole: its policies, its people’s safety and how it treats its neighbours.',
    deputy: 'Group Finance Director',
    reach: 'email',
  },
  {
    title: 'Group Finance Director',
    kind: 'board',
    company: 'group',
    answersFor:
      'accounts, payments to suppliers, payroll checks, donations and the yearly energy and carbon report.',
    deputy: 'Company Secretary',
    reach: 'email',
  },
  {
    title: 'Company Secretary',
    kind: 'officer',
    company: 'group',
    answersFor:
      'registers of gifts, interests and donations, complaints in writing, insurance certificates, and concerns about HR.',
    deputy: 'Group Finance Director',
    reach: 'letter',
  },
  {
    title: 'Head of HR and Compliance',
    kind: 'officer',
    company: 'group',
    answersFor:
      'pay, training records, adjustments, work placements, the speak-up line and the website’s accessibility.',
    deputy: 'Company Secretary',
    reach: 'email',
  },
  {
    title: 'Group Health, Safety and Environment Manager',
    kind: 'officer',
    company: 'group',
    answersFor:
      'safety and environmental advice, audits, accident reports, waste and energy figures.',
    deputy: 'Head of Quality',
    reach: 'email',
  },
  {
    title: 'Head of Quality',
    kind: 'officer',
    company: 'group',
    answersFor: 'inspections, audits, certificates, product safety and advice on complaints.',
    deputy: 'Group Health, Safety and Environment Manager',
    reach: 'email',
  },
  {
    title: 'Head of Procurement',
    kind: 'officer',
    company: 'group',
    answersFor:
      'choosing and checking suppliers, the supplier code, timber evidence and the modern slavery statement.',
    deputy: 'Group Finance Director',
    reach: 'email',
  },
  {
    title: 'Data Protection Lead',
    kind: 'officer',
    company: 'group',
    answersFor: 'personal data: requests for a copy, corrections, complaints and breaches.',
    deputy: 'Company Secretary',
    reach: 'privacy',
  },
  {
    title: 'Managing Director, Construction',
    kind: 'officer',
    company: 'construction',
    answersFor:
      'building, fit-out and project management: their results, relations with neighbours, and final answers to complaints.',
    deputy: 'Fit-out director',
    reach: 'email',
  },
  {
    title: 'Managing Director, Design',
    kind: 'officer',
    company: 'design',
    answersFor:
      'architecture, planning applications and interiors: their results, and final answers to complaints.',
    deputy: 'Managing Director, Bespoke',
    reach: 'email',
  },
  {
    title: 'Managing Director, Bespoke',
    kind: 'officer',
    company: 'bespoke',
    answersFor:
      'joinery, from the drawing to the fitted piece: its results, and final answers to complaints.',
    deputy: 'Managing Director, Design',
    reach: 'email',
  },
  {
    title: 'Managing Director, Facilities',
    kind: 'officer',
    company: 'facilities',
    answersFor:
      'cleaning, security, maintenance and emergency response: their results, and final answers to complaints.',
    deputy: 'Managing Director, Recruitment',
    reach: 'email',
  },
  {
    title: 'Managing Director, Recruitment',
    kind: 'officer',
    company: 'recruitment',
    answersFor: 'recruitment and training courses: their results, and final answers to complaints.',
    deputy: 'Managing Director, Facilities',
    reach: 'email',
  },
  {
    title: 'Workshop manager',
    kind: 'regional',
    company: 'bespoke',
    answersFor: 'the joinery workshop: orders, bench dates, machines and apprentices.',
    deputy: 'Heritage workshop lead',
    reach: 'site',
  },
  {
    title: 'Heritage workshop lead',
    kind: 'regional',
    company: 'bespoke',
    answersFor: 'repair and replacement of old windows, and the workshop in Bath.',
    deputy: 'Workshop manager',
    reach: 'site',
  },
  {
    title: 'Installations manager',
    kind: 'regional',
    company: 'bespoke',
    answersFor: 'fitting our joinery in your building: surveys, dates, crews and records.',
    deputy: 'Workshop manager',
    reach: 'site',
  },
  {
    title: 'Commercial manager',
    kind: 'regional',
    company: 'construction',
    answersFor: 'prices, valuations, variations and final accounts on building contracts.',
    deputy: 'Fit-out director',
    reach: 'site',
  },
  {
    title: 'Construction manager, North',
    kind: 'regional',
    company: 'construction',
    answersFor:
      'building sites in the north: programme, safety on site, neighbours and site managers.',
    deputy: 'Fit-out director',
    reach: 'site',
  },
  {
    title: 'Fit-out director',
    kind: 'regional',
    company: 'construction',
    answersFor: 'fit-out contracts: programme, floors in use, project managers and handover.',
    deputy: 'Construction manager, North',
    reach: 'site',
  },
  {
    title: 'Cleaning contract manager, London',
    kind: 'regional',
    company: 'facilities',
    answersFor:
      'cleaning contracts in London and the South East: schedules, supervisors, inspections and scores.',
    deputy: 'Cleaning contract manager, North West',
    reach: 'site',
  },
  {
    title: 'Cleaning contract manager, North West',
    kind: 'regional',
    company: 'facilities',
    answersFor:
      'cleaning contracts in Manchester and the North West: schedules, supervisors, inspections and scores.',
    deputy: 'Cleaning contract manager, London',
    reach: 'site',
  },
  {
    title: 'Contract manager, guarding',
    kind: 'regional',
    company: 'facilities',
    answersFor:
      'security contracts: assignment instructions, officers, licences, rotas and monthly figures.',
    deputy: 'Mobile patrol manager',
    reach: 'site',
  },
  {
    title: 'Control room manager',
    kind: 'regional',
    company: 'facilities',
    answersFor:
      'the control room: alarms, cameras, hourly calls, the emergency line and released footage.',
    deputy: 'Mobile patrol manager',
    reach: 'site',
  },
  {
    title: 'Maintenance manager, Midlands',
    kind: 'regional',
    company: 'facilities',
    answersFor:
      'maintenance contracts in the Midlands: engineers, visits, inspections and call-outs.',
    deputy: 'Control room manager',
    reach: 'site',
  },
  {
    title: 'Mobile patrol manager',
    kind: 'regional',
    company: 'facilities',
    answersFor: 'patrols and keyholding: routes, keys, vans and reports.',
    deputy: 'Contract manager, guarding',
    reach: 'site',
  },
] as const satisfies readonly Person[];

type Role = (typeof people)[number];

/**
 * The roles in the order of the About page, which groups them by company. The type rejects a deputy
 * who has no role.
 */
export const register: readonly (Person & {readonly deputy: Role['title']})[] = people;

/** A role that may own a document, a claim or a target. Example: `'Head of Quality'`. */
export type Owner = Exclude<Role, {kind: 'regional'}>['title'];

const titles = (...kinds: readonly Kind[]): readonly string[] =>
  people.filter(({kind}) => kinds.includes(kind)).map(({title}) => title);

/** Roles that each field accepts. */
export const roles = {
  /** Owners of a document, a claim or a target. */
  owner: titles('board', 'officer'),
  /** Approvers of a document, including the board as a body. */
  approver: [...titles('board', 'officer'), 'Group board'],
  /** Contacts for questions about an advert. */
  contact: titles('regional'),
} as const;

const EXPECTED: Readonly<Record<keyof typeof roles, string>> = {
  owner: 'a role that can own a document or a target',
  approver: 'a role or body that can approve a document',
  contact: 'a role that answers questions about an advert',
};

/** File that lists the roles. */
const LIST = 'src/data/people/people.ts';

/** Whether a field accepts a title as a role. Example: `isRole('approver', 'Group board')`. */
export function isRole(field: keyof typeof roles, title: string): boolean {
  return roles[field].includes(title);
}

/** Returns the report's text about a title that isn't in the list. */
export function roleAdvice(
  field: keyof typeof roles,
  title: string,
): {readonly expected: string; readonly fix: string} {
  const meant = nearest(title, roles[field]);
  const question = meant === undefined ? '' : `Did you mean ${meant}? `;
  return {
    expected: EXPECTED[field],
    fix: `${question}Write one of: ${roles[field].join('; ')}. The page /about says what each answers for. A new role is added in ${LIST} first.`,
  };
}

/** Returns a role's anchor on the About page. Example: `contract-manager-guarding`. */
export function roleAnchor(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
