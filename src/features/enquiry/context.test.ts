import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {initialValues, readContext} from './context';
import {divisions} from './divisions';
import {emptyEnquiry} from './rules';

const nothing = {division: '', page: ''};
const facilities = `${brand.prefix}-facilities`;
const bespoke = `${brand.prefix}-bespoke`;

describe('readContext', () => {
  it('takes company and page from the router state of a call to action', () => {
    const state = {company: 'facilities', page: 'Commercial cleaning'};
    expect(readContext({state, search: ''})).toEqual({
      division: facilities,
      page: 'Commercial cleaning',
    });
  });

  it.each(divisions.map(({id}) => id))('understands ?division=%s', (id) => {
    expect(readContext({state: undefined, search: `?division=${id}`})).toEqual({
      division: id,
      page: '',
    });
  });

  it.each([
    '',
    '?',
    '?division',
    '?division=',
    '?division=bespoke',
    `?division=${bespoke}%00`,
    `?division=${bespoke.toUpperCase()}`,
    '?division=__proto__',
    '?division=%22%3E%3Cb%3E',
    '?division=%E0%A4%A',
  ])('ignores %j', (search) => {
    expect(readContext({state: null, search})).toEqual(nothing);
  });

  it('ignores whatever else arrives', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string({unit: 'binary'}), (state, search) => {
        expect(readContext({state, search: `?division=${search}`})).toEqual(nothing);
        expect(readContext({state: {company: state, page: state}, search})).toEqual(nothing);
      }),
      {numRuns: 3000},
    );
  });

  it('drops a page that is no title', () => {
    for (const page of ['x'.repeat(81), 5, {}, undefined]) {
      expect(readContext({state: {company: 'group', page}, search: ''}).page).toBe('');
    }
  });
});

describe('initialValues', () => {
  const values = {...emptyEnquiry, message: 'Half a message', division: bespoke};

  it('preselects the suggested division', () => {
    expect(initialValues(undefined, {division: facilities, page: ''})).toEqual({
      ...emptyEnquiry,
      division: facilities,
    });
  });

  it('leaves a choice alone that was made after the same suggestion (a reload)', () => {
    const draft = {values, suggested: facilities};
    expect(initialValues(draft, {division: facilities, page: ''})).toEqual(values);
    expect(initialValues(draft, nothing)).toEqual(values);
  });

  it('follows a suggestion that is new, and keeps the words', () => {
    const draft = {values, suggested: ''};
    expect(initialValues(draft, {division: facilities, page: ''})).toEqual({
      ...values,
      division: facilities,
    });
  });

  it('forgets a division that is no longer offered', () => {
    const draft = {values: {...values, division: 'old-cleaning'}, suggested: ''};
    expect(initialValues(draft, nothing).division).toBe('');
  });
});
