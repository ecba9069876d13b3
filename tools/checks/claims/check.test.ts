import {describe, expect, it} from 'vitest';
import type {Claim, Exempt} from './claims';
import {claimProblems} from './check';

const claim: Claim = {
  words: /up to £3,000/,
  on: ['/services'],
  evidence: 'Payroll extract',
  owner: 'Head of HR and Compliance',
  expires: '2027-12-31',
  qualifier: 'before tax',
};

const page = (text: string, path = '/services/security') => ({
  path,
  source: 'docs/services/security.mdx',
  text,
});

const QUALIFIED = 'Our officers earn up to £3,000 per month before tax.';

const problems = (text: string, row: Partial<Claim> = {}, exempt: readonly Exempt[] = []) =>
  claimProblems([page(text)], {claims: [{...claim, ...row}], exempt});

describe('claimProblems', () => {
  it('finds nothing when a row covers every claim', () => {
    expect(problems(QUALIFIED)).toEqual([]);
  });

  it('reports the page, words and kind of a claim without a row, and drafts the row', () => {
    expect(problems(`${QUALIFIED} An award-winning control room.`)).toEqual([
      {
        file: 'docs/services/security.mdx',
        field: '/services/security, a superlative',
        expected: 'words that a row of tools/checks/claims/claims.ts covers',
        found: '…n up to £3,000 per month before tax. An [award-winning] control room.…',
        fix: `Take the words out, or get the evidence and add {words: "award-winning", on: ['/services/security'], evidence: '…', owner: '…', expires: 'YYYY-MM-DD'}.`,
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
  ])('is a claim: %s', (text) => {
    expect(problems(`${QUALIFIED} ${text}`)).toHaveLength(1);
  });

  it.each([
    'A written account follows within 24 hours.',
    'A fire door of 30 minutes.',
    'Two weeks after the survey.',
    'The course does not guarantee a job.',
    'Its ten largest risks are on page one.',
    'A “snag” is a small fault.',
  ])('is not a claim: %s', (text) => {
    expect(problems(`${QUALIFIED} ${text}`)).toEqual([]);
  });

  it('ignores lapsed evidence: no date makes the check fail', () => {
    expect(problems(QUALIFIED, {expires: '2020-01-01'})).toEqual([]);
  });

  it('reports a page that has a claim without its qualifier', () => {
    expect(problems('Our officers earn up to £3,000 per month.')).toEqual([
      expect.objectContaining({
        file: 'docs/services/security.mdx',
        field: '/services/security, /up to £3,000/',
        expected: 'on the same page: before tax',
      }),
    ]);
  });

  it('reports a row, even an exempt one, whose words are on no page', () => {
    expect(problems('Nothing is said here.')).toEqual([
      expect.objectContaining({
        file: 'tools/checks/claims/claims.ts',
        field: '/up to £3,000/',
        expected: 'these words on /services',
        fix: `Take '/services' out of "on", or delete the row.`,
      }),
    ]);
    const exempt = [{words: 'our best work', on: ['/services'], why: 'compares with no one'}];
    expect(problems(QUALIFIED, {}, exempt)).toEqual([
      expect.objectContaining({field: 'our best work', found: 'no page with them'}),
    ]);
  });

  it('quotes the new wording if a claim was reworded', () => {
    const [, unused] = problems('Our officers earn up to £3,200 per month before tax.');
    expect(unused?.fix).toContain('"Our officers earn up to £3,200 per month before tax."');
  });

  it('suggests adding the page to a row that already has the words', () => {
    const elsewhere = claimProblems([page(QUALIFIED), page(QUALIFIED, '/about')], {
      claims: [claim],
      exempt: [],
    });
    expect(elsewhere).toEqual([
      expect.objectContaining({
        field: '/about, an amount of money',
        fix: `Add '/about' to "on" in the row /up to £3,000/.`,
      }),
    ]);
  });

  it('reports each listed page that lacks the words', () => {
    expect(problems(QUALIFIED, {on: ['/services', '/about']})).toEqual([
      expect.objectContaining({expected: 'these words on /about'}),
    ]);
  });

  it('matches a string literally', () => {
    expect(problems('Cost £3.000 (net).', {words: '£3.000 (net)', qualifier: 'Cost'})).toEqual([]);
  });
});
