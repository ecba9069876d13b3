import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import {DEMONSTRATION_PATH} from '../../../configuration/demonstration-map';
import type {MapType} from '../../../features/map/map-state';
import {TILE_PIXELS} from './imagery';
import {DEEPEST_VECTOR_TILE} from './vector-tiles';

const ATTRIBUTION = 'Illustrative map';

/** Without `glyphs` in the style the letters are drawn in the browser, in the site's own font. */
const FONT = ['Archivo', 'sans-serif'];

/** Breadth in pixels that grows with the ground from zoom 12 to 18. */
const broad = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.7],
  ['zoom'],
  12,
  far,
  18,
  near,
];

const groundColours = [
  ['field', '#e9e8dd'],
  ['wood', '#d3dccb'],
  ['marsh', '#dee3d8'],
  ['town', '#e8e5de'],
  ['works', '#e3e0d8'],
  ['water', '#cfdade'],
  ['mud', '#dcdad0'],
  ['quay', '#f7f6f3'],
] as const;

const wayColours = [
  ['creek', '#cfdade', 0.8, 40],
  ['wall', '#c9cdb9', 0.5, 8],
  ['path', '#b8ab95', 0.5, 2],
  ['rail', '#8d8a84', 0.8, 5],
  ['lane', '#ffffff', 0.8, 18],
  ['street', '#ffffff', 1.1, 26],
  ['major', '#fff8ea', 2.2, 44],
] as const;

/** The roads again, a little broader and darker, below all of them: their edges. */
const edged = wayColours.filter(([kind]) => ['lane', 'street', 'major'].includes(kind));

function way(
  id: string,
  kind: string,
  colour: string,
  far: number,
  near: number,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'estuary',
    'source-layer': 'way',
    filter: ['==', ['get', 'kind'], kind],
    layout: {'line-cap': 'round', 'line-join': 'round'},
    paint: {'line-color': colour, 'line-width': broad(far, near)},
  };
}

function names(halo: string, text: string): LayerSpecification[] {
  const paint = {'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.5};
  const along: SymbolLayerSpecification['layout'] = {
    'symbol-placement': 'line',
    'text-font': FONT,
    'text-field': ['get', 'name'],
  };
  const named = (kind: string, size: number, zoom: number): LayerSpecification => ({
    id: `name-${kind}`,
    type: 'symbol',
    source: 'estuary',
    'source-layer': 'place',
    minzoom: zoom,
    filter: ['==', ['get', 'kind'], kind],
    layout: {'text-font': FONT, 'text-field': ['get', 'name'], 'text-size': size},
    paint,
  });
  return [
    {
      id: 'name-way',
      type: 'symbol',
      source: 'estuary',
      'source-layer': 'way',
      minzoom: 13,
      filter: ['has', 'name'],
      layout: {...along, 'text-size': 12},
      paint,
    },
    {
      id: 'name-water',
      type: 'symbol',
      source: 'estuary',
      'source-layer': 'water_name',
      layout: {...along, 'text-size': 15, 'text-letter-spacing': 0.1, 'symbol-spacing': 400},
      paint,
    },
    named('spot', 12, 13),
    named('town', 18, 10),
    // Its marker already says it until the building is larger than the marker.
    {...named('headquarters', 13, 18), minzoom: 18},
  ];
}

/** What a provider puts into every address of its answer. */
interface Address {
  /** Example: `'http://localhost:3000'`. */
  readonly origin: string;
  readonly key: string;
}

function tiles(folder: string, ending: string, {origin, key}: Address): string[] {
  return [
    `${origin}${DEMONSTRATION_PATH}/${folder}/{z}/{x}/{y}.${ending}?key=${encodeURIComponent(key)}`,
  ];
}

function estuary(address: Address): SourceSpecification {
  return {
    type: 'vector',
    tiles: tiles('tiles', 'pbf', address),
    maxzoom: DEEPEST_VECTOR_TILE,
    attribution: ATTRIBUTION,
  };
}

function streets(address: Address): StyleSpecification {
  return {
    version: 8,
    name: 'Streets',
    sources: {estuary: estuary(address)},
    layers: [
      {id: 'land', type: 'background', paint: {'background-color': '#efede8'}},
      ...groundColours.map(([kind, colour]): LayerSpecification => ({
        id: `ground-${kind}`,
        type: 'fill',
        source: 'estuary',
        'source-layer': 'ground',
        filter: ['==', ['get', 'kind'], kind],
        paint: {'fill-color': colour},
      })),
      ...edged.map(([kind, , far, near]) =>
        way(`edge-${kind}`, kind, '#c9c4b8', far + 1.2, near + 2),
      ),
      ...wayColours.map(([kind, colour, far, near]) => way(`way-${kind}`, kind, colour, far, near)),
      {
        id: 'building',
        type: 'fill',
        source: 'estuary',
        'source-layer': 'building',
        minzoom: 13,
        paint: {
          'fill-color': ['match', ['get', 'kind'], 'headquarters', '#f0d9d2', '#d6d2c8'],
          'fill-outline-color': ['match', ['get', 'kind'], 'headquarters', '#c2391a', '#b3aea1'],
        },
      },
      ...names('#ffffff', '#4a4f57'),
    ],
  };
}

function satellite(address: Address): StyleSpecification {
  return {
    version: 8,
    name: 'Satellite',
    sources: {
      imagery: {
        type: 'raster',
        tiles: tiles('imagery', 'png', address),
        tileSize: TILE_PIXELS,
        maxzoom: 18,
        attribution: ATTRIBUTION,
      },
      estuary: estuary(address),
    },
    layers: [
      {id: 'land', type: 'background', paint: {'background-color': '#626c46'}},
      {id: 'imagery', type: 'raster', source: 'imagery'},
      ...names('#15181c', '#ffffff'),
    ],
  };
}

const styles: Readonly<Record<MapType, (address: Address) => StyleSpecification>> = {
  streets,
  satellite,
};

/** The style of a map type, undefined when there is none of that name. */
export function styleOf(type: string, address: Address): StyleSpecification | undefined {
  return type === 'streets' || type === 'satellite' ? styles[type](address) : undefined;
}
