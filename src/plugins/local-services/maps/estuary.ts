import {brand} from '../../../data/brand/brand';
import {block, curve, type Area, type Line, type Place, type Point} from './ground';

/*
 * An invented estuary round the headquarters, drawn by hand in metres east and north of it: river,
 * quay, jetty, roads, buildings. It agrees with the site plan of the contact page, not with
 * the country; an owner who moves the coordinates takes it along.
 */

const northBank = curve([
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

const southBank = curve([
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

const shifted = (course: readonly Point[], north: number): Point[] =>
  course.map(([east, at]) => [east, at + north]);

const stretch = (course: readonly Point[], from: number, to: number): Point[] =>
  course.filter(([east]) => east >= from && east <= to);

/** The foreshore falls dry along a stretch of the bank. */
function foreshore(from: number, to: number, breadth: number): Area {
  const bank = stretch(northBank, from, to);
  const low = bank.map(([east, north], index): Point => {
    const swell = Math.sin((index / (bank.length - 1)) * Math.PI);
    return [east, north - breadth * swell];
  });
  return {kind: 'mud', outline: [...bank, ...low.toReversed()]};
}

const STREETS_APART = 150;
const TOWN: Point = [-1750, 1120];
const TURN = 12;

/** A point of the town's own grid, which stands askew. */
function inTown(east: number, north: number): Point {
  const turn = (TURN * Math.PI) / 180;
  return [
    TOWN[0] + east * Math.cos(turn) - north * Math.sin(turn),
    TOWN[1] + east * Math.sin(turn) + north * Math.cos(turn),
  ];
}

const grid = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => step * STREETS_APART);

const townStreets: Line[] = [
  ...grid.map((east): Line => ({kind: 'street', course: [inTown(east, -450), inTown(east, 450)]})),
  ...grid
    .filter((north) => Math.abs(north) <= 450)
    .map((north): Line => ({kind: 'street', course: [inTown(-600, north), inTown(600, north)]})),
];

/** Two terraces back to back in each block of the grid, the middle block left open as a green. */
const terraces: Area[] = grid.slice(0, -1).flatMap((east) =>
  grid
    .filter((north) => north >= -450 && north < 450)
    .filter((north) => !(east === 0 && north === 0))
    .flatMap((north) =>
      [-38, 38].flatMap((row) =>
        [-45, -15, 15, 45].map((along): Area => ({
          kind: 'building',
          outline: block(inTown(east + 75 + along, north + 75 + row), 25, 13, TURN),
        })),
      ),
    ),
);

const sheds: readonly (readonly [Point, number, number, number])[] = [
  [[-470, 120], 120, 60, 4],
  [[-330, 120], 90, 60, 4],
  [[-440, 230], 150, 70, 4],
  [[-300, 235], 70, 55, 4],
  [[-120, 95], 60, 40, 0],
  [[-110, 175], 80, 50, 0],
  [[150, 80], 90, 45, -2],
  [[270, 85], 70, 45, -2],
  [[190, 175], 130, 60, -2],
  [[420, 110], 110, 70, -4],
  [[420, 220], 120, 60, -4],
  [[610, 130], 90, 110, -8],
  [[60, 260], 60, 40, 10],
  [[760, 210], 70, 50, -8],
  [[90, -6], 16, 8, 0],
];

/** Farms and hamlets away from the town. */
const farms: readonly Point[] = [
  [2300, 1500],
  [3600, 1750],
  [-3600, 900],
  [-4700, 1300],
  [-600, 1700],
  [1500, 2200],
  [-2700, -1800],
  [1000, -1900],
  [3400, -1800],
];

const fields: Area[] = [
  ...[-5400, -4600, -3800, -3000].map((east): Area => ({
    kind: 'field',
    outline: block([east, 1900], 720, 620, 8),
  })),
  ...[-400, 400, 1200].map((east): Area => ({
    kind: 'field',
    outline: block([east, 1500], 700, 560, -5),
  })),
  ...[2200, 3100, 4000].map((east): Area => ({
    kind: 'field',
    outline: block([east, 2500], 800, 640, 12),
  })),
  ...[-3400, -2400, -1200, 0, 1300, 2500].map((east): Area => ({
    kind: 'field',
    outline: block([east, -2150], 860, 700, -6),
  })),
];

/** Later areas lie on earlier ones. */
export const areas: readonly Area[] = [
  ...fields,
  {
    kind: 'marsh',
    outline: curve([
      [1400, -120],
      [1480, 500],
      [1750, 1050],
      [2700, 1150],
      [3300, 800],
      [2700, 250],
      [2000, -60],
      [1400, -120],
    ]),
  },
  {
    kind: 'marsh',
    outline: curve([
      [-4900, -50],
      [-4300, 500],
      [-3200, 560],
      [-2500, 180],
      [-2700, -200],
      [-3800, -340],
      [-4900, -50],
    ]),
  },
  {
    kind: 'wood',
    outline: curve([
      [-900, 2200],
      [-500, 2600],
      [200, 2550],
      [150, 2150],
      [-400, 2050],
      [-900, 2200],
    ]),
  },
  {
    kind: 'wood',
    outline: curve([
      [4300, 1350],
      [4700, 1750],
      [5300, 1800],
      [5200, 1450],
      [4300, 1350],
    ]),
  },
  {kind: 'wood', outline: block(inTown(75, 75), 128, 128, TURN)},
  {kind: 'town', outline: block(TOWN, 1280, 980, TURN)},
  {kind: 'wood', outline: block(inTown(75, 75), 128, 128, TURN)},
  {
    kind: 'works',
    outline: [
      [-640, 20],
      [-560, 330],
      [-60, 330],
      [100, 330],
      [720, 300],
      [860, 200],
      [820, -40],
      [500, -30],
      [0, -8],
      [-400, -12],
    ],
  },
  {kind: 'water', outline: [...northBank, ...southBank]},
  foreshore(-3600, -900, 150),
  foreshore(900, 3600, 190),
  {
    kind: 'quay',
    outline: [
      [-26, -4],
      [26, -6],
      [26, -30],
      [-26, -28],
    ],
  },
  {kind: 'quay', outline: block([-34, -26], 3, 30)},
  {kind: 'quay', outline: block([-380, -140], 10, 260)},
  {kind: 'quay', outline: block([-380, -270], 150, 16)},
  ...terraces,
  ...sheds.map(([middle, width, depth, degrees]): Area => ({
    kind: 'building',
    outline: block(middle, width, depth, degrees),
  })),
  ...farms.flatMap((at): Area[] => [
    {kind: 'building', outline: block(at, 38, 16, 20)},
    {kind: 'building', outline: block([at[0] + 40, at[1] + 30], 26, 18, 20)},
  ]),
  {kind: 'headquarters', outline: block([0, 0], 30.4, 14.5)},
];

const jettyRoad = brand.address.street.replace(/^\d+\w?\s+/, '');

export const lines: readonly Line[] = [
  {
    kind: 'creek',
    course: curve([
      [1290, -185],
      [1270, 60],
      [1180, 360],
      [1330, 700],
      [1240, 1080],
      [1390, 1500],
    ]),
  },
  {kind: 'wall', course: shifted(stretch(northBank, -8000, -700), 14)},
  {kind: 'wall', course: shifted(stretch(northBank, 880, 8000), 14)},
  {kind: 'path', course: shifted(stretch(northBank, -8000, -700), 18), name: 'Sea Wall Path'},
  {kind: 'path', course: shifted(stretch(northBank, 880, 8000), 18), name: 'Sea Wall Path'},
  ...townStreets,
  {
    kind: 'rail',
    course: curve([
      [-9000, 1750],
      [-5000, 1150],
      [-2900, 420],
      [-1700, 330],
      [-700, 400],
      [900, 520],
      [3000, 1350],
      [9000, 2000],
    ]),
  },
  {
    kind: 'rail',
    course: curve([
      [-1500, 332],
      [-900, 300],
      [-560, 180],
      [-380, 60],
      [-330, 10],
    ]),
  },
  {
    kind: 'lane',
    course: curve([
      [-380, 10],
      [-380, 60],
      [-560, 60],
      [-560, 340],
      [-300, 300],
      [0, 330],
      [0, 640],
    ]),
  },
  {
    kind: 'lane',
    course: [
      [-60, 22],
      [-60, 320],
    ],
  },
  {
    kind: 'lane',
    course: curve([
      [340, 24],
      [330, 150],
      [520, 180],
      [520, 300],
      [0, 330],
    ]),
  },
  {
    kind: 'lane',
    course: curve([
      [1500, 900],
      [1800, 1350],
      [2300, 1480],
      [3600, 1720],
      [4000, 1900],
    ]),
  },
  {
    kind: 'lane',
    course: curve([
      [-3000, 1500],
      [-3500, 1000],
      [-4700, 1270],
      [-5200, 1790],
    ]),
  },
  {
    kind: 'lane',
    course: curve([
      [-9000, -2600],
      [-4000, -1950],
      [-1200, -1650],
      [1100, -1850],
      [3500, -1700],
      [9000, -3100],
    ]),
  },
  {
    kind: 'street',
    course: curve([
      [-640, 70],
      [-300, 28],
      [0, 21],
      [330, 24],
      [640, 44],
      [880, 130],
      [1000, 480],
      [1080, 760],
    ]),
    name: jettyRoad,
  },
  {
    kind: 'street',
    course: curve([
      [-640, 70],
      [-980, 190],
      [-1150, 560],
      [-1130, 870],
    ]),
    name: 'Mill Lane',
  },
  {
    kind: 'major',
    course: curve([
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
    name: 'Estuary Way',
  },
];

export const places: readonly Place[] = [
  {kind: 'town', at: TOWN, name: brand.address.town},
  {kind: 'headquarters', at: [0, -1], name: brand.address.building},
  {kind: 'spot', at: [-380, -220], name: 'Long Jetty'},
  {kind: 'spot', at: [2350, 620], name: 'Reed Marsh'},
  {kind: 'spot', at: [-3700, 150], name: 'Salt Marsh'},
  {kind: 'spot', at: [-350, 2350], name: 'Alder Wood'},
  {kind: 'spot', at: [2350, 1620], name: 'Creek Farm'},
];

/** Along the middle of the river, for its name. */
export const fairway: Line = {
  kind: 'path',
  course: curve([
    [-8000, 200],
    [-4500, -800],
    [-1500, -420],
    [0, -310],
    [1500, -560],
    [4500, 100],
    [8000, 100],
  ]),
  name: 'River Thames',
};
