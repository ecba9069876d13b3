import {describe, expect, it} from 'vitest';
import {companies} from './companies/companies';
import {contact} from './contact/contact';
import {designServices} from './design/design';
import {group} from './group/group';
import {international} from './international/international';
import {joinery} from './joinery/joinery';
import {navigation} from './navigation/navigation';
import {processes} from './processes/processes';
import {roles} from './roles/roles';
import {routes} from './routes/routes';
import {
  constructionPages,
  constructionServices,
  homeServices,
  managementServices,
  services,
} from './services/services';
import {specification} from './specification';

const {counts, names} = specification;
const titles = (records: readonly {readonly title: string}[]) => records.map(({title}) => title);
const labels = (links: readonly {readonly label: string}[]) => links.map(({label}) => label);
const {header, panel, footer} = navigation;

describe('what the specification fixes', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['values', titles(group.values), names.values],
    ['reasons', titles(group.reasons), names.reasons],
    ['cards', titles(homeServices.map((slug) => services[slug])), names.homeServiceCards],
    ['architects', titles(roles.architects), names.architectRoles],
    ['teams', roles.facilities.map(({link}) => link.label), names.facilitiesRoleGroups],
    ['design', titles(processes.design), names.designSteps],
    ['together', titles(processes.designAndArchitecture), names.designAndArchitectureSteps],
    ['application', titles(processes.application), names.applicationSteps],
    ['countries', labels(international.countries), names.countries],
    [
      'Saudi services',
      international.countries
        .filter(({id}) => id === 'saudi')
        .flatMap(({points}) => titles(points)),
      names.saudiServices,
    ],
    ['projects', titles(international.featuredWork), names.featuredWork],
    ['companies of the header', labels(header.companies.links), names.headerCompanies],
    ['pages of the header', labels(header.pages), names.menuPages],
    ['services of the panel', labels(panel.services.links), names.panelServices],
    // The footer may go on after these.
    ['companies of the footer', labels(footer.companies.links).slice(0, 4), names.footerCompanies],
    ['pages of the footer', labels(footer.company.links).slice(0, 3), names.menuPages],
    ['notices of the footer', labels(footer.legal).slice(0, 2), names.footerLegal],
    ['divisions', labels(contact.divisions), names.divisions],
    [
      'fire ratings',
      joinery.fireRatings.map(({minutes}) => String(minutes)),
      specification.fireRatings.map(String),
    ],
  ])('%s', (_what, found, fixed) => {
    expect(found).toEqual(fixed);
  });

  it.each<[string, readonly unknown[], number]>([
    ['testimonials', group.testimonials, counts.testimonials],
    ['construction services', constructionServices, counts.constructionServiceCards],
    ['steps of design and build', processes.designAndBuild, counts.designAndBuildSteps],
    ...roles.facilities.map(({title, roles: team}): [string, readonly unknown[], number] => [
      title,
      team,
      counts.rolesPerFacilitiesGroup,
    ]),
    ['policies', routes.filter(({family}) => family === 'policy'), counts.policies],
  ])('as many %s', (_what, found, count) => {
    expect(found).toHaveLength(count);
  });
});

it.each<[string, readonly string[]]>([
  ['addresses', routes.map(({path}) => path)],
  ['cards of services', [...homeServices, ...managementServices]],
  ['cards of construction', constructionServices],
  ['pages of construction', Object.values(constructionPages).map(({href}) => href)],
  ['letters of companies', Object.values(companies).map(({letter}) => letter)],
  ['kinds of joinery', joinery.services.map(({id}) => id)],
  ['kinds of design', designServices.map(({id}) => id)],
  ['companies one can write to', contact.divisions.map(({company}) => company)],
])('%s stand for one thing each', (_what, values) => {
  expect(new Set(values).size).toBe(values.length);
});
