import {expect, it} from 'vitest';
import {international} from '@site/src/data/international/international';
import {distanceWords, hoursWords} from './place-facts';

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
