import {describe, expect, it} from 'vitest';
import {registry, type FactName, type Registry} from '../../data/registry';
import {formatProblems} from '../../data/report';
import {specification} from '../../data/specification';
import {factProblems} from './fact-problems';
import {internalLinks, pageOf} from './rules';

/** The published facts with one of them replaced, as if its file had been edited. */
function withFact(name: FactName, value: unknown): Registry {
  return {...registry, [name]: {...registry[name], value}};
}

const {brand, group, navigation, services, roles, processes, routes} = registry;

describe('factProblems', () => {
  it('finds nothing wrong with the published facts', () => {
    expect(formatProblems(factProblems())).toBe('');
  });

  it('reports a value that does not match its schema', () => {
    const planted = {...brand.value, address: {...brand.value.address, postcode: 'nowhere'}};
    expect(factProblems(withFact('brand', planted))).toEqual([
      {
        file: 'src/data/brand/brand.ts',
        field: 'brand.address.postcode',
        expected: 'a postcode, e.g. LS10 0ZZ',
        found: '"nowhere"',
        fix: 'Rewrite the value.',
      },
    ]);
  });

  it('reports wording that the law forbids, wherever it stands', () => {
    const {security} = services.value;
    const planted = {
      ...services.value,
      security: {...security, strapline: 'SIA registered guards'},
    };
    const problems = factProblems(withFact('services', planted));
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: 'src/data/services/services.ts',
        field: 'services.security.strapline',
        found: '"SIA registered"',
      }),
    );
  });

  it('reports a picture that is not in the catalogue', () => {
    const planted = {
      ...services.value,
      cleaning: {...services.value.cleaning, picture: 'mop'},
    };
    const [problem] = factProblems(withFact('services', planted));
    expect(problem?.field).toBe('services.cleaning.picture');
    expect(problem?.expected).toContain('lobby');
  });

  it('reports a link to a page that does not exist', () => {
    const {footer} = navigation.value;
    const planted = {
      ...navigation.value,
      footer: {...footer, legal: [...footer.legal, {label: 'Cookies', href: '/cookies'}]},
    };
    expect(factProblems(withFact('navigation', planted))).toEqual([
      {
        file: 'src/data/navigation/navigation.ts',
        field: `navigation.footer.legal[${footer.legal.length}].href`,
        expected: 'the address of a page in src/data/routes/routes.ts',
        found: '"/cookies"',
        fix: 'Correct the address, or add the page to the routes.',
      },
    ]);
  });

  it('reports a number of entries that the specification does not allow', () => {
    const planted = {...group.value, testimonials: group.value.testimonials.slice(1)};
    expect(factProblems(withFact('group', planted))).toEqual([
      {
        file: 'src/data/group/group.ts',
        field: 'group.testimonials',
        expected: '3 entries, as the specification says (src/data/specification.ts)',
        found: '2',
        fix: 'Add 1.',
      },
    ]);
  });

  it.each([
    ['group', {...group.value, values: group.value.values.toReversed()}, 'group.values'],
    ['group', {...group.value, reasons: group.value.reasons.slice(1)}, 'group.reasons'],
    ['roles', {...roles.value, architects: []}, 'roles.architects'],
    ['processes', {...processes.value, designAndBuild: []}, 'processes.designAndBuild'],
    ['homeServices', ['security', 'cleaning', 'emergency-response'], 'homeServices'],
    ['routes', routes.value.concat(routes.value.slice(0, 1)), 'routes.path'],
    ['brand', {...brand.value, people: {...brand.value.people, total: 1}}, 'brand.people.total'],
    ['brand', {...brand.value, hours: brand.value.hours.slice(1)}, 'brand.hours'],
  ] as const)('holds %s to the rules across records', (name, planted, field) => {
    const problems = factProblems(withFact(name, planted));
    expect(problems.map((problem) => problem.field)).toEqual([field]);
  });

  it('reports the problems of all files at once', () => {
    const planted = {
      ...withFact('brand', {...brand.value, prefix: 'FWG!'}),
      group: {...group, value: {...group.value, values: []}},
    };
    expect(factProblems(planted).map(({file}) => file)).toEqual([
      'src/data/brand/brand.ts',
      'src/data/group/group.ts',
    ]);
  });
});

describe('internalLinks', () => {
  it('finds links at any depth and leaves other sites alone', () => {
    const value = {
      logoHref: '/group',
      links: [{href: '/about#our-policies'}, {href: 'https://example.test/'}],
      text: '/not-a-link',
    };
    expect(internalLinks(value)).toEqual([
      {field: 'logoHref', href: '/group'},
      {field: 'links[0].href', href: '/about#our-policies'},
    ]);
  });

  it('reads the page of a link without query and anchor', () => {
    expect(pageOf('/careers?company=bespoke#current-openings')).toBe('/careers');
  });
});

describe('specification', () => {
  it.each([
    ['values', 'values'],
    ['reasons', 'reasons'],
    ['homeServiceCards', 'homeServiceCards'],
    ['architectRoles', 'architectRoles'],
    ['facilitiesRoleGroups', 'facilitiesRoleGroups'],
    ['designSteps', 'designSteps'],
    ['designAndArchitectureSteps', 'designAndArchitectureSteps'],
    ['applicationSteps', 'applicationSteps'],
    ['countries', 'countries'],
    ['saudiServices', 'saudiServices'],
    ['featuredWork', 'featuredWork'],
  ] as const)('names as many %s as it counts', (names, count) => {
    expect(specification.names[names]).toHaveLength(specification.counts[count]);
  });

  it('gives a number of sections for each policy', () => {
    const policies = routes.value.filter(({family}) => family === 'policy');
    expect(policies.map(({path}) => path.replace('/policies/', ''))).toEqual(
      Object.keys(specification.policySections),
    );
    expect(policies).toHaveLength(specification.counts.policies);
  });
});
