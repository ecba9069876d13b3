import type {FactName} from '../../data/registry';
import {quoted} from '../../data/report';
import {specification} from '../../data/specification';
import {counted, named, type Rule, unique} from './rule';

/** A link inside a value: where it stands and where it leads. */
interface ValueLink {
  /** Example: `'footer.legal[0].href'`. */
  readonly field: string;
  /** Example: `'/privacy'`. */
  readonly href: string;
}

/**
 * Every link to a page of this site inside a value: each string that starts with `/` in a field
 * whose name is `href` or ends in `Href`.
 */
export function internalLinks(value: unknown, field = ''): ValueLink[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const innerField = Array.isArray(value) ? `${field}[${key}]` : `${field}.${key}`;
    if (typeof inner === 'string' && /(^h|H)ref$/.test(key) && inner.startsWith('/')) {
      return [{field: innerField.replace(/^\./, ''), href: inner}];
    }
    return internalLinks(inner, innerField);
  });
}

/** The page of a link, without query and anchor. Example: `'/about'` of `'/about#our-policies'`. */
export function pageOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}

const {counts, names} = specification;

const titles = (records: readonly {readonly title: string}[]) => records.map(({title}) => title);
const labels = (links: readonly {readonly label: string}[]) => links.map(({label}) => label);
const hrefs = (records: Readonly<Record<string, {readonly href: string}>>) =>
  Object.values(records).map(({href}) => href);

/** What the specification fixes: how many, which, in which order (sections 2 and 9). */
const specified: readonly Rule[] = [
  named(['group'], 'values', names.values, ({group}) => titles(group.value.values)),
  named(['group'], 'reasons', names.reasons, ({group}) => titles(group.value.reasons)),
  counted('group', 'testimonials', counts.testimonials, ({group}) => group.value.testimonials),
  named(['homeServices', 'services'], 'homeServices', names.homeServiceCards, (registry) =>
    registry.homeServices.value.map((slug) => registry.services.value[slug].title),
  ),
  counted(
    'constructionServices',
    'constructionServices',
    counts.constructionServiceCards,
    ({constructionServices}) => constructionServices.value,
  ),
  named(['roles'], 'architects', names.architectRoles, ({roles}) => titles(roles.value.architects)),
  named(['roles'], 'facilities', names.facilitiesRoleGroups, ({roles}) =>
    roles.value.facilities.map(({link}) => link.label),
  ),
  ...names.facilitiesRoleGroups.map((label, index) =>
    counted(
      'roles',
      `facilities[${index}].roles (${label})`,
      counts.rolesPerFacilitiesGroup,
      ({roles}) => roles.value.facilities[index]?.roles ?? [],
    ),
  ),
  named(['processes'], 'design', names.designSteps, ({processes}) =>
    titles(processes.value.design),
  ),
  named(['processes'], 'designAndArchitecture', names.designAndArchitectureSteps, ({processes}) =>
    titles(processes.value.designAndArchitecture),
  ),
  counted(
    'processes',
    'designAndBuild',
    counts.designAndBuildSteps,
    ({processes}) => processes.value.designAndBuild,
  ),
  named(['processes'], 'application', names.applicationSteps, ({processes}) =>
    titles(processes.value.application),
  ),
  named(['international'], 'countries', names.countries, ({international}) =>
    labels(international.value.countries),
  ),
  named(['international'], 'countries (saudi) points', names.saudiServices, ({international}) =>
    international.value.countries
      .filter(({id}) => id === 'saudi')
      .flatMap(({points}) => titles(points)),
  ),
  named(['international'], 'featuredWork', names.featuredWork, ({international}) =>
    titles(international.value.featuredWork),
  ),
  named(['navigation'], 'header.companies.links', names.headerCompanies, ({navigation}) =>
    labels(navigation.value.header.companies.links),
  ),
  named(['navigation'], 'header.pages', names.menuPages, ({navigation}) =>
    labels(navigation.value.header.pages),
  ),
  named(['navigation'], 'panel.services.links', names.panelServices, ({navigation}) =>
    labels(navigation.value.panel.services.links),
  ),
  named(['navigation'], 'footer.companies.links', names.footerCompanies, ({navigation}) =>
    labels(navigation.value.footer.companies.links),
  ),
  // The footer may go on after these.
  named(['navigation'], 'footer.company.links', names.menuPages, ({navigation}) =>
    labels(navigation.value.footer.company.links).slice(0, names.menuPages.length),
  ),
  named(['navigation'], 'footer.legal', names.footerLegal, ({navigation}) =>
    labels(navigation.value.footer.legal).slice(0, names.footerLegal.length),
  ),
  named(['contact'], 'divisions', names.divisions, ({contact}) => labels(contact.value.divisions)),
  named(['joinery'], 'fireRatings', specification.fireRatings.map(String), ({joinery}) =>
    joinery.value.fireRatings.map(({minutes}) => String(minutes)),
  ),
  counted('routes', 'policies', counts.policies, ({routes}) =>
    routes.value.filter(({family}) => family === 'policy'),
  ),
  named(['policies'], 'slug', Object.keys(specification.policySections), ({policies}) =>
    policies.value.map(({slug}) => slug),
  ),
];

