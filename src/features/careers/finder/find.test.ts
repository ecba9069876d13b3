import {describe, expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {exampleOpenings} from './openings.test-data';
import {isFiltered, NO_FILTERS, type Filters} from './filters';
import {finderTexts} from './texts';
import {find, listingOf} from './find';

const listing = listingOf([...exampleOpenings].reverse());
const BEFORE_ALL_CLOSE = Date.parse('2026-12-01T00:00:00Z');

function titles(filters: Partial<Filters>, now: number | undefined = BEFORE_ALL_CLOSE) {
  return find(listing, {...NO_FILTERS, ...filters}, now).matches.map(({opening}) => opening.title);
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
  it('gives every opening in the order of the list when nothing is asked', () => {
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

  it('counts for each company what choosing it would show', () => {
    const {companyCounts} = find(
      listing,
      {...NO_FILTERS, location: 'leeds', company: 'bespoke'},
      0,
    );
    expect(Object.fromEntries(companyCounts)).toEqual({'': 2, bespoke: 1, construction: 1});
  });

  it('has the best match first only when something is searched', () => {
    expect(find(listing, NO_FILTERS, 0).ranked).toBe(false);
    expect(find(listing, {...NO_FILTERS, text: 'manager'}, 0).ranked).toBe(true);
  });

  describe('an opening that closes at noon', () => {
    const noon = Date.parse('2026-12-11T12:00:00Z');
    it('is listed and counted a minute before', () => {
      expect(titles({}, noon - 60_000)).toEqual(ALL);
    });
    it('is neither from noon on', () => {
      expect(titles({}, noon)).toEqual(ALL.slice(1));
      expect(titles({text: 'security'}, noon)).toEqual([]);
      expect(find(listing, NO_FILTERS, noon).companyCounts.get('facilities')).toBe(1);
    });
    it('is listed in the HTML of the build, whenever that is read', () => {
      expect(titles({}, undefined)).toEqual(ALL);
    });
  });
});

describe('the choices', () => {
  it('are all companies and types, and the towns that have openings', () => {
    const values = (name: keyof typeof listing.choices) =>
      listing.choices[name].map(({value}) => value);
    expect(values('company')).toEqual(['facilities', 'bespoke', 'construction']);
    expect(values('type')).toEqual(['full-time', 'part-time']);
    expect(values('location')).toEqual(['leeds', 'london', 'london-docklands', 'tilbury']);
  });
});

it('the choice that filters by no company has the words of the specification', () => {
  expect(finderTexts.everything.company).toBe(specification.everyCompany);
});

describe('isFiltered', () => {
  it.each<[Partial<Filters>, boolean]>([
    [{}, false],
    [{text: '  '}, false],
    [{text: 'x'}, true],
    [{location: 'leeds'}, true],
  ])('of %j is %s', (filters, filtered) => {
    expect(isFiltered({...NO_FILTERS, ...filters})).toBe(filtered);
  });
});
