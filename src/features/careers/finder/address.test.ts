import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {filtersOf, LONGEST_TEXT, queryFor} from './address';
import {exampleOpenings} from './openings.test-data';
import {choicesOf, NO_FILTERS} from './filters';

const choices = choicesOf(exampleOpenings);
const read = (query: string) => filtersOf(query, choices);

describe('filtersOf', () => {
  it('reads the filters in an address', () => {
    expect(
      read('?q=night+guard&company=facilities&type=part-time&location=london-docklands'),
    ).toEqual({
      text: 'night guard',
      company: 'facilities',
      type: 'part-time',
      location: 'london-docklands',
    });
  });

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

  it('truncates a text longer than anyone types', () => {
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

  it('preserves the filters of any address', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (query) => {
        const filters = read(`?${query}`);
        expect(read(queryFor(filters, `?${query}`))).toEqual(filters);
      }),
    );
  });
});
