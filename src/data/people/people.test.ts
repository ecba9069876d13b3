import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isRole, register, roleAdvice, roleAnchor, roles} from './people';

it('roles lists each role once', () => {
  const all = [...roles.approver, ...roles.contact];
  expect(all).toEqual([...new Set(all)]);
});

it.each([
  ['owner', 'Head of Quality', true],
  ['owner', 'Group board', false],
  ['owner', 'Workshop manager', false],
  ['owner', 'Head of Sustainability', false],
  ['approver', 'Group board', true],
  ['approver', 'Company Secretary', true],
  ['contact', 'Workshop manager', true],
  ['contact', 'Company Secretary', false],
] as const)('roles as %s, %s is accepted: %s', (field, title, isAllowed) => {
  expect(isRole(field, title)).toBe(isAllowed);
});

it('roles suggests the role that was probably meant', () => {
  const {expected, fix} = roleAdvice('owner', 'Head of HR & Compliance');
  expect(expected).toBe('a role that can own a document or a target');
  expect(fix).toMatch(/^Did you mean Head of HR and Compliance\? Write one of: Chair of the/);
  expect(roleAdvice('owner', 'Pilot').fix).toMatch(/^Write one of: Chair of the Group board;/);
});

describe('the register', () => {
  const titles = register.map(({title}) => title);

  it('lists every role that a field accepts, except the board as a body', () => {
    const accepted = new Set([...roles.owner, ...roles.approver, ...roles.contact]);
    accepted.delete('Group board');
    expect(new Set(titles)).toEqual(accepted);
  });

  it('gives each role its own anchor', () => {
    expect(roleAnchor('Contract manager, guarding')).toBe('contract-manager-guarding');
    expect(new Set(titles.map(roleAnchor)).size).toBe(titles.length);
  });

  it.each(register)('has a deputy for $title, from the list and not the same role', (role) => {
    expect(titles).toContain(role.deputy);
    expect(role.deputy).not.toBe(role.title);
  });

  it.each(register)('says in one sentence what $title answers for', ({answersFor}) => {
    expect(answersFor).toMatch(/^[^.]{20,130}\.$/);
  });

  it('names the deputies that the policies name', () => {
    const deputyOf = (role: string) => register.find(({title}) => title === role)?.deputy;
    expect(deputyOf('Data Protection Lead')).toBe('Company Secretary');
    expect(deputyOf('Company Secretary')).toBe('Group Finance Director');
  });

  it('gives a phone number for roles at sites and in regions, and for no others', () => {
    for (const {kind, reach} of register) expect(reach === 'site').toBe(kind === 'regional');
  });
});

/** Matches capitalised job titles of officers. */
const OFFICER =
  /\bHead of [A-Z]\w*(?: and [A-Z]\w*)*|\b(?:[A-Z][\w’]*,? (?:and )?)+(?:Manager|Director|Secretary|Lead|Executive|Officer)s?\b(?:, [A-Z]\w+)?/g;

/** Matches capitalised words at the beginning of a sentence. */
/** A role with a comma in its title. */
const manager = register.find(({title}) => title.includes(', '))?.title ?? '';

const SENTENCE_START = /^(?:The|Our|Each|Every|Its|Their|No|An?|Any|If|When|Only|Both) /;

/** Exceptions: authorities, and managing directors of a company that the text names. */
const EXCEPTIONS = /^(?:Health and Safety Executive|Managing Directors?)$/;

/** Returns the officers' titles in a text that are not roles of the group. */
function unknownOfficers(text: string): string[] {
  return [...text.replaceAll(/\s+/g, ' ').matchAll(OFFICER)]
    .map(([found]) => found.replace(SENTENCE_START, ''))
    .filter(
      (found) =>
        !EXCEPTIONS.test(found) && !roles.approver.some((title) => found.startsWith(title)),
    );
}

it.each([
  ['Ask the Head of Sustainability first.', ['Head of Sustainability']],
  ['Our Commercial Director decides.', ['Commercial Director']],
  ['The Managing Director, Cleaning, decides.', ['Managing Director, Cleaning']],
  ['The Head of Procurement and Managing Directors decide.', []],
  [`The ${manager} and the Company Secretary decide.`, []],
  ['The Deputy Company Secretary decides.', ['Deputy Company Secretary']],
  ['The Group Health, Safety and Environment Manager decides.', []],
  ['A site manager decides.', []],
])('unknownOfficers %s', (text, unknown) => {
  expect(unknownOfficers(text)).toEqual(unknown);
});

const DOCS = path.join(__dirname, '../../../docs');
const texts = ['.', 'policies', 'privacy'].flatMap((folder) =>
  readdirSync(path.join(DOCS, folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name)),
);

it.each(texts)('docs/%s names only officers that the group has', (file) => {
  expect(unknownOfficers(readFileSync(path.join(DOCS, file), 'utf8'))).toEqual([]);
});
