import type {StyleSpecification} from 'maplibre-gl';
import {DEMONSTRATION_KEY, DEMONSTRATION_PATH} from '../configuration/variables';
import {brand} from '../data/brand/brand';
import {send, sendAnswer, type Handler} from './http';

/*
 * An invented riverside town, drawn in metres east and north of the headquarters. It matches the
 * site plan on the contact page and moves with the brand's coordinates.
 */

type Point = readonly [east: number, north: number];
type Kind = 'headquarters' | 'name' | 'park' | 'road' | 'town' | 'water';

/** Outlines as `east,north east,north`. Later areas are drawn over earlier ones. */
const AREAS: readonly (readonly [Kind, string])[] = [
  ['park', '1400,-150 1400,400 1750,1050 2700,1150 3300,800 2700,200 1400,-150'],
  ['park', '-900,-1250 1100,-1450 1250,-2300 -760,-2250 -900,-1250'],
  ['town', '-1330,90 -340,290 -470,870 -1460,670'],
  ['town', '-640,40 -560,330 120,310 720,290 860,180 820,-60 500,-30 0,-14 -400,-12'],
  [
    'water',
    '-40000,6000 -9000,900 -5200,-150 -2600,-330 -700,-45 -260,-17 0,-16 250,-20 700,-50 1500,-230 2900,120 5600,1300 9000,1300 40000,7000 40000,-9000 9000,-2600 5200,-1500 2600,-1250 1200,-1350 -1400,-980 -4200,-1650 -9000,-600 -40000,2000 -40000,6000',
  ],
  ['town', '-26,-10 26,-12 26,-30 -26,-28'],
  ['town', '-386,0 -374,0 -374,-240 -300,-240 -300,-256 -460,-256 -460,-240 -386,-240'],
  ['headquarters', '-15,-7 15,-7 15,7 -15,7'],
];

const street = brand.address.street.replace(/^\d+\w?\s+/, '');

/** Roads, and lines that only carry a name. */
const WAYS: readonly (readonly [Kind, course: string, name: string])[] = [
  ['road', '-1290,110 -640,40 -300,28 0,21 330,24 640,34 880,130 1000,480 1080,760', street],
  ['road', '20,21 40,240 -110,400 -130,680', 'Mill Lane'],
  ['road', '-9000,-2600 -4000,-1950 -1200,-1400 1100,-1650 9000,-3100', 'Levels Road'],
  ['road', '-40000,12000 -5200,2000 -1900,1000 -130,680 1080,760 40000,11000', 'Estuary Way'],
  ['name', '-1250,340 -500,500', brand.address.town],
  ['name', '-4500,-900 -1500,-520 -300,-420 1500,-700 4500,-100', 'River Thames'],
  ['name', '1700,500 3000,760', 'Reed Marsh'],
];

const pointsOf = (text: string) =>
  text.split(' ').map((pair): Point => {
    const [east = 0, north = 0] = pair.split(',').map(Number);
    return [east, north];
  });

/** Rounds the corners of a line. Each round cuts every corner off. */
function curve(line: readonly Point[], rounds = 3): readonly Point[] {
  if (rounds === 0) return line;
  const cut = line.slice(1).flatMap(([c, d], index): Point[] => {
    const [a, b] = line[index] ?? [c, d];
    const between = (part: number): Point => [a + (c - a) * part, b + (d - b) * part];
    return [between(0.25), between(0.75)];
  });
  return curve([...line.slice(0, 1), ...cut, ...line.slice(-1)], rounds - 1);
}

const {latitude, longitude} = brand.coordinates;
const METRES_PER_DEGREE = 111_320;

const position = ([east, north]: Point): [longitude: number, latitude: number] => [
  longitude + east / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)),
  latitude + north / METRES_PER_DEGREE,
];

function styleOf(colours: Readonly<Record<Kind | 'halo' | 'land', string>>): StyleSpecification {
  const areas = AREAS.map(([kind, outline]) => {
    const points = pointsOf(outline);
    const line = kind === 'park' || kind === 'water' ? curve(points) : points;
    const coordinates = [[...line, ...line.slice(0, 1)].map(position)];
    const geometry = {type: 'Polygon' as const, coordinates};
    return {type: 'Feature' as const, properties: {colour: colours[kind]}, geometry};
  });
  const ways = WAYS.map(([kind, course, name]) => {
    const coordinates = curve(pointsOf(course)).map(position);
    const geometry = {type: 'LineString' as const, coordinates};
    return {type: 'Feature' as const, properties: {kind, name}, geometry};
  });
  const features = [...areas, ...ways];
  const source = 'town';
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
      {id: 'land', type: 'background', paint: {'background-color': colours.land}},
      {
        id: 'areas',
        type: 'fill',
        source,
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: {'fill-color': ['get', 'colour']},
      },
      {
        id: 'roads',
        type: 'line',
        source,
        filter: ['==', ['get', 'kind'], 'road'],
        layout: {'line-cap': 'round', 'line-join': 'round'},
        paint: {
          'line-color': colours.road,
          // Grows with the zoom.
          'line-width': ['interpolate', ['exponential', 1.7], ['zoom'], 12, 1.5, 18, 30],
        },
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
          'text-color': colours.name,
          'text-halo-color': colours.halo,
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
      headquarters: '#c2391a',
      road: '#ffffff',
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
      headquarters: '#d9cfc4',
      road: '#a5a196',
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
