import {block, type Area, type Point} from '../ground';

/** Middle, width, depth in metres and degrees askew. */
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

/** What stands outside the town: sheds of the works, farms, and the headquarters. */
export const buildings: readonly Area[] = [
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
