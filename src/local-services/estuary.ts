import {brand} from '../data/brand/brand';

/**
 * An invented estuary round the headquarters, drawn by hand in metres east and north of it. It
 * agrees with the site plan of the contact page, not with the country; an owner who moves the
 * coordinates takes it along.
 */

type Point = readonly [east: number, north: number];

/** A soft curve through hand-set points (Catmull-Rom), so that a bank needs few of them. */
function curve(points: readonly Point[], steps = 8): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    const before = points[index - 1] ?? point;
    const after = points[index + 2] ?? next;
    return Array.from({length: steps}, (_, step): Point => {
      const at = step / steps;
      const axis = (i: 0 | 1) => {
        const [a, b, c, d] = [before[i], point[i], next[i], after[i]];
        return (
          b + 0.5 * at * (c - a + at * (2 * a - 5 * b + 4 * c - d + at * (3 * (b - c) + d - a)))
        );
      };
      return [axis(0), axis(1)];
    });
  });
}

/** A rectangle about its middle, turned anticlockwise by `degrees`. */
function block(middle: Point, width: number, depth: number, degrees = 0): Point[] {
  const turn = (degrees * Math.PI) / 180;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.map(([x, y]) => [
    middle[0] + (x * width * Math.cos(turn) - y * depth * Math.sin(turn)) / 2,
    middle[1] + (x * width * Math.sin(turn) + y * depth * Math.cos(turn)) / 2,
  ]);
}

const NORTH_BANK = curve([
  [-9000, 900],
  [-7000, 500],
  [-5200, -150],
  [-3800, -420],
  [-2600, -300],
  [-1500, -120],
  [-700, -45],
  [-260, -20],
  [0, -17],
  [250, -22],
  [700, -60],
  [1300, -190],
  [2000, -160],
  [2900, 120],
  [4000, 700],
  [5600, 1300],
  [7400, 1500],
  [9000, 1300],
]);
const SOUTH_BANK = curve([
  [9000, -2600],
  [7000, -2300],
  [5200, -1500],
  [3900, -1150],
  [2600, -1250],
  [1200, -1350],
  [0, -1150],
  [-1400, -1080],
  [-2800, -1350],
  [-4200, -1650],
  [-5600, -1500],
  [-7200, -900],
  [-9000, -600],
]);

const TOWN: Point = [-1750, 1120];
/** Degrees by which its grid stands askew, and metres between its streets. */
const [TURN, APART] = [12, 150];

/** A point of the town's own grid. */
const inTown = (east: number, north: number): Point =>
  block(TOWN, 2 * east, 2 * north, TURN)[2] ?? TOWN;

const COLUMNS = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => step * APART);
const ROWS = COLUMNS.slice(1, -1);

/** What covers the ground; later areas lie on earlier ones. */
const areas: readonly (readonly [kind: string, outline: readonly Point[]])[] = [
  ...[-5400, -4600, -3800, -3000].map(
    (east) => ['field', block([east, 1900], 720, 620, 8)] as const,
  ),
  ...[-400, 400, 1200].map((east) => ['field', block([east, 1500], 700, 560, -5)] as const),
  ...[-3400, -2400, -1200, 0, 1300].map(
    (east) => ['field', block([east, -2150], 860, 700, -6)] as const,
  ),
  [
    'marsh',
    curve([
      [1400, -120],
      [1480, 500],
      [1750, 1050],
      [2700, 1150],
      [3300, 800],
      [2700, 250],
      [2000, -60],
      [1400, -120],
    ]),
  ],
  [
    'marsh',
    curve([
      [-4900, -50],
      [-4300, 500],
      [-3200, 560],
      [-2500, 180],
      [-2700, -200],
      [-3800, -340],
      [-4900, -50],
    ]),
  ],
  [
    'wood',
    curve([
      [-900, 2200],
      [-500, 2600],
      [200, 2550],
      [150, 2150],
      [-400, 2050],
      [-900, 2200],
    ]),
  ],
  ['town', block(TOWN, 1280, 980, TURN)],
  ['wood', block(inTown(75, 75), 128, 128, TURN)],
  [
    'works',
    [
      [-640, 20],
      [-560, 330],
      [100, 330],
      [720, 300],
      [860, 200],
      [820, -40],
      [500, -30],
      [0, -8],
      [-400, -12],
    ],
  ],
  ['water', [...NORTH_BANK, ...SOUTH_BANK]],
  [
    'quay',
    [
      [-26, -4],
      [26, -6],
      [26, -30],
      [-26, -28],
    ],
  ],
  ['quay', block([-380, -140], 10, 260)],
  ['quay', block([-380, -270], 150, 16)],
];

/** Middle, width and depth in metres, degrees askew: the sheds of the works. */
const SHEDS: readonly (readonly [Point, number, number, number])[] = [
  [[-470, 120], 120, 60, 4],
  [[-330, 120], 90, 60, 4],
  [[-440, 230], 150, 70, 4],
  [[-120, 95], 60, 40, 0],
  [[-110, 175], 80, 50, 0],
  [[150, 80], 90, 45, -2],
  [[270, 85], 70, 45, -2],
  [[190, 175], 130, 60, -2],
  [[420, 110], 110, 70, -4],
  [[420, 220], 120, 60, -4],
  [[610, 130], 90, 110, -8],
];

