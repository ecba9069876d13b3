import {brand} from '@site/src/data/brand/brand';
import {bearing, distance} from '@site/src/data/international/distance';
import type {Place} from '@site/src/data/international/international';

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
