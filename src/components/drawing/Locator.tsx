import type {ReactNode} from 'react';
import {Drawing, type Lettering} from './Drawing';

/** Longitude and latitude in degrees east and north. */
type Position = readonly [east: number, north: number];

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

/*
 * Hand-drawn coasts of the northern hemisphere. Corners are in degrees east and north, only as
 * detailed as this size of map needs. Not suitable for navigation.
 */
const COASTS = [
  // Africa, cut off at the equator
  '-6 36,-10 32,-13 27,-17 21,-17 15,-13 9,-8 4.5,2 6,9 4,9 -2,40 -3,44 1.5,51 11.5,43 11.5,39 15,37 21,34 27,32 30,31 31.5,25 32,20 31,15 32.5,11 33.5,11 37,3 37,-2 35',
  // Europe and Asia, from the Levant westwards
  '32.5 31,35 33,36 36.5,30 36.5,27 37,26.5 39.5,29 41,26 41,23.5 40,24 38,22.5 36.5,19.5 40,19 42,13.5 45.5,12.5 44,18.5 40,16 38,15.5 40,9 44.3,4 43.4,0 39.5,-1 37.5,-5.5 36,-9 37,-9 43,-2 43.4,-1.2 45,-4.5 48.4,-1.5 48.8,-1.8 49.7,1.6 50.9,4 52,8.5 53.9,8 56.5,10.5 57.7,11 54.5,18.5 54.6,21 55.5,21.5 57.5,24 57.3,23.5 59.2,30 59.9,21.5 60.8,21.5 63,25.5 65,22 65.8,17.3 61,18.8 60,16.5 57,14.3 55.5,11 59,7 58,5 60,5.5 62.3,14 68,20 70,27 71,41 67,33 66.7,35 64.3,40.5 64.6,44 66,44 68.5,60 69,68 68.5,67 72,73 72.5,73 68,77 72,87 75,104 77.7,113 74,130 71,140 72.5,160 69.7,180 69,-170 66,179 62.5,170 60,163 58,162 55,156.7 51,156 57,163 62,155 59.5,143 59.3,135.5 54.7,141 53,140 48,135 43.5,130.5 42.5,128 39.5,129.3 36,126.5 34.5,126 37.5,121.5 40,118 38.5,122.3 37,119.5 35,122 31,121.5 28.5,117 23.5,110 21,106 20,109 15,109 11.5,105 9,103 11,100.5 13.3,99.5 9.5,103.5 1.5,101 3,98.3 8,98 15,94.5 16,92 21.5,87 21.5,80.3 15,80 12,77.5 8,73 17,72.5 21,69 22.5,66.5 25,57 25.5,56.5 27,52 27.7,48.5 30,50 26.5,51.5 25,54.5 24.2,56.3 26,59.8 22.5,55 17.5,45 12.8,42.5 17,39 21,35 28,32.5 30',
  // Black Sea, Caspian
  '28 43,29 41.2,35 42,41 41.5,38 44.5,33 44.5,31 46.5',
  '47 45,51 47,53 45,53.8 37,50 37.5,49 40.5',
  // Great Britain, Ireland, Iceland, Greenland, Svalbard, Novaya Zemlya
  '-5.6 50.1,-5 51.8,-4.5 53.3,-3 54,-5 55,-6 57,-5 58.6,-3 58.6,-4 57.6,-2 57.5,-3 56,-1.5 55,.2 53,1.7 52.7,1 51.4,-2 50.6',
  '-6 52.2,-10 51.6,-10 54,-8 55.2,-6 54.5',
  '-24 65.5,-22 64,-18.5 63.4,-14 65,-16 66.4,-22 66.2',
  '-44 60,-51 64,-54 68,-56 73,-68 76.5,-72 78.5,-60 82,-33 83.5,-15 81.5,-20 75,-22 71,-31 68.2,-40 65.2',
  '12 78,17 76.7,26 80,15 80',
  '52 71,57 70.8,68 76.7,56 74.5',
  // Japan, Sakhalin, Taiwan, three of the Philippines, Borneo, Sumatra, Sri Lanka
  '130 32,131.5 34,136 35.6,140 39.5,140.2 43.2,142 45.3,145.2 43.3,141.5 41,142 39.5,140.8 35.8,136 33.6,131 31',
  '142 46,142 54,144 50',
  '120.2 23,121.5 25,121 22',
  '120.3 16,120.7 18.5,122.2 18.4,121.6 15.5,124 13,123.5 12.6,120.7 13.8',
  '122.5 11.5,125 12.4,125.3 10.3,123 9.2',
  '122 7,123.5 8.6,125.5 9.8,126.4 7,125.5 5.8',
  '109 1.5,117 7,119 5,117.5 1,116 -3.8,110.2 -2.8',
  '95.3 5.6,98.5 3.8,103.5 0,106 -3,105.5 -5.8,101 -2',
  '80 9.7,81.8 7.5,80.3 6',
  // North America, from the Bering Strait eastwards
  '-168 65.7,-161 66.5,-166 68.3,-156.5 71.3,-141 69.7,-128 70.3,-115 68.5,-95 68,-94 72,-85 69.8,-82 67,-87 64.5,-94 61,-94.5 58.7,-88 56.5,-82.3 55,-79 51.5,-79 54.7,-76.7 57,-77.5 62.5,-70 61,-67 58.5,-64.5 60.3,-56 53,-60 50.2,-66 50,-71 47,-64.5 48.9,-65 46.5,-61 46,-66 43.7,-67 45,-70 43.5,-70 41.8,-74 40.6,-76 35,-81 31.5,-80.2 26.5,-81 25.2,-84 30,-94 29.6,-97.4 27,-97.5 22,-95 18.5,-91 18.7,-90 21,-87 21.4,-88 16,-83.5 15,-83 10,-77.5 8,-85 10,-94 16,-102 18,-105.5 20.5,-109 25.5,-114 31.5,-109.6 23,-115 29,-117.2 32.7,-120.6 34.6,-124.2 40.3,-124 46,-123 49,-131 55,-139.5 59.7,-150 60,-164.5 54.6,-158 58.3,-166 62,-161 64.5',
  // Newfoundland, Baffin, Victoria, Ellesmere and Banks Islands, Cuba
  '-59 47.6,-56 51.5,-53 47',
  '-62 66.5,-66 62,-72 63.8,-73 67.5,-89 71,-85 73.5,-68 70',
  '-117 71,-107 73,-103 70,-109 68.7,-116 69.5',
  '-78 76.5,-90 77,-92 81,-70 83,-62 82.5,-72 79',
  '-125 72,-122 74.3,-117 73,-123 71.2',
  '-84.8 22,-80 23,-74.3 20.2,-77.5 19.9',
];

/** Each coast as a ring of corners; the two seas are holes in Europe and Asia. */
const coasts: readonly (readonly Position[])[] = COASTS.map((coast) =>
  coast.split(',').map((corner): Position => {
    const [east = 0, north = 0] = corner.split(' ').map(Number);
    return [east, north];
  }),
);

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
const SCALE = 20;
/** Distance in units from a northern place to its name, so that no coast crosses the name. */
const CLEARANCE = 34;
const SHEET = {left: -420, top: -405, width: 990, height: 625};

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
    shift: north ? [west ? -8 : 8, -6] : [west ? -26 : 26, 24],
  };
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
  const land = coasts
    .map((coast) => `M${coast.map((at) => spot(at).join(' ')).join('L')}Z`)
    .join('');
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
