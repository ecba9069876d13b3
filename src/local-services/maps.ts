import type {
  ExpressionFilterSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import {DEMONSTRATION_KEY, DEMONSTRATION_PATH} from '../configuration/demonstration-map';
import {estuary} from './estuary';
import type {Handler} from './http';

/** Colours of the ground, of ways with their breadth at zoom 12 and 18, of buildings and names. */
interface Palette {
  readonly land: string;
  readonly ground: Readonly<Record<string, string>>;
  readonly ways: readonly (readonly [kind: string, colour: string, far: number, near: number])[];
  /** Darker sides of the roads. */
  readonly edge: string;
  readonly building: string;
  readonly headquarters: string;
  readonly names: string;
  readonly halo: string;
}

const palettes: Readonly<Record<string, Palette>> = {
  streets: {
    land: '#efede8',
    ground: {
      field: '#e9e8dd',
      wood: '#d3dccb',
      marsh: '#dee3d8',
      town: '#e8e5de',
      works: '#e3e0d8',
      water: '#cfdade',
      quay: '#f7f6f3',
    },
    ways: [
      ['creek', '#cfdade', 0.8, 40],
      ['rail', '#8d8a84', 0.8, 5],
      ['lane', '#ffffff', 0.8, 18],
      ['street', '#ffffff', 1.1, 26],
      ['major', '#fff8ea', 2.2, 44],
    ],
    edge: '#c9c4b8',
    building: '#d6d2c8',
    headquarters: '#c2391a',
    names: '#4a4f57',
    halo: '#ffffff',
  },
  satellite: {
    land: '#626c46',
    ground: {
      field: '#6f7a4c',
      wood: '#3f4f33',
      marsh: '#5b6448',
      town: '#7b786c',
      works: '#86837a',
      water: '#2f4650',
      quay: '#9a968b',
    },
    ways: [
      ['creek', '#2f4650', 0.8, 40],
      ['rail', '#55524c', 0.8, 5],
      ['lane', '#8f8b80', 0.8, 12],
      ['street', '#8f8b80', 1.1, 18],
      ['major', '#a5a196', 2.2, 32],
    ],
    edge: '#4c4d40',
    building: '#a9a59b',
    headquarters: '#d9cfc4',
    names: '#ffffff',
    halo: '#15181c',
  },
};

/** Without `glyphs` in the style the letters are drawn in the browser, in the site's own font. */
const FONT = ['Archivo', 'sans-serif'];

const broad = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.7],
  ['zoom'],
  12,
  far,
  18,
  near,
];

const only = (layer: string, kind?: string): FilterSpecification => {
  const inLayer: ExpressionFilterSpecification = ['==', ['get', 'layer'], layer];
  return kind === undefined ? inLayer : ['all', inLayer, ['==', ['get', 'kind'], kind]];
};

function way(id: string, kind: string, colour: string, far: number, near: number) {
  return {
    id,
    type: 'line',
    source: 'estuary',
    filter: only('way', kind),
    layout: {'line-cap': 'round', 'line-join': 'round'},
    paint: {'line-color': colour, 'line-width': broad(far, near)},
  } as const satisfies LayerSpecification;
}

function styleOf(palette: Palette): StyleSpecification {
  const source = 'estuary';
  const paint = {
    'text-color': palette.names,
    'text-halo-color': palette.halo,
    'text-halo-width': 1.5,
  };
  const named = (
    id: string,
    filter: FilterSpecification,
    minzoom: number,
    layout: SymbolLayerSpecification['layout'],
  ): LayerSpecification => ({
    id: `name-${id}`,
    type: 'symbol',
    source,
    filter,
    minzoom,
    layout: {'text-font': FONT, 'text-field': ['get', 'name'], ...layout},
    paint,
  });
  const along = {'symbol-placement': 'line'} as const;
  return {
    version: 8,
    name: 'Estuary',
    sources: {estuary: {type: 'geojson', data: estuary, attribution: 'Illustrative map'}},
    layers: [
      {id: 'land', type: 'background', paint: {'background-color': palette.land}},
      ...Object.entries(palette.ground).map(([kind, colour]): LayerSpecification => ({
        id: `ground-${kind}`,
        type: 'fill',
        source,
        filter: only('ground', kind),
        paint: {'fill-color': colour},
      })),
      ...palette.ways
        .filter(([kind]) => kind !== 'creek' && kind !== 'rail')
        .map(([kind, , far, near]) => way(`edge-${kind}`, kind, palette.edge, far + 1.2, near + 2)),
      ...palette.ways.map(([kind, ...rest]) => way(`way-${kind}`, kind, ...rest)),
      {
        id: 'building',
        type: 'fill',
        source,
        filter: only('building'),
        minzoom: 13,
        paint: {
          'fill-color': [
            'match',
            ['get', 'kind'],
            'headquarters',
            palette.headquarters,
            palette.building,
          ],
        },
      },
      named('way', only('way'), 13, {...along, 'text-size': 12}),
      named('water', only('water-name'), 10, {...along, 'text-size': 15, 'symbol-spacing': 400}),
      named('spot', only('place', 'spot'), 13, {'text-size': 12}),
      named('town', only('place', 'town'), 10, {'text-size': 18}),
      // Its marker already says it until the building is larger than the marker.
      named('headquarters', only('place', 'headquarters'), 18, {'text-size': 13}),
    ],
  };
}

type Answer = readonly [status: number, type: string, body: string];

function answerTo({pathname, searchParams}: URL): Answer {
  const key = searchParams.get('key') ?? '';
  if (key === '') return [401, 'text/plain', 'A key is missing: add ?key=…'];
  if (key !== DEMONSTRATION_KEY) return [403, 'text/plain', 'Invalid key'];
  const name = pathname.slice(`${DEMONSTRATION_PATH}/styles/`.length).replace(/\.json$/, '');
  const palette = pathname.endsWith('.json') && Object.hasOwn(palettes, name) && palettes[name];
  return palette
    ? [200, 'application/json', JSON.stringify(styleOf(palette))]
    : [404, 'text/plain', 'The available styles are streets.json and satellite.json'];
}

/**
 * A map provider for trying the map out and for the tests: a key check and two styles of an invented
 * estuary, whole in themselves. It holds nothing private, so it also answers other machines (a
 * telephone beside this one) and pages of other origins.
 */
export function mapsHandler(): Handler {
  return (request, response, next) => {
    // A server that mounts handlers cuts the address short in `url`.
    const {originalUrl = request.url ?? '/'} = request as {readonly originalUrl?: string};
    const [path = ''] = originalUrl.split('?');
    // Of another beginning it may be no address at all, such as `/\\[`.
    if (!`${path}/`.startsWith(`${DEMONSTRATION_PATH}/`)) {
      next();
      return;
    }
    const url = new URL(originalUrl, 'http://localhost');
    const {method = 'GET'} = request;
    const headers = {'access-control-allow-origin': '*', 'cache-control': 'no-store'};
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, {...headers, allow: 'GET, HEAD'}).end();
      return;
    }
    const [status, type, body] = answerTo(url);
    response.writeHead(status, {...headers, 'content-type': type});
    response.end(method === 'HEAD' ? undefined : body);
  };
}
