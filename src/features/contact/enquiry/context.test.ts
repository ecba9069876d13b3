import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {brand} from '@site/src/data/brand/brand';
import {entities} from '@site/src/data/companies/companies';
import {readContext} from './context';

const nothing = {division: '', from: ''};
const facilities = `${brand.prefix}-facilities`;
const bespoke = `${brand.prefix}-bespoke`;
const SITE = 'https://www.example.com';
const companies = {'/projects/a-stair': 'bespoke'} as const;

const contextOf = (search: string, referrer = '') =>
  readContext({referrer, address: `${SITE}/contact${search}`, companies});

describe('readContext', () => {
  it.each([
    ['/services/commercial-cleaning', 'facilities'],
    ['/services/security-training', 'recruitment'],
    ['/bespoke', 'bespoke'],
    ['/projects/a-stair', 'bespoke'],
    ['/careers/bench-joiner', 'recruitment'],
    ['/recruitment?q=joiner', 'recruitment'],
  ] as const)('for a visitor from %s suggests the division %s', (path, company) => {
    expect(contextOf('', SITE + path)).toEqual({
      division: `${brand.prefix}-${company}`,
      from: entities[company].name,
    });
  });

  it.each(['', `${SITE}/`, `${SITE}/policies`, 'https://elsewhere.example/bespoke', 'bespoke'])(
    'suggests nothing for a visitor from %j',
    (referrer) => {
      expect(contextOf('', referrer)).toEqual(nothing);
    },
  );

  it.each(specification.enquiry.divisions.map(([id]) => id))('reads ?division=%s', (id) => {
    expect(contextOf(`?division=${id}`)).toEqual({division: id, from: ''});
  });

  it('prefers the address to the previous page', () => {
    expect(contextOf(`?division=${facilities}`, `${SITE}/bespoke`).division).toBe(facilities);
  });

  it.each(['?division', '?division=bespoke', `?division=${bespoke}%00`, '?division=__proto__'])(
    'ignores %j',
    (search) => {
      expect(contextOf(search)).toEqual(nothing);
    },
  );

  it('ignores everything else', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), fc.webUrl(), (search, referrer) => {
        expect(contextOf(`?division=${encodeURIComponent(search)}`, referrer)).toEqual(nothing);
        expect(contextOf('', `${SITE}/${encodeURIComponent(search)}`)).toEqual(nothing);
      }),
      {numRuns: 3000},
    );
  });
});
