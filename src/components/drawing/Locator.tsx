import type {ReactNode} from 'react';
import {coasts, type Position} from './coasts';
import {Drawing, type Lettering} from './Drawing';

/** Offset from the centre in kilometres, to the right and upwards. */
type Kilometres = readonly [right: number, up: number];

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

interface LocatorPlace {
  readonly name: string;
  readonly at: Position;
}

interface Props {
  readonly description: string;
  /** The centre of the map; distances and directions from it are true. */
  readonly centre: LocatorPlace;
  readonly places: readonly LocatorPlace[];
  /** Radii of the distance rings, in kilometres. */
  readonly rings: readonly number[];
}

/** Kilometres per unit of the drawing. */
const SCALE = 10;
/** Distance in units from a northern place to its name, so that no coast crosses the name. */
const CLEARANCE = 68;
const SHEET = {left: -840, top: -810, width: 1980, height: 1250};

const numbers = new Intl.NumberFormat('en-GB');

/**
 * Puts a place's name above its point in the far north and below it elsewhere. The name extends
 * towards the middle, so that no other route crosses it.
 */
function placeLabel(name: string, [x, y]: readonly [number, number]): Lettering {
  const west = x < 0;
  const north = y < SHEET.top / 2;
  return {
    x,
    y: north ? y - CLEARANCE : y,
    text: name,
    name: true,
    at: west ? 'start' : 'end',
    shift: north ? [west ? -8 : 8, -6] : [west ? -30 : 26, 25],
  };
}

/** A closed path, written as the steps from corner to corner, which are shorter than the corners. */
function outline(corners: readonly (readonly [x: number, y: number])[]): string {
  const steps = corners.map(([x, y], index) => {
    const [fromX, fromY] = corners[index - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M0 0m${steps.join(' ').replaceAll(' -', '-')}z`;
}

/**
 * A map of the globe as seen from one place: rings are distances, straight lines are the shortest
 * routes, and north is up from the centre (azimuthal equidistant projection).
 */
export function Locator({description, centre, places, rings}: Props): ReactNode {
  const project = azimuthal(centre.at);
  const spot = (at: Position) => {
    const [right, up] = project(at);
    return [Math.round(right / SCALE), Math.round(-up / SCALE)] as const;
  };
  const points = places.map((place) => ({...place, spot: spot(place.at)}));
  const land = coasts.map((coast) => outline(coast.map(spot))).join('');
  return (
    <Drawing
      description={description}
      frame={SHEET}
      lettering={[
        // Both in open water at every size: the Bering Sea, and the Atlantic west of Morocco.
        {x: 0, y: SHEET.top, text: 'N', at: 'end', shift: [-5, 13]},
        ...rings.slice(2, 3).map((ring) => ({
          x: (-0.94 * ring) / SCALE,
          y: (0.342 * ring) / SCALE,
          text: `${numbers.format(ring)} km`,
          shift: [5, 4] as const,
        })),
        ...points.map(({name, spot: at}) => placeLabel(name, at)),
        {x: 0, y: 0, text: centre.name, name: true, at: 'end', shift: [-8, 18]},
      ]}
    >
      <path className="drawing__land" d={land} />
      {rings.map((ring) => (
        <circle key={ring} className="drawing__hair" r={ring / SCALE} />
      ))}
      <path className="drawing__hidden" d={`M0 0V${2 * SHEET.top}`} />
      <path
        className="drawing__route"
        d={points.map(({spot: [x, y]}) => `M0 0L${x} ${y}`).join('')}
      />
      {points.map(({name, spot: [x, y]}) => (
        <path key={name} className="drawing__place" d={`M${x} ${y}h0`} />
      ))}
      <path className="drawing__place drawing__place--home" d="M0 0h0" />
    </Drawing>
  );
}
