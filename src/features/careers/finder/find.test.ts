import {describe, expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {exampleOpenings} from './openings.test-data';
import {choicesOf, isFiltered, NO_FILTERS, type Filters} from './filters';
import {finderTexts} from './texts';
import {find} from './find';
import {openingSearch} from './search';

const search = await openingSearch(exampleOpenings);
const BEFORE_ALL_CLOSE = Date.parse('2026-12-01T00:00:00Z');

function found(filters: Partial<Filters>, now: number | undefined = BEFORE_ALL_CLOSE) {
  return find(exampleOpenings, {...NO_FILTERS, ...filters}, now, search);
}

function titles(filters: Partial<Filters>, now: number | undefined = BEFORE_ALL_CLOSE) {
  return found(filters, now).matches.map(({opening}) => opening.title);
}

const ALL = [
  'Security Officer, Nights',
  'Commercial Cleaning Operative',
  'Bench Joiner',
  'Fire Door Installer',
  'Fit-out Project Manager',
  'Site Manager',
];

describe('find', () => {
  it('returns every opening in list order without filters', () => {
    expect(titles({})).toEqual(ALL);
  });

  it.each<[Partial<Filters>, string[]]>([
    [{company: 'bespoke'}, ['Bench Joiner', 'Fire Door Installer']],
    [{type: 'part-time'}, ['Commercial Cleaning Operative']],
    [{location: 'london'}, ['Fire Door Installer', 'Fit-out Project Manager']],
    [{location: 'leeds', company: 'construction'}, ['Site Manager']],
    [{text: 'manager', location: 'leeds'}, ['Site Manager']],
    [{text: 'joiner', company: 'facilities'}, []],
    [{text: ' !'}, ALL],
  ])('filters by %j', (filters, expected) => {
    expect(titles(filters)).toEqual(expected);
  });

  it('counts the openings that choosing each company would show', () => {
    const {companyCounts} = found({location: 'leeds', company: 'bespoke'});
    expect(Object.fromEntries(companyCounts)).toEqual({'': 2, bespoke: 1, construction: 1});
  });

  it('ignores the text until the search has loaded', () => {
    const {matches, ranked} = find(exampleOpenings, {...NO_FILTERS, text: 'manager'}, undefined);
    expect([matches.length, ranked]).toEqual([ALL.length, false]);
  });

  it('puts the best match first only if there is a text', () => {
    expect(found({}).ranked).toBe(false);
    expect(found({text: 'manager'}).ranked).toBe(true);
  });

  describe('an opening that closes at noon', () => {
    const noon = Date.parse('2026-12-11T12:00:00Z');
    it('is listed and counted a minute before', () => {
      expect(titles({}, noon - 60_000)).toEqual(ALL);
    });
    it('is neither listed nor counted from noon on', () => {
      expect(titles({}, noon)).toEqual(ALL.slice(1));
      expect(titles({text: 'security'}, noon)).toEqual([]);
      expect(found({}, noon).companyCounts.get('facilities')).toBe(1);
    });
    it('is always listed in the HTML of the build', () => {
      expect(find(exampleOpenings, NO_FILTERS, undefined).matches).toHaveLength(ALL.length);
    });
  });
});

describe('the choices of the filters', () => {
  it('are all companies and types, and the towns that have openings', () => {
    const choices = choicesOf(exampleOpenings);
    const values = (name: keyof typeof choices) => choices[name].map(({value}) => value);
    expect(values('company')).toEqual(['facilities', 'bespoke', 'construction']);
    expect(values('type')).toEqual(['full-time', 'part-time']);
    expect(values('location')).toEqual(['leeds', 'london', 'london-docklands', 'tilbury']);
  });
});

it('the choice of all companies has the label of the specification', () => {
  expect(finderTexts.everything.company).toBe(specification.everyCompany);
});

describe('isFiltered', () => {
  it.each<[Partial<Filters>, boolean]>([
    [{}, false],
    [{text: '  '}, false],
    [{text: 'x'}, true],
    [{location: 'leeds'}, true],
  ])('for %j returns %s', (filters, filtered) => {
    expect(isFiltered({...NO_FILTERS, ...filters})).toBe(filtered);
  });
});
