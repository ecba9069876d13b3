import type {ExpressionSpecification, StyleSpecification} from 'maplibre-gl';
import {DEMONSTRATION_KEY, DEMONSTRATION_PATH} from '../configuration/demonstration-map';
import {brand} from '../data/brand/brand';
import {send, sendAnswer, type Handler} from './http';

/*
 * An invented riverside town, drawn in metres east and north of the headquarters. It matches the
 * site plan on the contact page and moves with the brand's coordinates.
 */

type Point = readonly [east: number, north: number];
type Kind = 'building' | 'headquarters' | 'name' | 'park' | 'rail' | 'road' | 'town' | 'water';

/** Outlines as `east,north east,north`. Later areas are drawn over earlier ones. */
const AREAS: readonly (readonly [Kind, string])[] = [
  ['park', '1400,-150 1400,400 1750,1050 2700,1150 3300,800 2700,200 1400,-150'],
  ['park', '-100,360 -60,620 180,660 560,580 520,380 240,330 -100,360'],
  ['park', '-900,-1250 1100,-1450 1250,-2300 -760,-2250 -900,-1250'],
  ['town', '-1330,90 -340,290 -470,870 -1460,670'],
  ['town', '-640,40 -560,330 120,310 720,290 860,180 820,-60 500,-30 0,-14 -400,-12'],
  [
    'water',
    '-40000,6000 -9000,900 -5200,-150 -2600,-330 -700,-45 -260,-17 0,-16 250,-20 700,-50 1500,-230 2900,120 5600,1300 9000,1300 40000,7000 40000,-9000 9000,-2600 5200,-1500 2600,-1250 1200,-1350 -1400,-980 -4200,-1650 -9000,-600 -40000,2000 -40000,6000',
  ],
  // The quay of the headquarters, and a jetty.
  ['town', '-26,-10 26,-12 26,-30 -26,-28'],
  ['town', '-386,0 -374,0 -374,-240 -300,-240 -300,-256 -460,-256 -460,-240 -386,-240'],
  ['building', '-530,110 -410,110 -410,170 -530,170'],
  ['building', '-370,110 -280,110 -280,170 -370,170'],
  ['building', '-150,70 -90,70 -90,110 -150,110'],
  ['building', '105,70 195,70 195,115 105,115'],
  ['building', '235,70 305,70 305,115 235,115'],
  ['building', '370,80 480,80 480,150 370,150'],
  ['headquarters', '-15,-7 15,-7 15,7 -15,7'],
];

const street = brand.address.street.replace(/^\d+\w?\s+/, '');

/** Lines, with their width in pixels at zoom 12. A line without a width only carries a label. */
const WAYS: readonly (readonly [Kind, breadth: number, course: string, name?: string])[] = [
  ['rail', 0.4, '-40000,9000 -5000,1450 -1400,60 -300,420 900,520 3000,1350 40000,9000'],
  ...[0, 1, 2, 3, 4, 5, 6].map((column) => {
    const [east, north] = [-1290 + column * 147, 110 + column * 30];
    return ['road', 1.1, `${east},${north} ${east - 112},${north + 540}`] as const;
  }),
  ...[0, 1, 2, 3, 4].map((row) => {
    const [east, north] = [-1290 - row * 28, 110 + row * 135];
    return ['road', 1.1, `${east},${north} ${east + 882},${north + 180}`] as const;
  }),
  ['road', 1.1, '-1290,110 -640,40 -300,28 0,21 330,24 640,34 880,130 1000,480 1080,760', street],
  ['road', 1.1, '20,21 40,240 -110,400 -130,680', 'Mill Lane'],
  ['road', 1.1, '-9000,-2600 -4000,-1950 -1200,-1400 1100,-1650 9000,-3100', 'Levels Road'],
  [
    'road',
    2.2,
    '-40000,12000 -5200,2000 -1900,1000 -130,680 1080,760 4000,1900 40000,11000',
    'Estuary Way',
  ],
  ['name', 0, '-1250,340 -500,500', brand.address.town],
  ['name', 0, '-4500,-900 -1500,-520 -300,-420 1500,-700 4500,-100', 'River Thames'],
  ['name', 0, '1700,500 3000,760', 'Reed Marsh'],
];

const pointsOf = (text: string) =>
  text.split(' ').map((pair): Point => {
    const [east = 0, north = 0] = pair.split(',').map(Number);
    return [east, north];
  });

/** Rounds the corners of a line. Each round cuts every corner off. */
function curve(line: readonly Point[], rounds = 3): readonly Point[] {
  const [first, last] = [line.slice(0, 1), line.slice(-1)];
  if (rounds === 0) return line;
  const cut = line.slice(1).flatMap(([c, d], index): Point[] => {
    const [a, b] = line[index] ?? [c, d];
    const between = (part: number): Point => [a + (c - a) * part, b + (d - b) * part];
    return [between(0.25), between(0.75)];
  });
  return curve([...first, ...cut, ...last], rounds - 1);
}