/** Addresses and ids stand for one thing each. */
const distinct: readonly Rule[] = [
  unique('routes', 'path', ({routes}) => routes.value.map(({path}) => path)),
  unique('services', 'href', ({services}) => hrefs(services.value)),
  unique('constructionPages', 'href', ({constructionPages}) => hrefs(constructionPages.value)),
  unique('companies', 'href', ({companies}) => hrefs(companies.value)),
  unique('companies', 'letter', ({companies}) =>
    Object.values(companies.value).map(({letter}) => letter),
  ),
  unique('brand', 'companyNumbers', ({brand}) => [
    brand.value.legal.number,
    ...Object.values(brand.value.companyNumbers),
  ]),
  unique('homeServices', 'homeServices', ({homeServices}) => homeServices.value),
  unique(
    'constructionServices',
    'constructionServices',
    ({constructionServices}) => constructionServices.value,
  ),
  unique('joinery', 'services.id', ({joinery}) => joinery.value.services.map(({id}) => id)),
  unique('designServices', 'id', ({designServices}) => designServices.value.map(({id}) => id)),
  unique('policies', 'reference', ({policies}) => policies.value.map(({reference}) => reference)),
  unique('contact', 'divisions.company', ({contact}) =>
    contact.value.divisions.map(({company}) => company),
  ),
  unique('international', 'countries.id', ({international}) =>
    international.value.countries.map(({id}) => id),
  ),
];

/** Every link inside a fact leads to a page of the site. */
function linksExist(fact: FactName): Rule {
  return {
    reads: [fact, 'routes'],
    find: (registry) => {
      const pages = new Set<string>(registry.routes.value.map(({path}) => path));
      return internalLinks(registry[fact].value)
        .filter(({href}) => !pages.has(pageOf(href)))
        .map(({field, href}) => ({
          field,
          expected: 'the address of a page in src/data/routes/routes.ts',
          found: quoted(href),
          fix: 'Correct the address, or add the page to the routes.',
        }));
    },
  };
}

const linked: readonly FactName[] = [
  'companies',
  'navigation',
  'services',
  'constructionPages',
  'roles',
  'international',
];

/** The key of a record is its slug, and its address ends in it. */
function keysMatch(fact: 'services' | 'constructionPages'): Rule {
  return {
    reads: [fact],
    find: (registry) =>
      Object.entries<{slug: string; href: string}>(registry[fact].value)
        .filter(([key, {slug, href}]) => slug !== key || !href.endsWith(`/${key}`))
        .map(([key, {slug, href}]) => ({
          field: key,
          expected: `slug ${quoted(key)} and an href that ends in it`,
          found: `slug ${quoted(slug)}, href ${quoted(href)}`,
          fix: 'Write the same slug three times: as key, as slug and at the end of the address.',
        })),
  };
}

const peopleAddUp: Rule = {
  reads: ['brand'],
  find: ({brand}) => {
    const {total, ...parts} = brand.value.people;
    const sum = Object.values(parts).reduce((all, part) => all + part, 0);
    if (sum === total) return [];
    return [
      {
        field: 'people.total',
        expected: `${sum}, the sum of its parts`,
        found: String(total),
        fix: 'Correct the total or one of the parts.',
      },
    ];
  },
};

const hoursCoverTheWeek: Rule = {
  reads: ['brand'],
  find: ({brand}) => {
    const days = brand.value.hours.flatMap(({fromDay, toDay}) =>
      Array.from({length: Math.max(0, toDay - fromDay + 1)}, (_, index) => fromDay + index),
    );
    if (days.join() === '1,2,3,4,5,6,7') return [];
    return [
      {
        field: 'hours',
        expected: 'each weekday once, from Monday (1) to Sunday (7)',
        found: days.join(', '),
        fix: 'Correct fromDay and toDay.',
      },
    ];
  },
};

const stagesRunForward: Rule = {
  reads: ['companies'],
  find: ({companies}) =>
    Object.values(companies.value)
      .filter(({programme}) => programme.from > programme.to)
      .map(({id, programme}) => ({
        field: `${id}.programme`,
        expected: 'a first stage that is not after the last',
        found: `${programme.from} to ${programme.to}`,
        fix: 'Exchange "from" and "to".',
      })),
};

/** Every rule across records. */
export const rules: readonly Rule[] = [
  ...specified,
  ...distinct,
  ...linked.map(linksExist),
  keysMatch('services'),
  keysMatch('constructionPages'),
  peopleAddUp,
  hoursCoverTheWeek,
  stagesRunForward,
];
