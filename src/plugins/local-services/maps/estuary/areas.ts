import {block, curve, type Area, type Point} from '../ground';
import {northBank, southBank, stretch} from './banks';
import {buildings} from './buildings';
import {inTown, terraces, TOWN, TURN} from './town';

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

/** The foreshore falls dry along a stretch of the bank. */
function foreshore(from: number, to: number, breadth: number): Area {
  const bank = stretch(northBank, from, to);
  const low = bank.map(([east, north], index): Point => {
    const swell = Math.sin((index / (bank.length - 1)) * Math.PI);
    return [east, north - breadth * swell];
  });
  return {kind: 'mud', outline: [...bank, ...low.toReversed()]};
}

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
  ...buildings,
];
