import {describe, expect, it} from 'vitest';
import type {Opening} from '@site/src/content/openings/schema';
import {applicationMail} from './application-mail';
import {inListOrder} from './opening-order';
import {payWords, positionsFound} from './opening-words';
import {timeWords, unbroken} from '@site/src/content/wall-clock';

const joiner: Opening = {
  id: 7,
  slug: 'bench-joiner',
  title: 'Bench Joiner',
  location: {town: 'Leeds', region: 'West Yorkshire'},
  type: 'Full-time',
  company: 'bespoke',
  description: 'Staircases, windows and one-off furniture.',
  requirements: [],
  hours: '40 hours a week',
  contract: 'Permanent',
  posted: '2026-11-02',
  closes: '2027-01-29T17:00',
  closesAt: '2027-01-29T17:00:00.000Z',
  reference: 'BES-26-014',
  contact: {role: 'Workshop manager', email: 'jobs@group.example', phone: '01632 960000'},
};

describe('the list', () => {
  it('goes company by company, the soonest closing first', () => {
    const openings: Opening[] = [
      {...joiner, id: 1, company: 'construction', closes: '2026-12-01T12:00'},
      {...joiner, id: 2, company: 'facilities', closes: '2027-02-01T12:00'},
      {...joiner, id: 3, company: 'facilities', closes: '2026-12-11T17:00'},
      {...joiner, id: 4, company: 'facilities', closes: '2026-12-11T12:00'},
      {...joiner, id: 5},
    ];
    expect(inListOrder(openings).map(({id}) => id)).toEqual([4, 3, 2, 5, 1]);
    expect(
      openings.map(({id}) => id),
      'its argument stays as it was',
    ).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [0, '0 positions found'],
    [1, '1 position found'],
    [12, '12 positions found'],
    [10_000, '10,000 positions found'],
  ])('counts %i', (count, words) => {
    expect(positionsFound(count)).toBe(words);
  });
});

describe('the words of an opening', () => {
  it.each([
    [undefined, 'Pay not stated'],
    [{from: 17.6, to: 20.4, unit: 'hour'} as const, '£17.60 to £20.40 an hour'],
    [{from: 14.8, to: 14.8, unit: 'hour'} as const, '£14.80 an hour'],
    [{from: 140, to: 140, unit: 'day'} as const, '£140.00 a day'],
    [{from: 52_000, to: 60_000, unit: 'year'} as const, '£52,000 to £60,000 a year'],
  ])('say what is paid', (pay, words) => {
    expect(payWords(pay)).toBe(words);
  });

  it.each([
    ['2026-12-18T17:00', '5:00\u00a0PM'],
    ['2026-12-18T12:00', '12 noon'],
    ['2026-12-18T12:30', '12:30\u00a0PM'],
    ['2026-12-18T00:05', '12:05\u00a0AM'],
    ['2026-12-18T09:00', '9:00\u00a0AM'],
  ])('say when it closes: %s', (moment, words) => {
    expect(timeWords(moment)).toBe(words);
  });
});

describe('times in a text', () => {
  it('stay on one line', () => {
    expect(unbroken('7:00 PM to 7:00 AM, AMBER')).toBe('7:00\u00a0PM to 7:00\u00a0AM, AMBER');
  });
});

describe('an application by e-mail', () => {
  it('goes to the opening’s address with title and reference in the subject', () => {
    const {pathname, searchParams} = new URL(applicationMail(joiner));
    expect(pathname).toBe('jobs@group.example');
    expect(searchParams.get('subject')).toBe('Application: Bench Joiner (BES-26-014)');
    expect(searchParams.get('body')).toContain('/privacy/candidates');
  });
});
