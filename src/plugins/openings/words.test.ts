import {expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {EXAMPLE_SITE} from './example-site.test-data';
import {loadOpenings} from './load';
import {timeWords} from '../../shared/wall-clock';
import {
  closingMoment,
  pageDescription,
  pageTitle,
  payWords,
  placeWords,
  positionsFound,
  townWords,
  weekOf,
} from '../../shared/openings/words';

const opening = loadOpenings(EXAMPLE_SITE, new Date('2026-11-20T12:00:00Z')).open[0]?.opening;

it.each([
  ['40 hours a week: 8:00 AM to 4:30 PM, Monday to Friday', '40 hours a week'],
  ['24 hours a week, on three days', '24 hours a week'],
  ['On call', 'On call'],
])('weekOf shortens “%s”', (hours, words) => {
  expect(weekOf(hours)).toBe(words);
});

it('pageTitle names the job and the town, placeWords the postcode district', () => {
  const locations = [{town: 'Leeds', region: 'West Yorkshire', outward: 'LS10'}];
  expect(pageTitle({title: 'Bench Joiner', locations})).toBe('Bench Joiner, Leeds');
  expect(placeWords({locations})).toBe('Leeds, West Yorkshire LS10');
});

it.each([
  [['Leeds'], false, 'Leeds', 'Leeds, Yorkshire'],
  [['Leeds'], true, 'Leeds or from home', 'Leeds, Yorkshire; or from home, anywhere in the UK'],
  [['Leeds', 'York'], false, 'Leeds and York', 'Leeds, Yorkshire; York, Yorkshire'],
  [['Leeds', 'Leeds', 'York'], false, 'Leeds and York', /^Leeds, .*; Leeds, .*; York, Yorkshire$/],
  [['Leeds', 'York', 'Hull'], true, 'Leeds and 2 other places or from home', /Hull, .*; or from/],
  [[], true, 'From home', 'From home, anywhere in the UK'],
])('townWords and placeWords name %j, remote %j', (towns, remote, short, long) => {
  const places = {locations: towns.map((town) => ({town, region: 'Yorkshire'})), remote};
  expect(townWords(places)).toBe(short);
  expect(placeWords(places).replace(brand.address.country, 'UK')).toMatch(long);
});

it('pageDescription omits facts that don’t fit, and pay that isn’t stated', () => {
  if (opening === undefined) throw new Error('There is no opening.');
  const job = {
    ...opening,
    type: 'Part-time',
    locations: [{town: 'Bath', region: 'Somerset'}],
  } as const;
  const short = 'Sash windows, spliced and balanced. Three days a week.';
  const facts = {from: 18.2, to: 21, unit: 'hour'} as const;
  expect(pageDescription({...job, description: short, pay: facts})).toBe(
    `${short} Part-time, Bath, £18.20 to £21.00 an hour.`,
  );
  expect(pageDescription({...job, description: short, pay: undefined})).toBe(
    `${short} Part-time, Bath.`,
  );
  const second = `And ${'more '.repeat(20)}of the same.`;
  expect(pageDescription({...job, description: `${short.slice(0, 35)} ${second}`})).toMatch(
    /^Sash windows, spliced and balanced\. Part-time, Bath/,
  );
  const single = `${'Word '.repeat(31)}end.`;
  expect(pageDescription({...job, description: single})).toBe(single);
});

it.each([
  [0, '0 positions found'],
  [1, '1 position found'],
  [12, '12 positions found'],
  [10_000, '10,000 positions found'],
])('positionsFound formats %i', (count, words) => {
  expect(positionsFound(count)).toBe(words);
});

it.each([
  [undefined, 'Pay not stated'],
  [{from: 17.6, to: 20.4, unit: 'hour'} as const, '£17.60 to £20.40 an hour'],
  [{from: 14.8, to: 14.8, unit: 'hour'} as const, '£14.80 an hour'],
  [{from: 140, to: 140, unit: 'day'} as const, '£140.00 a day'],
  [{from: 52_000, to: 60_000, unit: 'year'} as const, '£52,000 to £60,000 a year'],
])('payWords formats %j', (pay, words) => {
  expect(payWords(pay)).toBe(words);
});

it.each([
  ['2026-12-18T17:00', '5:00\u00a0PM'],
  ['2026-12-18T12:00', '12 noon'],
  ['2026-12-18T12:30', '12:30\u00a0PM'],
  ['2026-12-18T00:05', '12:05\u00a0AM'],
  ['2026-12-18T09:00', '9:00\u00a0AM'],
])('timeWords and closingMoment format %s', (moment, words) => {
  expect(timeWords(moment)).toBe(words);
  expect(closingMoment({closes: moment})).toBe(`18\u00a0December\u00a02026, ${words}`);
});
