import {expect, it} from 'vitest';
import {clocksOf} from '@site/src/shared/local-instant';
import {closingWords} from './opening-script';

const clocksIn = (timeZone: string) =>
  clocksOf(timeZone, new Date('2026-01-01'), new Date('2028-01-01'));
const LONDON = clocksIn('Europe/London');

/** Closing times in local time, as in the openings' files, and as instants. */
const friday = {closes: '2026-12-18T17:00', closesAt: '2026-12-18T17:00:00.000Z'};
const night = {closes: '2026-12-14T23:59', closesAt: '2026-12-14T23:59:00.000Z'};
/** The clocks go forward on 28 March 2027 and back on 31 October 2027. */
const spring = {closes: '2027-03-29T17:00', closesAt: '2027-03-29T16:00:00.000Z'};
const autumn = {closes: '2027-11-01T17:00', closesAt: '2027-11-01T17:00:00.000Z'};

/** Adds the non-breaking spaces that the page uses before AM and PM. */
const spaced = (words: string | undefined) => words?.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');

it.each([
  ['a week before', friday, '2026-12-11T23:59:59Z', undefined],
  ['six days before', friday, '2026-12-12T00:00:00Z', 'Closes in 6 days'],
  ['three days before, early', friday, '2026-12-15T00:00:00Z', 'Closes in 3 days'],
  ['three days before, late', friday, '2026-12-15T23:59:59Z', 'Closes in 3 days'],
  ['two days before', friday, '2026-12-16T12:00:00Z', 'Closes in 2 days'],
  ['the day before', friday, '2026-12-17T12:00:00Z', 'Closes tomorrow at 5:00 PM'],
  ['on the day', friday, '2026-12-18T00:00:00Z', 'Closes today at 5:00 PM'],
  ['an hour before', friday, '2026-12-18T16:00:00Z', 'Closes today at 5:00 PM'],
  ['59 minutes before', friday, '2026-12-18T16:01:00Z', 'Closes in 59 minutes, at 5:00 PM'],
  ['in the last minute', friday, '2026-12-18T16:59:59Z', 'Closes in 1 minute, at 5:00 PM'],
  ['at the closing time', friday, '2026-12-18T17:00:00Z', undefined],
  ['afterwards', friday, '2026-12-19T12:00:00Z', undefined],

  ['three days before the spring change', spring, '2027-03-26T12:00:00Z', 'Closes in 3 days'],
  ['as clocks go forward', spring, '2027-03-28T00:30:00Z', 'Closes tomorrow at 5:00 PM'],
  ['on the last day, in summer time', spring, '2027-03-28T23:30:00Z', 'Closes today at 5:00 PM'],
  ['an hour before, in summer time', spring, '2027-03-29T15:00:00Z', 'Closes today at 5:00 PM'],
  ['three days before the autumn change', autumn, '2027-10-29T22:30:00Z', 'Closes in 3 days'],
  ['on the day the clocks go back', autumn, '2027-10-31T23:30:00Z', 'Closes tomorrow at 5:00 PM'],
])('closingWords %s', (_, opening, now, words) => {
  const zones = {here: LONDON, visitor: LONDON};
  expect(closingWords(opening, Date.parse(now), zones)).toBe(spaced(words));
});

it.each([
  ['Europe/Paris', '2026-12-14T12:00:00Z', 'Closes today at 11:59 PM, UK time'],
  ['Europe/Paris', '2026-12-14T23:10:00Z', 'Closes in 49 minutes, at 11:59 PM, UK time'],
  ['Europe/Paris', '2026-12-12T12:00:00Z', 'Closes in 2 days'],
  ['Asia/Manila', '2026-12-14T17:00:00Z', 'Closes on Monday at 11:59 PM, UK time'],
  ['America/Los_Angeles', '2026-12-14T04:00:00Z', 'Closes on Monday at 11:59 PM, UK time'],
  ['Africa/Abidjan', '2026-12-14T12:00:00Z', 'Closes today at 11:59 PM'],
])('closingWords allows for a visitor in %s at %s', (zone, now, words) => {
  const visitor = clocksIn(zone);
  expect(closingWords(night, Date.parse(now), {here: LONDON, visitor})).toBe(spaced(words));
});
