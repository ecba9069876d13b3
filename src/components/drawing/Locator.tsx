import type {ReactNode} from 'react';
import {Drawing, type Lettering} from './Drawing';
import {azimuthal, type Position} from './azimuthal';
import {coasts} from './land';

/** A place on the sheet. */
interface LocatorPlace {
  readonly name: string;
  readonly at: Position;
}

interface Props {
  readonly description: string;
  /** The place from which distances and courses are true. */
  readonly centre: LocatorPlace;
  readonly places: readonly LocatorPlace[];
  /** Distances in kilometres at which a ring is drawn. */
  readonly rings: readonly number[];
}

/** Kilometres to one unit of the drawing. */
const SCALE = 20;
/** Kilometres under the edge that a ring needs for its label. */
const MARGIN = 1000;
const SHEET = {left: -420, top: -405, width: 990, height: 625};

const numbers = new Intl.NumberFormat('en-GB');

/** The name stands over a place in the north and under one in the south, turned to the middle. */
function beside(name: string, [x, y]: readonly [number, number]): Lettering {
  const west = x < 0;
  return {
    x,
    y,
    text: name,
    name: true,
    at: west ? 'start' : 'end',
    shift: [west ? -26 : 26, y < 0 ? -12 : 20],
  };
}

/**
 * The globe seen from one place: rings are distances, straight lines are the shortest ways, and
 * north is up from the centre (azimuthal equidistant projection).
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
        ...rings
          .filter((ring) => ring < -SHEET.top * SCALE - MARGIN)
          .map((ring) => ({
            x: 0,
            y: -ring / SCALE,
            text: numbers.format(ring),
            shift: [5, -4] as const,
          })),
        ...points.map(({name, spot: at}) => beside(name, at)),
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
