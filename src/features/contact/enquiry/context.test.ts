import {describe, expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {brand} from '@site/src/data/brand/brand';
import {entityOf} from '@site/src/data/companies/companies';
import {aboutTopic, readContext, withAbout} from './context';
import {emptyEnquiry} from './rules';

const nothing = {division: '', about: ''};
const facilities = `${brand.prefix}-facilities`;
const bespoke = `${brand.prefix}-bespoke`;
const SITE = 'https://www.example.com';
const pages = {
  '/projects/a-stair': aboutTopic('A stair', 'bespoke'),
  '/services/cleaning': aboutTopic('Cleaning', 'facilities'),
};

const contextOf = (search: string, referrer = '') =>
  readContext({referrer, address: `${SITE}/contact${search}`, pages});

describe('readContext', () => {
  it.each([
    ['/services/commercial-cleaning', 'facilities'],
    ['/services/security-training', 'recruitment'],
    ['/bespoke', 'bespoke'],
    ['/careers/bench-joiner', 'recruitment'],
    ['/recruitment?q=joiner', 'recruitment'],
  ] as const)('for a visitor from %s suggests the division %s', (path, company) => {
    expect(contextOf('', SITE + path)).toEqual({
      division: `${brand.prefix}-${company}`,
      about: entityOf(company).name,
    });
  });

  it.each([
    ['/services/cleaning', facilities, 'Cleaning (Facilities)'],
    ['/services/cleaning/?utm=x#schedule', facilities, 'Cleaning (Facilities)'],
    ['/services/cleaning.html', facilities, 'Cleaning (Facilities)'],
    ['/2025/services/cleaning', facilities, 'Cleaning (Facilities)'],
    ['/projects/a-stair', bespoke, 'A stair (Bespoke)'],
  ])('for a visitor from %s names the subject', (path, division, about) => {
    expect(contextOf('', SITE + path)).toEqual({division, about});
  });

  it.each([
    '',
    `${SITE}/`,
    `${SITE}/policies`,
    `${SITE}.evil.example/bespoke`,
    `${SITE}/__proto__`,
    'https://elsewhere.example/bespoke',
    'bespoke',
  ])('suggests nothing for a visitor from %j', (referrer) => {
    expect(contextOf('', referrer)).toEqual(nothing);
  });

  it.each(specification.enquiry.divisions.map(([id]) => id))('reads ?division=%s', (id) => {
    expect(contextOf(`?division=${id}`)).toEqual({division: id, about: ''});
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
});

describe('withAbout', () => {
  const enquiry = {...emptyEnquiry, division: facilities, message: 'Two floors.'};

  it('puts the subject before the message', () => {
    expect(withAbout(enquiry, 'Cleaning (Facilities)').message).toBe(
      'About: Cleaning (Facilities)\n\nTwo floors.',
    );
  });

  it.each(['', entityOf('facilities').name])('adds nothing for %j', (about) => {
    expect(withAbout(enquiry, about)).toEqual(enquiry);
  });
});
