import {brand} from '@site/src/data/brand/brand';
import type {Place} from '@site/src/data/international/international';

/** A point on the globe, in degrees; south and west are negative. */
interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the Earth in kilometres. */
const EARTH = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine formula, spherical Earth). */
export function distance(from: Coordinates, to: Coordinates): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(half));
}

/** Initial course from one point to another, in degrees clockwise from north. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const degrees =
    Math.atan2(
      Math.sin(east) * Math.cos(end),
      Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east),
    ) *
    (180 / Math.PI);
  return (degrees + 360) % 360;
}

/**
 * Kilometres to the right and upwards of headquarters on a map that keeps distances and directions
 * from there (azimuthal equidistant projection).
 */
export function offset(place: Coordinates): readonly [right: number, up: number] {
  const course = radians(bearing(brand.coordinates, place));
  const kilometres = distance(brand.coordinates, place);
  return [kilometres * Math.sin(course), kilometres * Math.cos(course)];
}

const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

const numbers = new Intl.NumberFormat('en-GB');

/**
 * Distance and direction from headquarters, to the nearest ten kilometres. Example: `'8,790 km
 * north-west'`.
 */
export function distanceWords(place: Place, from = brand.coordinates): string {
  const kilometres = Math.round(distance(from, place) / 10) * 10;
  const course = COMPASS[Math.round(bearing(from, place) / 45) % COMPASS.length] ?? '';
  return `${numbers.format(kilometres)} km ${course}`;
}

/** Time difference in standard time. Example: `'5 hours behind'`. */
export function hoursWords({hoursAhead}: Place): string {
  const hours = Math.abs(hoursAhead);
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} ${hoursAhead < 0 ? 'behind' : 'ahead'}`;
}