/** Two terraces back to back in each block of the town, the middle block left open as a green. */
const terraces = COLUMNS.slice(0, -1).flatMap((east) =>
  ROWS.slice(0, -1)
    .filter((north) => east !== 0 || north !== 0)
    .flatMap((north) =>
      [-38, 38].map((row) => block(inTown(east + 75, north + 75 + row), 115, 13, TURN)),
    ),
);

/** Ways, in the order in which they are drawn. */
const ways: readonly (readonly [kind: string, course: readonly Point[], name?: string])[] = [
  [
    'creek',
    curve([
      [1290, -185],
      [1270, 60],
      [1180, 360],
      [1330, 700],
      [1240, 1080],
      [1390, 1500],
    ]),
  ],
  ...COLUMNS.map((east) => ['street', [inTown(east, -450), inTown(east, 450)]] as const),
  ...ROWS.map((north) => ['street', [inTown(-600, north), inTown(600, north)]] as const),
  [
    'rail',
    curve([
      [-9000, 1750],
      [-5000, 1150],
      [-2900, 420],
      [-1700, 330],
      [-700, 400],
      [900, 520],
      [3000, 1350],
      [9000, 2000],
    ]),
  ],
  [
    'lane',
    curve([
      [-380, 10],
      [-380, 60],
      [-560, 60],
      [-560, 340],
      [-300, 300],
      [0, 330],
      [0, 640],
    ]),
  ],
  [
    'lane',
    curve([
      [340, 24],
      [330, 150],
      [520, 180],
      [520, 300],
      [0, 330],
    ]),
  ],
  [
    'lane',
    curve([
      [-9000, -2600],
      [-4000, -1950],
      [-1200, -1650],
      [1100, -1850],
      [3500, -1700],
      [9000, -3100],
    ]),
  ],
  [
    'street',
    curve([
      [-640, 70],
      [-300, 28],
      [0, 21],
      [330, 24],
      [640, 44],
      [880, 130],
      [1000, 480],
      [1080, 760],
    ]),
    brand.address.street.replace(/^\d+\w?\s+/, ''),
  ],
  [
    'street',
    curve([
      [-640, 70],
      [-980, 190],
      [-1150, 560],
      [-1130, 870],
    ]),
    'Mill Lane',
  ],
  [
    'major',
    curve([
      [-9000, 2300],
      [-5200, 1800],
      [-3000, 1500],
      [-1130, 870],
      [0, 640],
      [1080, 760],
      [1500, 900],
      [4000, 1900],
      [9000, 2600],
    ]),
    'Estuary Way',
  ],
];

const places: readonly (readonly [kind: string, at: Point, name: string])[] = [
  ['town', TOWN, brand.address.town],
  ['headquarters', [0, -1], brand.address.building],
  ['spot', [-380, -220], 'Long Jetty'],
  ['spot', [2350, 620], 'Reed Marsh'],
  ['spot', [-3700, 150], 'Salt Marsh'],
  ['spot', [-350, 2350], 'Alder Wood'],
];

/** Along the middle of the river, for its name. */
const FAIRWAY = curve([
  [-8000, 200],
  [-4500, -800],
  [-1500, -420],
  [0, -310],
  [1500, -560],
  [4500, 100],
  [8000, 100],
]);

/** Metres in a degree of latitude. */
const DEGREE = 111_320;
const {latitude, longitude} = brand.coordinates;
const shrink = Math.cos((latitude * Math.PI) / 180);

const position = ([east, north]: Point): [longitude: number, latitude: number] => [
  Number((longitude + east / (DEGREE * shrink)).toFixed(6)),
  Number((latitude + north / DEGREE).toFixed(6)),
];

type Geometry =
  | {type: 'Point'; coordinates: number[]}
  | {type: 'LineString'; coordinates: number[][]}
  | {type: 'Polygon'; coordinates: number[][][]};

const feature = (layer: string, geometry: Geometry, kind: string, name?: string) => ({
  type: 'Feature' as const,
  geometry,
  properties: {layer, kind, ...(name !== undefined && {name})},
});

const polygon = (outline: readonly Point[]): Geometry => ({
  type: 'Polygon',
  coordinates: [[...outline, ...outline.slice(0, 1)].map(position)],
});
const line = (course: readonly Point[]): Geometry => ({
  type: 'LineString',
  coordinates: course.map(position),
});

/** The whole estuary as GeoJSON; each feature says its `layer` and `kind`, some a `name`. */
export const estuary = {
  type: 'FeatureCollection' as const,
  features: [
    ...areas.map(([kind, outline]) => feature('ground', polygon(outline), kind)),
    ...terraces.map((outline) => feature('building', polygon(outline), 'house')),
    ...SHEDS.map((shed) => feature('building', polygon(block(...shed)), 'shed')),
    feature('building', polygon(block([0, 0], 30.4, 14.5)), 'headquarters'),
    ...ways.map(([kind, course, name]) => feature('way', line(course), kind, name)),
    feature('water-name', line(FAIRWAY), 'river', 'River Thames'),
    ...places.map(([kind, at, name]) =>
      feature('place', {type: 'Point', coordinates: position(at)}, kind, name),
    ),
  ],
};
