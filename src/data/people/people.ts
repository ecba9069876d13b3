import type {EntityId} from '../companies/companies';
import {nearest} from '../nearest';

/** Where a role belongs: the board, the group's officers, or a site or region. */
type Kind = 'board' | 'officer' | 'regional';

interface Person {
  /** The role as every page, policy and advert writes it. It is also the id. */
  readonly title: string;
  readonly kind: Kind;
  readonly company: EntityId;
}

/**
 * Every role that may own or approve a document, a claim or a target, or be the contact of an
 * advert. The role cards on the design pages are separate: `src/data/roles`.
 */
const people = [
  {title: 'Chair of the Group board', kind: 'board', company: 'group'},
  {title: 'Chief Executive', kind: 'board', company: 'group'},
  {title: 'Group Finance Director', kind: 'board', company: 'group'},
  {title: 'Company Secretary', kind: 'officer', company: 'group'},
  {title: 'Head of HR and Compliance', kind: 'officer', company: 'group'},
  {title: 'Group Health, Safety and Environment Manager', kind: 'officer', company: 'group'},
  {title: 'Head of Quality', kind: 'officer', company: 'group'},
  {title: 'Head of Procurement', kind: 'officer', company: 'group'},
  {title: 'Data Protection Lead', kind: 'officer', company: 'group'},
  {title: 'Managing Director, Construction', kind: 'officer', company: 'construction'},
  {title: 'Managing Director, Design', kind: 'officer', company: 'design'},
  {title: 'Managing Director, Bespoke', kind: 'officer', company: 'bespoke'},
  {title: 'Managing Director, Facilities', kind: 'officer', company: 'facilities'},
  {title: 'Managing Director, Recruitment', kind: 'officer', company: 'recruitment'},
  {title: 'Workshop manager', kind: 'regional', company: 'bespoke'},
  {title: 'Heritage workshop lead', kind: 'regional', company: 'bespoke'},
  {title: 'Installations manager', kind: 'regional', company: 'bespoke'},
  {title: 'Commercial manager', kind: 'regional', company: 'construction'},
  {title: 'Construction manager, North', kind: 'regional', company: 'construction'},
  {title: 'Fit-out director', kind: 'regional', company: 'construction'},
  {title: 'Cleaning contract manager, London', kind: 'regional', company: 'facilities'},
  {title: 'Cleaning contract manager, North West', kind: 'regional', company: 'facilities'},
  {title: 'Contract manager, guarding', kind: 'regional', company: 'facilities'},
  {title: 'Control room manager', kind: 'regional', company: 'facilities'},
  {title: 'Maintenance manager, Midlands', kind: 'regional', company: 'facilities'},
  {title: 'Mobile patrol manager', kind: 'regional', company: 'facilities'},
] as const satisfies readonly Person[];

type Role = (typeof people)[number];

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
  return {
    expected: `a role from ${LIST} (${field})`,
    fix:
      meant === undefined
        ? `Write one of: ${roles[field].join('; ')}. To use a new role, add it to the list first.`
        : `Did you mean ${meant}? To use a new role, add it to ${LIST} first.`,
  };
}
