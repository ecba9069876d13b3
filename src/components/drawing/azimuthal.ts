/** Longitude and latitude in degrees east and north. */
export type Position = readonly [east: number, north: number];

/** Offset from the centre in kilometres, to the right and upwards. */
export type Kilometres = readonly [right: number, up: number];

/** Mean radius of the Earth in kilometres. */
const EARTH = 6371;

/**
 * Returns a projection that preserves distance and direction from one place (azimuthal
 * equidistant): a straight line from the centre is the shortest route, and its length can be
 * measured.
 */
export function azimuthal([centreEast, centreNorth]: Position): (place: Position) => Kilometres {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians(centreNorth)), Math.cos(radians(centreNorth))];
  return ([east, north]) => {
    const turn = radians(east - centreEast);
    const latitude = radians(north);
    const right = Math.cos(latitude) * Math.sin(turn);
    const up = cos * Math.sin(latitude) - sin * Math.cos(latitude) * Math.cos(turn);
    const towards = sin * Math.sin(latitude) + cos * Math.cos(latitude) * Math.cos(turn);
    const length = Math.hypot(right, up);
    const scale = length === 0 ? 0 : (EARTH * Math.atan2(length, towards)) / length;
    return [right * scale, up * scale];
  };
}
