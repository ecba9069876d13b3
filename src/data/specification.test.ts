import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {documentAddresses} from '@site/src/plugins/documents/check';
import {brand} from './brand/brand';
import {careers} from './careers/careers';
import {companies} from './companies/companies';
import {contact} from './contact/contact';
import {designServices} from './design/design';
import {group} from './group/group';
import {international} from './international/international';
import {joinery} from './joinery/joinery';
import {navigation} from './navigation/navigation';
import {processes} from './processes/processes';
import {roles} from './roles/roles';
import {pages, redirects} from './routes/routes';

const {counts, countries, map, menus, names} = specification;
const titles = (records: readonly {readonly title: string}[]) => records.map(({title}) => title);
const links = (found: readonly {readonly label: string; readonly href: string}[]) =>
  found.map(({label, href}) => [label, href]);
const {header, panel, footer} = navigation;
const documents = documentAddresses(path.resolve(__dirname, '../..'));
const addresses = [
  ...pages.map((page) => page.path),
  ...redirects.map(({from}) => from),
  ...documents,
];

describe('content fixed by the specification', () => {
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
      international.countries
        .filter(({id}) => id === 'saudi')
        .flatMap(({points}) => titles(points)),
      names.saudiServices,
    ],
    ['fire ratings', joinery.fireRatings.map(({minutes}) => minutes), specification.fireRatings],
    ['redirects', redirects, specification.redirects],
    [
      'opening hours',
      brand.hours,
      specification.hours.map((hours) => expect.objectContaining(hours) as unknown),
    ],
    ['headquarters on the map', brand.coordinates, map.centre],
  ])('%s', (_what, found, fixed) => {
    expect(found).toEqual(fixed);
  });

  it.each<[string, unknown, unknown]>([
    ['logo of the header', header.logoHref, menus.headerLogo],
    ['first link of the header', links([header.home]), [menus.home]],
    ['companies of the header', links(header.companies.links), menus.headerCompanies],
    ['pages of the header', links(header.pages), menus.pages],
    ['first link of the panel', links([panel.home]), [menus.home]],
    ['services of the panel', links(panel.services.links), menus.panelServices],
    ['companies of the panel', links(panel.companies.links), menus.headerCompanies],
    ['pages of the panel', links(panel.pages), menus.pages],
    ['logo of the footer', footer.logoHref, menus.footerLogo],
    ['heading in the footer', footer.companies.label, menus.footerCompaniesHeading],
    // The footer may list more companies after these.
    ['companies of the footer', links(footer.companies.links).slice(0, 4), menus.footerCompanies],
    ['pages of the footer', links(footer.company.links).slice(0, 3), menus.pages],
    ['notices of the footer', links(footer.legal).slice(0, 2), menus.footerLegal],
  ])('%s', (_what, found, fixed) => {
    expect(found).toEqual(fixed);
  });

  it.each(specification.routes)('the address %s exists', (address) => {
    expect(addresses).toContain(address);
  });

  it.each<[string, readonly unknown[], number]>([
    ['testimonials', group.testimonials, counts.testimonials],
    ['steps of design and build', processes.designAndBuild, counts.designAndBuildSteps],
    ...roles.facilities.map(({title, roles: team}): [string, readonly unknown[], number] => [
      title,
      team,
      counts.rolesPerFacilitiesGroup,
    ]),
    ['policies', documents.filter((each) => each.startsWith('/policies/')), counts.policies],
  ])('has the required number of %s', (_what, found, count) => {
    expect(found).toHaveLength(count);
  });

  it('says who may apply, and when proof is required', () => {
    expect(careers.eligibility.rule).toMatch(/must be eligible to work in the UK/);
    expect(careers.eligibility.proof).toMatch(/required if you are selected for interview/);
  });
});

it.each<[string, readonly string[]]>([
  ['addresses', addresses],
  ['letters of companies', Object.values(companies).map(({letter}) => letter)],
  ['kinds of joinery', joinery.services.map(({id}) => id)],
  ['kinds of design', designServices.map(({id}) => id)],
  ['recipients of enquiries', contact.divisions.map(({company}) => company)],
])('%s are unique', (_what, values) => {
  expect(new Set(values).size).toBe(values.length);
});
