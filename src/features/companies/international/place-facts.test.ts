import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {international} from '@site/src/data/international/international';
import {bearing, distance, distanceWords, hoursWords} from './place-facts';

const greenwich = {latitude: 51.4779, longitude: 0};

const coordinates = fc.record({
  latitude: fc.double({min: -85, max: 85, noNaN: true}),
  longitude: fc.double({min: -180, max: 180, noNaN: true}),
});

const at = (latitude: number, longitude: number) => ({latitude, longitude});

it.each([
  ['a quarter of a meridian', at(0, 0), at(90, 0), 10_007.5],
  ['half the equator', at(0, 0), at(0, 180), 20_015.1],
  // Published great-circle distances between the two cities.
  ['London to New York', at(51.5074, -0.1278), at(40.7128, -74.006), 5570],
  ['Paris to Tokyo', at(48.8566, 2.3522), at(35.6762, 139.6503), 9712],
])('distance is correct for %s', (_, from, to, kilometres) => {
  expect(Math.abs(distance(from, to) - kilometres)).toBeLessThan(kilometres * 0.001);
});

it('distance is the same in both directions, and zero from a place to itself', () => {
  fc.assert(
    fc.property(coordinates, coordinates, (from, to) => {
      expect(distance(from, to)).toBeCloseTo(distance(to, from), 6);
      expect(distance(from, from)).toBe(0);
    }),
  );
});

it.each([
  ['north', {latitude: 80, longitude: 0}, 0],
  ['south', {latitude: 0, longitude: 0}, 180],
  // Published initial courses from London.
  ['New York', {latitude: 40.7128, longitude: -74.006}, 288.4],
  ['Los Angeles', {latitude: 34.0522, longitude: -118.2437}, 312.1],
])('bearing is correct towards %s', (_, to, degrees) => {
  expect(Math.abs(bearing(greenwich, to) - degrees)).toBeLessThan(0.6);
});

describe('places', () => {
  const hours = (timeZone: string) => {
    const name = new Intl.DateTimeFormat('en-GB', {timeZone, timeZoneName: 'longOffset'})
      .formatToParts(new Date('2026-01-15T12:00:00Z'))
      .find(({type}) => type === 'timeZoneName')?.value;
    const [, sign = '+', whole = '0', minutes = '0'] =
      /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
    return Number(`${sign}1`) * (Number(whole) + Number(minutes) / 60);
  };

  it.each(international.places)('$name has the stated UTC offset', (place) => {
    expect(place.hoursAhead).toBe(hours(place.timeZone));
  });

  it('are sorted from nearest to farthest', () => {
    const distances = international.places.map((place) => distance(brand.coordinates, place));
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  });
});

/** A fixed point on the Thames, independent of the brand's address. */
const TILBURY = {latitude: 51.484, longitude: 0.471};

it.each([
  ['Riyadh', '4,900 km east', '3 hours ahead'],
  ['New York', '5,610 km west', '5 hours behind'],
  ['Los Angeles', '8,790 km north-west', '8 hours behind'],
  ['Manila', '10,700 km north-east', '8 hours ahead'],
])('distanceWords and hoursWords describe %s', (name, away, hours) => {
  const place = international.places.find((one) => one.name === name);
  expect(place && [distanceWords(place, TILBURY), hoursWords(place)]).toEqual([away, hours]);
});
