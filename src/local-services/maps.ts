import type {StyleSpecification} from 'maplibre-gl';
import {DEMONSTRATION_KEY, DEMONSTRATION_PATH} from '../configuration/variables';
import {brand} from '../data/brand/brand';
import {send, sendAnswer, type Handler} from './http';

const {latitude, longitude} = brand.coordinates;

/** A river south of the headquarters, in degrees: enough to see the map move and grow. */
const RIVER = [
  [longitude - 0.5, latitude + 0.1],
  [longitude, latitude - 0.005],
  [longitude + 0.5, latitude + 0.06],
];

/** The colour of the land in each style. */
const LAND = new Map([
  ['streets', '#efede8'],
  ['satellite', '#626c46'],
]);

/** Returns a map that loads nothing else: an invented river, with the name of the town. */
function styleOf(land: string): StyleSpecification {
  const geometry = {type: 'LineString' as const, coordinates: RIVER};
  const data = {type: 'Feature' as const, properties: {}, geometry};
  return {
    version: 8,
    sources: {river: {type: 'geojson', data, attribution: 'Illustrative map'}},
    layers: [
      {id: 'land', type: 'background', paint: {'background-color': land}},
      {
        id: 'water',
        type: 'line',
        source: 'river',
        layout: {'line-cap': 'round', 'line-join': 'round'},
        // Grows with the zoom.
        paint: {
          'line-color': '#bfd3da',
          'line-width': ['interpolate', ['exponential', 2], ['zoom'], 8, 1, 18, 1024],
        },
      },
      {
        id: 'name',
        type: 'symbol',
        source: 'river',
        layout: {
          'symbol-placement': 'line',
          'text-field': brand.address.town,
          // Without `glyphs`, the browser draws the label, in the site's font.
          'text-font': ['Archivo', 'sans-serif'],
        },
      },
    ],
  };
}

/**
 * Imitates a map provider, so that the map works without an account or the internet: checks the key
 * and sends a style. Other machines may use it too, such as a phone on the same network.
 */
export const mapProvider: Handler = (request, response, next) => {
  const [path = '', query] = (request.url ?? '').split('?');
  if (!path.startsWith(`${DEMONSTRATION_PATH}/`)) {
    next();
    return;
  }
  const key = new URLSearchParams(query).get('key') ?? '';
  const land = LAND.get(/\/styles\/(\w+)\.json$/.exec(path)?.[1] ?? '');
  if (key === '') {
    sendAnswer(response, {status: 401, text: 'A key is missing: add ?key=…'});
  } else if (key !== DEMONSTRATION_KEY) {
    sendAnswer(response, {status: 403, text: 'Invalid key'});
  } else if (land) {
    send(response, 200, 'application/json', JSON.stringify(styleOf(land)));
  } else {
    sendAnswer(response, {status: 404, text: 'The styles are streets.json and satellite.json.'});
  }
};
