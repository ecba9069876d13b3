import type {Point} from './ground';

/** The square of a Web Mercator tile. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Metres in a degree of latitude. */
const DEGREE = 111_320;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Origin {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres east and north of the origin as degrees. Good for the few miles of the drawing. */
export function degreesOf(
  [east, north]: Point,
  origin: Origin,
): [longitude: number, latitude: number] {
  return [
    origin.longitude + east / (DEGREE * Math.cos(radians(origin.latitude))),
    origin.latitude + north / DEGREE,
  ];
}

/** Degrees as a part of the world's square, 0 to 1 from the north-west (Web Mercator). */
export function mercator([longitude, latitude]: readonly [number, number]): [x: number, y: number] {
  const sine = Math.sin(radians(latitude));
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Where a point lies in a tile, in parts of the tile's side: 0 to 1 inside it. */
export function inTile(point: Point, origin: Origin, {z, x, y}: TileAddress): [number, number] {
  const [worldX, worldY] = mercator(degreesOf(point, origin));
  return [worldX * 2 ** z - x, worldY * 2 ** z - y];
}

/** How many metres a tile's side covers on the ground. */
export function tileSize({z}: TileAddress, origin: Origin): number {
  return (360 * DEGREE * Math.cos(radians(origin.latitude))) / 2 ** z;
}

/** Whether such a tile exists. */
export function isTile({z, x, y}: TileAddress): boolean {
  const side = 2 ** z;
  return z >= 0 && z <= 22 && x >= 0 && x < side && y >= 0 && y < side;
}
