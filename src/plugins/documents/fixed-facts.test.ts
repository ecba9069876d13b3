import {describe, expect, it} from 'vitest';
import {specification} from '../../data/specification';
import {fixedFactProblems, PLACEHOLDER, type CurrentPolicy} from './fixed-facts';

const ANNUAL = 'This policy is reviewed annually.';
const GIFTS =
  'Gifts above £50 need management approval and an entry in the gift register. Small ones do not.';
const BREACH = 'A breach is reported to the regulator within 72 hours of our becoming aware of it.';

function policy(slug: string, body: string, over: Partial<CurrentPolicy['control']> = {}) {
  const counts: Readonly<Record<string, number>> = specification.policySections;
  return {
    file: `docs/policies/${slug}.mdx`,
    slug,
    body,
    control: {status: 'in force' as const, sections: counts[slug] ?? 5, inShort: [], ...over},
  };
}

const gifts = (body: string) => fixedFactProblems(policy('anti-bribery-corruption', body));
const breach = (body: string) => fixedFactProblems(policy('data-protection', body));

describe('the number of sections', () => {
  it.each(Object.entries(specification.policySections))('of %s is %i', (slug, sections) => {
    const body = [ANNUAL, GIFTS, BREACH].join('\n\n');
    expect(fixedFactProblems(policy(slug, body, {sections}))).toEqual([]);
    expect(fixedFactProblems(policy(slug, body, {sections: sections - 1}))).toMatchObject([
      {field: 'sections', found: String(sections - 1)},
    ]);
  });

  it('is free for a draft that the specification does not know, and only for a draft', () => {
    expect(fixedFactProblems(policy('drugs', ANNUAL, {status: 'draft'}))).toEqual([]);
    expect(fixedFactProblems(policy('drugs', ANNUAL))).toMatchObject([{field: 'status'}]);
    expect(fixedFactProblems(policy('toString', ANNUAL))).toMatchObject([{field: 'status'}]);
  });
});

describe('the annual review', () => {
  it('is stated in every policy', () => {
    expect(fixedFactProblems(policy('environmental', 'Text.'))).toMatchObject([
      {field: 'text', expected: 'the words "reviewed annually"'},
    ]);
  });
});

describe('the limit for gifts', () => {
  it('stands with its approval and its register in one paragraph', () => {
    expect(gifts(`${ANNUAL}\n\n${GIFTS}`)).toEqual([]);
    expect(gifts(`${ANNUAL}\r\n\r\n${GIFTS}`)).toEqual([]);
    expect(gifts(`${ANNUAL}\n\n${GIFTS.replace(' and an', '.\n\nAn')}`)).toHaveLength(1);
    expect(gifts(ANNUAL)).toMatchObject([{expected: expect.stringContaining('£50') as string}]);
  });

  it.each(['£500', '£50.50', '£25', '£5,000'])('is not %s', (amount) => {
    const problems = gifts(`${ANNUAL}\n\n${GIFTS.replace('£50', amount)}`);
    expect(problems.map(({found}) => found)).toEqual(['no such paragraph', `"above ${amount}"`]);
  });

  it('is not contradicted in another policy or in short', () => {
    const wrong = 'A gift above £100 goes into the gift register.';
    expect(fixedFactProblems(policy('environmental', `${ANNUAL}\n\n${wrong}`))).toHaveLength(1);
    const short = policy('environmental', ANNUAL, {inShort: [wrong, 'Two.', 'Three.']});
    expect(fixedFactProblems(short)).toHaveLength(1);
  });

  it('has nothing to do with other amounts', () => {
    const other = 'Donations above £250 go to the board.\n\nA gift costs us more than £60.';
    expect(fixedFactProblems(policy('environmental', `${ANNUAL}\n\n${other}`))).toEqual([]);
  });
});

describe('the hours for a breach', () => {
  it('are 72', () => {
    expect(breach(`${ANNUAL}\n\n${BREACH}`)).toEqual([]);
    expect(breach(`${ANNUAL}\n\n${BREACH.replace('72', '48')}`)).toMatchObject([
      {found: 'no such paragraph'},
      {found: '"within 48 hours"', fix: expect.stringContaining('72') as string},
    ]);
  });
});

describe('placeholders', () => {
  it('are for drafts', () => {
    const body = `${ANNUAL}\n\n${PLACEHOLDER}: more.]`;
    expect(fixedFactProblems(policy('environmental', body, {status: 'draft'}))).toEqual([]);
    expect(fixedFactProblems(policy('environmental', body))).toMatchObject([
      {found: `"${PLACEHOLDER}" once`},
    ]);
    const short = policy('environmental', body, {inShort: [`${PLACEHOLDER}.]`]});
    expect(fixedFactProblems(short)).toMatchObject([{found: `"${PLACEHOLDER}" 2 times`}]);
  });
});
