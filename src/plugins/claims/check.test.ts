import {describe, expect, it} from 'vitest';
import type {Claim} from '../../data/claims/claims';
import {claimProblems, lapsingSoon} from './check';

const DAY = '2026-11-20';

const claim: Claim = {
  words: /up to £3,000/,
  on: ['/services'],
  evidence: 'Payroll extract',
  owner: 'Head of Human Resources',
  expires: DAY,
  qualifier: 'before tax',
};

const page = (text: string, path = '/services/security') => ({
  path,
  source: 'docs/services/security.mdx',
  text,
});

const QUALIFIED = 'Our officers earn up to £3,000 per month before tax.';

const problems = (text: string, row: Partial<Claim> = {}, path?: string) =>
  claimProblems([page(text, path)], {claims: [{...claim, ...row}], exempt: []}, DAY);

describe('claimProblems', () => {
  it('finds nothing where every claim has a row that holds', () => {
    expect(problems(QUALIFIED)).toEqual([]);
  });

  it('names the page, the words and the kind of a claim that no row covers', () => {
    expect(problems(`${QUALIFIED} An award-winning control room.`)).toEqual([
      {
        file: 'docs/services/security.mdx',
        field: '/services/security, a superlative',
        expected: 'words that a row of src/data/claims/claims.ts covers',
        found: '"per month before tax. An award-winning control room."',
        fix: 'Add a row with its evidence, or take the words out.',
      },
    ]);
  });

  it.each([
    'Open 24/7.',
    'Staffed day and night.',
    'A 24-hour line.',
    'Nationwide UK.',
    'Done in time at 98%.',
    '92 per cent of items.',
    'Turnover of £58.4m.',
    'We employ 210 cleaning staff.',
    'In Tilbury since 1987.',
    'The UK’s leading builder.',
    'A guaranteed result.',
    '“They took over in a week, and the complaints went from eleven to two.” Head of Estates',
    'ISO 9001, quality.',
    'Registered with the Architects Registration Board.',
  ])('takes for a claim: %s', (text) => {
    expect(problems(`${QUALIFIED} ${text}`)).toHaveLength(1);
  });

  it.each([
    'A written account follows within 24 hours.',
    'A fire door of 30 minutes.',
    'Two weeks after the survey.',
    'The course does not guarantee a job.',
    'Its ten largest risks stand on page one.',
    'A “snag” is a small fault.',
  ])('takes for no claim: %s', (text) => {
    expect(problems(`${QUALIFIED} ${text}`)).toEqual([]);
  });

  it('reports a row from the day after its evidence lapsed, with whom to ask', () => {
    const [problem, ...others] = problems(QUALIFIED, {expires: '2026-11-19'});
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      file: 'src/data/claims/claims.ts',
      expected: 'evidence that holds on 2026-11-20',
      found: 'evidence that held until 2026-11-19',
    });
    expect(problem?.fix).toContain('Head of Human Resources');
  });

  it('reports the page on which a claim stands without its qualifier', () => {
    expect(problems('Our officers earn up to £3,000 per month.')).toEqual([
      expect.objectContaining({
        file: 'docs/services/security.mdx',
        expected: 'on the same page: before tax',
      }),
    ]);
  });

  it('reports a row that no page uses, an exempt one too', () => {
    expect(problems('Nothing is said here.')).toEqual([
      expect.objectContaining({field: '/up to £3,000/', found: 'no page with these words'}),
    ]);
    const exempt = [{words: 'our best work', why: 'compares with no one'}];
    expect(claimProblems([page(QUALIFIED)], {claims: [claim], exempt}, DAY)).toEqual([
      expect.objectContaining({field: 'our best work', found: 'no page with these words'}),
    ]);
  });

  it('lets a row cover only the pages that it names', () => {
    const found = problems(QUALIFIED, {}, '/about').map(({field}) => field);
    expect(found).toEqual(['/about, an amount of money', '/up to £3,000/']);
  });

  it('takes words literally that are no pattern', () => {
    expect(problems('Cost £3.000 (net).', {words: '£3.000 (net)', qualifier: 'Cost'})).toEqual([]);
  });
});

it.each([
  ['2026-11-19', []],
  [DAY, ['/up to £3,000/ (Head of Human Resources, until 2026-11-20)']],
  ['2027-01-18', ['/up to £3,000/ (Head of Human Resources, until 2027-01-18)']],
  ['2027-01-19', []],
] as const)('builds say for 60 days that a claim lapses: %s', (expires, said) => {
  expect(lapsingSoon([{...claim, expires}], DAY)).toEqual(said);
});
