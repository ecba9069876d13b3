import path from 'node:path';
import {expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {documentAddresses} from '@site/src/reading/files';
import {brand} from './brand/brand';
import {careers} from './careers/careers';
import {companies} from './companies/companies';
import {divisions} from './contact/divisions';
import {designServices} from './design/design';
import {group} from './group/group';
import {international} from './international/international';
import {joinery} from './joinery/joinery';
import {processes} from './processes/processes';
import {roles} from './roles/roles';
import {pages, redirects} from './routes/routes';

const {countries, map, names} = specification;
const titles = (records: readonly {readonly title: string}[]) => records.map(({title}) => title);
const addresses = [
  ...pages,
  ...redirects.map(({from}) => from),
  ...documentAddresses(path.resolve(__dirname, '../..')),
];

it.each<[string, unknown, unknown]>([
  ['headline', group.headline, specification.headline],
  ['values', titles(group.values), names.values],
  ['reasons', titles(group.reasons), names.reasons],
  ['architects', titles(roles.architects), names.architectRoles],
  ['teams', roles.facilities.map(({link}) => link.label), names.facilitiesRoleGroups],
  ['design', titles(processes.design), names.designSteps],
  ['together', titles(processes.designAndArchitecture), names.designAndArchitectureSteps],
  ['application', titles(processes.application), names.applicationSteps],
  ['countries', international.countries.map(({id, label}) => [id, label]), countries.tabs],
  ['first country', international.defaultCountry, countries.shownFirst],
  [
    'Saudi services',
    international.countries.filter(({id}) => id === 'saudi').flatMap(({points}) => titles(points)),
    names.saudiServices,
  ],
  ['fire ratings', joinery.fireRatings.map(({minutes}) => minutes), specification.fireRatings],
  ['redirects', redirects, specification.redirects],
])('content fixed by the specification %s', (_what, found, fixed) => {
  expect(found).toEqual(fixed);
});

it('has the hours and the place of the specification', () => {
  expect(brand.hours).toEqual(
    specification.hours.map((hours) => expect.objectContaining(hours) as unknown),
  );
  expect(brand.coordinates).toEqual(map.centre);
});

it('content fixed by the specification says who may apply, and when proof is required', () => {
  expect(careers.eligibility.rule).toMatch(/must be eligible to work in the UK/);
  expect(careers.eligibility.proof).toMatch(/required if you are selected for interview/);
});

it.each<[string, readonly string[]]>([
  ['addresses', addresses],
  ['letters of companies', Object.values(companies).map(({letter}) => letter)],
  ['kinds of joinery', joinery.services.map(({id}) => id)],
  ['kinds of design', designServices.map(({id}) => id)],
  ['recipients of enquiries', divisions.map(({company}) => company)],
])('%s are unique', (_what, values) => {
  expect(new Set(values).size).toBe(values.length);
});
