import {block, type Area, type Line, type Point} from '../ground';

const STREETS_APART = 150;
export const TOWN: Point = [-1750, 1120];
/** Degrees by which its grid stands askew. */
export const TURN = 12;

/** A point of the town's own grid. */
export function inTown(east: number, north: number): Point {
  const turn = (TURN * Math.PI) / 180;
  return [
    TOWN[0] + east * Math.cos(turn) - north * Math.sin(turn),
    TOWN[1] + east * Math.sin(turn) + north * Math.cos(turn),
  ];
}

const grid = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => step * STREETS_APART);

export const townStreets: Line[] = [
  ...grid.map((east): Line => ({kind: 'street', course: [inTown(east, -450), inTown(east, 450)]})),
  ...grid
    .filter((north) => Math.abs(north) <= 450)
    .map((north): Line => ({kind: 'street', course: [inTown(-600, north), inTown(600, north)]})),
];

/** Two terraces back to back in each block of the grid, the middle block left open as a green. */
export const terraces: Area[] = grid.slice(0, -1).flatMap((east) =>
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
