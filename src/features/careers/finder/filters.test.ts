import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {exampleOpening, exampleOpenings} from './openings.test-data';
import {
  choicesOf,
  filtersOf,
  find,
  LONGEST_TEXT,
  NO_FILTERS,
  queryFor,
  type Filters,
} from './filters';
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

  it('finds an opening at each of its places, and from home', () => {
    const locations = ['York', 'Hull'].map((town) => ({town, region: 'Yorkshire'}));
    const several = [exampleOpening({locations, remote: true}), exampleOpening()];
    const count = (location: string) =>
      find(several, {...NO_FILTERS, location}, undefined).matches.length;
    expect(choicesOf(several).location.map(({label}) => label)).toEqual([
      'From home',
      'Hull',
      'Leeds',
      'York',
    ]);
    expect(['york', 'hull', 'leeds', 'from-home', ''].map(count)).toEqual([1, 1, 1, 1, 2]);
  });

  it('counts the openings that choosing each company would show', () => {
    const {companyCounts} = found({location: 'leeds', company: 'bespoke'});
    expect(Object.fromEntries(companyCounts)).toEqual({'': 2, bespoke: 1, construction: 1});
  });

  it('ignores the text until the search has loaded', () => {
    const {matches, ranked} = find(exampleOpenings, {...NO_FILTERS, text: 'manager'}, undefined);
    expect([matches.length, ranked]).toEqual([ALL.length, false]);
    expect(found({text: 'manager'}).ranked).toBe(true);
  });

  it('lists and counts an opening until the moment it closes', () => {
    const noon = Date.parse('2026-12-11T12:00:00Z');
    expect(titles({}, noon - 60_000)).toEqual(ALL);
    expect(titles({}, noon)).toEqual(ALL.slice(1));
    expect(titles({text: 'security'}, noon)).toEqual([]);
    expect(found({}, noon).companyCounts.get('facilities')).toBe(1);
    // In the HTML of the build.
    expect(find(exampleOpenings, NO_FILTERS, undefined).matches).toHaveLength(ALL.length);
  });
});

it('filters offer every company and type, but only towns with openings', () => {
  const choices = choicesOf(exampleOpenings);
  const values = (name: keyof typeof choices) => choices[name].map(({value}) => value);
  expect(values('company')).toEqual(['construction', 'bespoke', 'facilities']);
  expect(values('type')).toEqual(['full-time', 'part-time']);
  expect(values('location')).toEqual(['leeds', 'london', 'london-docklands', 'tilbury']);
});

const choices = choicesOf(exampleOpenings);
const read = (query: string) => filtersOf(query, choices);

describe('filtersOf', () => {
  it.each([
    ['nothing', ''],
    ['another company', '?company=design'],
    ['an unknown town', '?location=atlantis'],
    ['another case', '?type=Part-Time'],
    ['script', '?company=<script>alert(1)</script>'],
    ['a name that every object has', '?company=constructor&type=__proto__'],
    ['broken encoding of another parameter', '?utm=%E0%A4%A'],
    ['empty values', '?q=&company=&type=&location='],
  ])('has no filters for %s', (_, query) => {
    expect(read(query)).toEqual(NO_FILTERS);
  });

  it('uses the first of two values', () => {
    expect(read('?company=bespoke&company=facilities').company).toBe('bespoke');
  });

  it('truncates text longer than anyone types', () => {
    expect(read(`?q=${'x'.repeat(5000)}`).text).toHaveLength(LONGEST_TEXT);
  });
});

describe('queryFor', () => {
  it('writes short, readable values', () => {
    const filters = {text: 'night guard', company: 'facilities', type: 'part-time', location: ''};
    expect(queryFor(filters, '')).toBe('?q=night+guard&company=facilities&type=part-time');
  });

  it('writes nothing when nothing is chosen', () => {
    expect(queryFor(NO_FILTERS, '?q=joiner&company=bespoke')).toBe('');
  });

  it('keeps the other parameters', () => {
    expect(queryFor({...NO_FILTERS, type: 'full-time'}, '?utm_source=feed&q=x')).toBe(
      '?utm_source=feed&type=full-time',
    );
  });

  it('is read back unchanged', () => {
    const value = (name: keyof typeof choices) =>
      fc.constantFrom('', ...choices[name].map((choice) => choice.value));
    const filters = fc.record({
      text: fc.string({unit: 'grapheme', maxLength: 40}).map((text) => text.trim()),
      company: value('company'),
      type: value('type'),
      location: value('location'),
    });
    fc.assert(
      fc.property(filters, fc.webQueryParameters(), (chosen, rest) => {
        expect(read(queryFor(chosen, rest))).toEqual(chosen);
      }),
    );
  });
});