const {latitude, longitude} = brand.coordinates;
const METRES_PER_DEGREE = 111_320;

const position = ([east, north]: Point): [longitude: number, latitude: number] => [
  longitude + east / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)),
  latitude + north / METRES_PER_DEGREE,
];

type Palette = Readonly<Record<Kind | 'edge' | 'halo' | 'land', string>>;

function featuresIn(palette: Palette) {
  const areas = AREAS.map(([kind, outline]) => {
    const points = pointsOf(outline);
    const line = kind === 'park' || kind === 'water' ? curve(points) : points;
    return {
      type: 'Feature' as const,
      properties: {kind, colour: palette[kind]},
      geometry: {
        type: 'Polygon' as const,
        coordinates: [[...line, ...line.slice(0, 1)].map(position)],
      },
    };
  });
  const ways = WAYS.map(([kind, breadth, course, name = '']) => ({
    type: 'Feature' as const,
    properties: {kind, breadth, name, colour: palette[kind]},
    geometry: {type: 'LineString' as const, coordinates: curve(pointsOf(course)).map(position)},
  }));
  return [...areas, ...ways];
}

const breadth: ExpressionSpecification = ['get', 'breadth'];
/** Makes the width of a line grow with the zoom. */
const BREADTH: ExpressionSpecification = [
  'interpolate',
  ['exponential', 1.7],
  ['zoom'],
  12,
  breadth,
  18,
  ['*', breadth, 20],
];

function styleOf(palette: Palette): StyleSpecification {
  const source = 'town';
  const features = featuresIn(palette);
  return {
    version: 8,
    sources: {
      [source]: {
        type: 'geojson',
        data: {type: 'FeatureCollection', features},
        attribution: 'Illustrative map',
      },
    },
    layers: [
      {id: 'land', type: 'background', paint: {'background-color': palette.land}},
      {
        id: 'areas',
        type: 'fill',
        source,
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: {'fill-color': ['get', 'colour']},
      },
      {
        id: 'edges',
        type: 'line',
        source,
        filter: ['==', ['get', 'kind'], 'road'],
        paint: {'line-color': palette.edge, 'line-width': 0.8, 'line-gap-width': BREADTH},
      },
      {
        id: 'ways',
        type: 'line',
        source,
        filter: ['==', ['geometry-type'], 'LineString'],
        layout: {'line-cap': 'round', 'line-join': 'round'},
        paint: {'line-color': ['get', 'colour'], 'line-width': BREADTH},
      },
      {
        id: 'names',
        type: 'symbol',
        source,
        filter: ['==', ['geometry-type'], 'LineString'],
        layout: {
          'symbol-placement': 'line',
          'text-field': ['get', 'name'],
          'text-size': ['match', ['get', 'kind'], 'name', 16, 12],
          // Without `glyphs`, the browser draws the labels, in the site's font.
          'text-font': ['Archivo', 'sans-serif'],
        },
        paint: {
          'text-color': palette.name,
          'text-halo-color': palette.halo,
          'text-halo-width': 1.5,
        },
      },
    ],
  };
}

const styles = new Map([
  [
    'streets',
    styleOf({
      land: '#efede8',
      town: '#e0dcd3',
      park: '#d3dccb',
      water: '#bfd3da',
      building: '#cdc8bd',
      headquarters: '#c2391a',
      road: '#ffffff',
      edge: '#c3bdb0',
      rail: '#8d8a84',
      name: '#41464e',
      halo: '#ffffff',
    }),
  ],
  [
    'satellite',
    styleOf({
      land: '#626c46',
      town: '#7b786c',
      park: '#46563a',
      water: '#2f4650',
      building: '#a9a59b',
      headquarters: '#d9cfc4',
      road: '#a5a196',
      edge: '#4c4d40',
      rail: '#55524c',
      name: '#ffffff',
      halo: '#15181c',
    }),
  ],
]);

/**
 * Imitates a map provider, so that the map works without an account or the internet: checks the key
 * and sends one of two styles. Other machines may use it too, such as a phone on the same network.
 */
export const mapProvider: Handler = (request, response, next) => {
  const [path = '', query] = (request.url ?? '').split('?');
  if (!path.startsWith(`${DEMONSTRATION_PATH}/`)) {
    next();
    return;
  }
  const key = new URLSearchParams(query).get('key') ?? '';
  const style = styles.get(/\/styles\/(\w+)\.json$/.exec(path)?.[1] ?? '');
  if (key === '') {
    sendAnswer(response, {status: 401, text: 'A key is missing: add ?key=…'});
  } else if (key !== DEMONSTRATION_KEY) {
    sendAnswer(response, {status: 403, text: 'Invalid key'});
  } else if (style) {
    send(response, 200, 'application/json', JSON.stringify(style));
  } else {
    sendAnswer(response, {status: 404, text: 'The styles are streets.json and satellite.json.'});
  }
};
