import {describe, expect, it} from 'vitest';
import {dueReport, factsOf, securityFact} from './due';

const review = {
  reference: 'POL-001',
  title: 'Gifts policy',
  owner: 'Company Secretary',
  reviewBy: '2028-02-29',
};

const facts = factsOf({
  reviews: [review],
  bankHolidaysUntil: 2028,
  wageUntil: '2028-03-31',
});

describe('the report of due facts', () => {
  it('names what is due, its owner, its last day and what to do', () => {
    expect(dueReport(facts, '2027-12-31'))
      .toBe(`On 31 December 2027: 0 out of date, 1 due within 60 days.

- Due by 29 February 2028: the review of POL-001 Gifts policy. Owner: Company Secretary. Review the document, then run npm run policy:amend.`);
  });

  it.each([
    ['2027-12-30', 0, 0],
    ['2027-12-31', 0, 1],
    ['2028-01-31', 0, 2],
    ['2028-02-29', 0, 2],
    ['2028-03-01', 1, 1],
    ['2028-04-01', 2, 0],
    ['2028-10-31', 2, 0],
    ['2028-11-01', 2, 1],
    ['2031-06-16', 3, 0],
  ])('on %s lists %i out of date and %i due soon', (today, late, soon) => {
    const lines = dueReport(facts, today).split('\n');
    expect([
      lines.filter((line) => line.startsWith('- OUT OF DATE')).length,
      lines.filter((line) => line.startsWith('- Due')).length,
    ]).toEqual([late, soon]);
  });

  it('says that nothing is due, without a list', () => {
    expect(dueReport(facts, '2027-01-01')).toBe(
      'On 1 January 2027 nothing is out of date, and nothing will go out of date in the next 60 days.',
    );
  });

  it('is sorted by due date', () => {
    const days = [...dueReport(facts, '2031-06-16').matchAll(/due by (\d+ \w+ \d+)/gi)];
    expect(days.map(([, day]) => day)).toEqual([
      '29 February 2028',
      '31 March 2028',
      '31 December 2028',
    ]);
  });
});

it('the published security.txt is valid until its expiry date', () => {
  const text = 'Contact: mailto:info@group.example\nExpires: 2027-10-01T00:00:00.000Z\n';
  expect(securityFact(text).lastDay).toBe('2027-10-01');
  expect(() => securityFact('<!doctype html>')).toThrow('no line "Expires:');
});
